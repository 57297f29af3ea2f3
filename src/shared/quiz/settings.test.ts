import { expect, test } from 'vitest';
import { effectiveSettings } from './settings';

test('question timers force navigation off', () => {
  expect(effectiveSettings({ allowNavigation: true, useQuestionTimer: true }).allowNavigation).toBe(false);
});

test('without question timers navigation is as the teacher chose', () => {
  expect(effectiveSettings({ allowNavigation: true, useQuestionTimer: false }).allowNavigation).toBe(true);
  expect(effectiveSettings({ allowNavigation: false, useQuestionTimer: false }).allowNavigation).toBe(false);
});
