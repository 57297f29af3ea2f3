import { expect, test } from 'vitest';
import { effectiveSettings, quizSwitches } from './settings';
import { boundSettingsSchema } from './settings-schema';

const effective = (changes: Partial<typeof quizSwitches>) =>
  effectiveSettings({ ...quizSwitches, ...changes });

test('question timers force navigation off', () => {
  expect(effective({ allowNavigation: true, useQuestionTimer: true }).allowNavigation).toBe(false);
});

test('without question timers navigation is the teacher’s choice', () => {
  expect(effective({ allowNavigation: true, useQuestionTimer: false }).allowNavigation).toBe(true);
  expect(effective({ allowNavigation: false, useQuestionTimer: false }).allowNavigation).toBe(false);
});

test('questions are sent one by one only with question timers', () => {
  expect(effective({ sendOneByOne: true, useQuestionTimer: true }).sendOneByOne).toBe(true);
  expect(effective({ sendOneByOne: true, useQuestionTimer: false }).sendOneByOne).toBe(false);
});

test('settings older than a switch keep their earlier behaviour', () => {
  const stored = { totalTimeSeconds: 60, allowNavigation: false };
  const { blindMarking: _, ...bound } = quizSwitches;
  expect(boundSettingsSchema.parse(stored)).toEqual({ ...bound, ...stored });
});

test('an attempt is not bound to settings of marking only', () => {
  const stored = { ...quizSwitches, totalTimeSeconds: 60 };
  expect(boundSettingsSchema.parse(stored)).not.toHaveProperty('blindMarking');
});
