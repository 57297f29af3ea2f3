import { expect, test } from 'vitest';
import { attemptDeadline, isWithinGrace } from './deadline';

const quiz = {
  startedAtMs: 1_000,
  settings: { totalTimeSeconds: 600, useQuestionTimer: false },
  questions: [{ timeLimit: 30 }, { timeLimit: 20 }, { timeLimit: 10 }],
};
const timed = { ...quiz, settings: { ...quiz.settings, useQuestionTimer: true } };

test('with a total time an attempt is over after it', () => {
  expect(attemptDeadline(quiz)).toBe(601_000);
});

test('with question timers an attempt is over after all limits together', () => {
  expect(attemptDeadline(timed)).toBe(61_000);
});

test('question timers without any limit fall back to the total time', () => {
  expect(attemptDeadline({ ...timed, questions: [{ timeLimit: null }] })).toBe(601_000);
});

test('an answer counts until the grace after the deadline is over', () => {
  expect(isWithinGrace({ nowMs: 61_000, deadlineMs: 1_000, graceSeconds: 60 })).toBe(true);
  expect(isWithinGrace({ nowMs: 61_001, deadlineMs: 1_000, graceSeconds: 60 })).toBe(false);
});
