import { expect, test } from 'vitest';
import { effectiveSettings, quizSwitches } from './settings';
import { boundSettingsSchema } from './settings-schema';

const effective = (changes: Partial<typeof quizSwitches>) =>
  effectiveSettings({ ...quizSwitches, ...changes });

test('question timers force navigation off', () => {
  expect(effective({ allowNavigation: true, useQuestionTimer: true }).allowNavigation).toBe(false);
});

test('without question timers navigation is as the teacher chose', () => {
  expect(effective({ allowNavigation: true, useQuestionTimer: false }).allowNavigation).toBe(true);
  expect(effective({ allowNavigation: false, useQuestionTimer: false }).allowNavigation).toBe(false);
});

test('questions are sent one by one with question timers alone', () => {
  expect(effective({ sendOneByOne: true, useQuestionTimer: true }).sendOneByOne).toBe(true);
  expect(effective({ sendOneByOne: true, useQuestionTimer: false }).sendOneByOne).toBe(false);
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
