import { expect, test } from 'vitest';
import { attemptDeadline } from '../../../shared/timing/deadline';
import { scaleTimes } from './scale';

const version = {
  settings: { totalTimeSeconds: 601, useQuestionTimer: false },
  questions: [{ timeLimit: 30, text: 'Why?' }, { timeLimit: null }],
};

test('a student with half the time more gets it in total and for every question, rounded up', () => {
  expect(scaleTimes(version, 150)).toEqual({
    settings: { totalTimeSeconds: 902, useQuestionTimer: false },
    questions: [{ timeLimit: 45, text: 'Why?' }, { timeLimit: null }],
  });
});

test('without extra time the times are unchanged', () => {
  expect(scaleTimes(version, 100)).toBe(version);
});

test('no factor promises a second that rounding removes', () => {
  for (let percent = 100; percent <= 400; percent += 5) {
    const { settings } = scaleTimes(version, percent);
    expect(settings.totalTimeSeconds * 100).toBeGreaterThanOrEqual(601 * percent);
    expect(settings.totalTimeSeconds * 100).toBeLessThan(601 * percent + 100);
  }
});

test('the deadline follows the scaled times', () => {
  expect(attemptDeadline({ startedAtMs: 1_000, ...scaleTimes(version, 200) })).toBe(1_203_000);
});
