import { expect, test } from 'vitest';
import { aJoinedQuiz, aSavedQuiz } from '../../../shared/attempt/a-session';
import { openQuiz } from './open-quiz';

test('without a saved state the quiz opens at its first question with what the server has', () => {
  const { session, submitAfterMs } = openQuiz(aJoinedQuiz(), null, 0);
  expect([session.currentQuestionIndex, submitAfterMs]).toEqual([0, null]);
});

test('a saved state of the same attempt is gone on with, its answers over those of the server', () => {
  const saved = aSavedQuiz({}, { currentQuestionIndex: 2, answers: { q1: 'new', q2: 'unsent' } });
  const joined = aJoinedQuiz();
  const { session } = openQuiz(
    { ...joined, attempt: { ...joined.attempt, answers: { q1: 'old', q3: 'c' } } },
    saved,
    1000,
  );
  expect(session.currentQuestionIndex).toBe(2);
  expect(session.answers).toEqual({ q1: 'new', q2: 'unsent', q3: 'c' });
});

test('a saved state of another attempt is left alone', () => {
  const saved = aSavedQuiz({}, { currentQuestionIndex: 2 });
  const other = { ...saved, attemptDetails: { ...saved.attemptDetails, _id: 'another' } };
  expect(openQuiz(aJoinedQuiz(), other, 0).session.currentQuestionIndex).toBe(0);
});

test('a total time that ran out while the student was away submits after one second', () => {
  expect(openQuiz(aJoinedQuiz(), aSavedQuiz(), 601_000).submitAfterMs).toBe(1000);
});

const TIMED = { limits: [60, 60, 60], settings: { useQuestionTimer: true } };

test('an edited saved state gives its question no more time than the server has for it', () => {
  const joined = aJoinedQuiz(TIMED);
  const edits = [{ questionTimeRemaining: 9000 }, { lastSaved: 45_000 }];
  const longer = { ...joined.quiz, questions: joined.quiz.questions.map((q) => ({ ...q, timeLimit: 900 })) };
  for (const edit of [...edits, { questionTimeRemaining: 900, quizDetails: longer }]) {
    const saved = aSavedQuiz(TIMED, { lastSaved: 40_000, ...edit });
    expect(openQuiz(joined, saved, 45_000).session.questionEndsAtMs).toBe(60_000);
  }
});

test('an edited saved state does not open a question again whose time is over', () => {
  const saved = aSavedQuiz(TIMED, { lastSaved: 100_000 });
  const { session } = openQuiz(aJoinedQuiz(TIMED), saved, 100_000);
  expect([session.currentQuestionIndex, session.questionEndsAtMs]).toEqual([1, 120_000]);
});
