import { expect, test } from 'vitest';
import { aSavedQuiz } from '../../../shared/quiz-session/a-session';
import { savedAsJoined } from './offline-start';

test('a saved quiz opens with its answers and its deadline at the guessed time', () => {
  const saved = aSavedQuiz({}, { answers: { q1: 'a' }, lastSaved: 10_000 });
  expect(savedAsJoined(saved, 40_000)).toMatchObject({
    quiz: { _id: 'quiz1' },
    attempt: { answers: { q1: 'a' }, serverNow: 40_000, deadline: 600_000, tabChangeLimit: 3 },
  });
});

test('a device clock that was set back gives no time', () => {
  expect(savedAsJoined(aSavedQuiz({}, { lastSaved: 10_000 }), 0).attempt.serverNow).toBe(10_000);
});

test('a quiz that was saved while it was paused is paused with the time it had left', () => {
  const saved = aSavedQuiz({}, { lastSaved: 10_000 });
  const attemptDetails = { ...saved.attemptDetails, pausedSince: 4000, deadline: 606_000 };
  const { attempt } = savedAsJoined({ ...saved, attemptDetails }, 100_000);
  expect(attempt.deadline - attempt.serverNow).toBe(596_000);
});
