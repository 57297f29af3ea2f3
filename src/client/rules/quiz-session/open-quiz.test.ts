import { expect, test } from 'vitest';
import { aJoinedQuiz, aSavedQuiz } from './a-session';
import { openQuiz, savedAsJoined } from './open-quiz';

test('without a saved state the quiz opens at its first question with the server’s answers', () => {
  const { session, submitAfterMs } = openQuiz(aJoinedQuiz(), null, 0);
  expect([session.currentQuestionIndex, submitAfterMs]).toEqual([0, null]);
});

test('a saved state of the same attempt is continued, its answers over the server’s', () => {
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

test('a saved state of another attempt is ignored', () => {
  const saved = aSavedQuiz({}, { currentQuestionIndex: 2 });
  const other = { ...saved, attemptDetails: { ...saved.attemptDetails, _id: 'another' } };
  expect(openQuiz(aJoinedQuiz(), other, 0).session.currentQuestionIndex).toBe(0);
});

test('a total time that ran out while the student was away submits after one second', () => {
  expect(openQuiz(aJoinedQuiz(), aSavedQuiz(), 601_000).submitAfterMs).toBe(1000);
});

const TIMED = { limits: [60, 60, 60], settings: { useQuestionTimer: true } };

test('an edited saved state gives its question no more time than the server', () => {
  const joined = aJoinedQuiz(TIMED);
  const edits = [{ questionTimeRemaining: 9000 }, { lastSaved: 45_000 }];
  const longer = { ...joined.quiz, questions: joined.quiz.questions.map((q) => ({ ...q, timeLimit: 900 })) };
  for (const edit of [...edits, { questionTimeRemaining: 900, quizDetails: longer }]) {
    const saved = aSavedQuiz(TIMED, { lastSaved: 40_000, ...edit });
    expect(openQuiz(joined, saved, 45_000).session.questionEndsAtMs).toBe(60_000);
  }
});

test('an edited saved state does not reopen a finished question', () => {
  const saved = aSavedQuiz(TIMED, { lastSaved: 100_000 });
  const { session } = openQuiz(aJoinedQuiz(TIMED), saved, 100_000);
  expect([session.currentQuestionIndex, session.questionEndsAtMs]).toEqual([1, 120_000]);
});

const NO_WAY_BACK = { settings: { allowNavigation: false } };

function joinedAt(
  options: Parameters<typeof aJoinedQuiz>[0],
  place: { index: number; endsAt: number | null },
) {
  const joined = aJoinedQuiz(options);
  return { ...joined, attempt: { ...joined.attempt, place } };
}

test('a browser without data opens the server’s question, with its time left', () => {
  const timed = openQuiz(joinedAt(TIMED, { index: 1, endsAt: 70_000 }), null, 50_000).session;
  expect([timed.currentQuestionIndex, timed.questionEndsAtMs]).toEqual([1, 70_000]);
  const untimed = openQuiz(joinedAt(NO_WAY_BACK, { index: 2, endsAt: null }), null, 50_000).session;
  expect([untimed.currentQuestionIndex, untimed.questionEndsAtMs]).toEqual([2, null]);
});

test('a saved state can be further on or have less time left than the server’s, never the reverse', () => {
  const joined = joinedAt(TIMED, { index: 1, endsAt: 70_000 });
  const opened = (changes: Parameters<typeof aSavedQuiz>[1]) => {
    const { session } = openQuiz(joined, aSavedQuiz(TIMED, { lastSaved: 50_000, ...changes }), 50_000);
    return [session.currentQuestionIndex, session.questionEndsAtMs];
  };
  expect(opened({ currentQuestionIndex: 0, questionTimeRemaining: 60 })).toEqual([1, 70_000]);
  expect(opened({ currentQuestionIndex: 1, questionTimeRemaining: 50 })).toEqual([1, 70_000]);
  expect(opened({ currentQuestionIndex: 1, questionTimeRemaining: 5 })).toEqual([1, 55_000]);
  expect(opened({ currentQuestionIndex: 2, questionTimeRemaining: 60 })).toEqual([2, 110_000]);
});

test('a question stopped by a pause keeps its time left', () => {
  const joined = joinedAt(TIMED, { index: 1, endsAt: 70_000 });
  const paused = { ...joined, attempt: { ...joined.attempt, pausedSince: 40_000, serverNow: 50_000 } };
  expect(openQuiz(paused, null, 52_000).session.questionEndsAtMs).toBe(72_000);
});

test('a saved quiz opens with its answers and its deadline at the guessed time', () => {
  const saved = aSavedQuiz({}, { answers: { q1: 'a' }, lastSaved: 10_000 });
  expect(savedAsJoined(saved, 40_000)).toMatchObject({
    quiz: { _id: 'quiz1' },
    attempt: { answers: { q1: 'a' }, serverNow: 40_000, deadline: 600_000, tabChangeLimit: 3 },
  });
});

test('a device clock that was set back gives no extra time', () => {
  expect(savedAsJoined(aSavedQuiz({}, { lastSaved: 10_000 }), 0).attempt.serverNow).toBe(10_000);
});

test('a quiz saved during a pause is paused with the same time left', () => {
  const saved = aSavedQuiz({}, { lastSaved: 10_000 });
  const attemptDetails = { ...saved.attemptDetails, pausedSince: 4000, deadline: 606_000 };
  const { attempt } = savedAsJoined({ ...saved, attemptDetails }, 100_000);
  expect(attempt.deadline - attempt.serverNow).toBe(596_000);
});
