import { expect, test } from 'vitest';
import { effectiveSettings, quizSwitches } from './settings';
import { boundSettingsSchema } from './settings-schema';

test('question timers force navigation off', () => {
  expect(effectiveSettings({ allowNavigation: true, useQuestionTimer: true }).allowNavigation).toBe(false);
});

test('without question timers navigation is as the teacher chose', () => {
  expect(effectiveSettings({ allowNavigation: true, useQuestionTimer: false }).allowNavigation).toBe(true);
  expect(effectiveSettings({ allowNavigation: false, useQuestionTimer: false }).allowNavigation).toBe(false);
});

test('what was stored before there was a switch is read as it was then', () => {
  const stored = { totalTimeSeconds: 60, allowNavigation: false };
  const { blindMarking: _, ...bound } = quizSwitches;
  expect(boundSettingsSchema.parse(stored)).toEqual({ ...bound, ...stored });
});

test('an attempt is not bound to what concerns its marking alone', () => {
  const stored = { ...quizSwitches, totalTimeSeconds: 60 };
  expect(boundSettingsSchema.parse(stored)).not.toHaveProperty('blindMarking');
});
