import { expect, test } from 'vitest';
import { SAVED_QUIZ_LIFETIME_MS } from '../../../shared/constants';
import { aSavedQuiz } from './a-session';
import { resumeSavedQuiz } from './resume';

const timed = { limits: [30, 20, 10], settings: { useQuestionTimer: true } };
const resumeAt = (seconds: number, saved = aSavedQuiz(timed), deadlineMs: number | null = null) =>
  resumeSavedQuiz({ saved, nowMs: seconds * 1000, deadlineMs });

test('a state older than 24 hours has expired', () => {
  expect(resumeAt(SAVED_QUIZ_LIFETIME_MS / 1000 + 1)).toEqual({ kind: 'expired' });
});

test('the total time left is counted from the start, regardless of the saved state', () => {
  const saved = aSavedQuiz({}, { timeRemaining: 9_999, currentQuestionIndex: 1, lastSaved: 100_000 });
  expect(resumeAt(200, saved)).toEqual({
    kind: 'running',
    currentQuestionIndex: 1,
    timeRemaining: 400,
    questionTimeRemaining: null,
  });
});

test('a total time that has run out submits after one second', () => {
  expect(resumeAt(600, aSavedQuiz())).toEqual({ kind: 'submit', afterMs: 1000 });
});

test('the time never exceeds the server’s deadline', () => {
  expect(resumeAt(0, aSavedQuiz(), 60_000)).toMatchObject({ timeRemaining: 60 });
  expect(resumeAt(61, aSavedQuiz(), 60_000).kind).toBe('submit');
  expect(resumeAt(0, aSavedQuiz(timed), 5_000)).toMatchObject({ questionTimeRemaining: 5 });
});

test('the time away is taken from the current question', () => {
  expect(resumeAt(12)).toEqual({
    kind: 'running',
    currentQuestionIndex: 0,
    timeRemaining: null,
    questionTimeRemaining: 18,
  });
});

test('an overrun is carried into the limits of the following questions', () => {
  expect(resumeAt(35)).toMatchObject({ currentQuestionIndex: 1, questionTimeRemaining: 15 });
  expect(resumeAt(55)).toMatchObject({ currentQuestionIndex: 2, questionTimeRemaining: 5 });
});

test('at exactly zero the next question starts with its whole limit', () => {
  expect(resumeAt(30)).toMatchObject({ currentQuestionIndex: 1, questionTimeRemaining: 20 });
});

test('the quiz is submitted when nothing is left of the last question', () => {
  expect(resumeAt(60)).toEqual({ kind: 'submit', afterMs: 0 });
  expect(resumeAt(5_000)).toEqual({ kind: 'submit', afterMs: 0 });
});

test('an edited state gives neither more time than the limit nor a nonexistent question', () => {
  const edited = aSavedQuiz(timed, { questionTimeRemaining: 500, currentQuestionIndex: 77 });
  expect(resumeAt(1, edited)).toMatchObject({ currentQuestionIndex: 2, questionTimeRemaining: 9 });
});

test('a clock that was set back gives no extra time', () => {
  expect(resumeAt(-100)).toMatchObject({ questionTimeRemaining: 30 });
  expect(resumeAt(-100, aSavedQuiz())).toMatchObject({ timeRemaining: 600 });
});

const savedBefore = (options: typeof timed | object, deadline: number, changes = {}) => {
  const saved = aSavedQuiz(options, changes);
  return { ...saved, attemptDetails: { ...saved.attemptDetails, deadline } };
};

test('time added while the page was closed is given back to the total timer', () => {
  expect(resumeAt(700, aSavedQuiz(), 900_000)).toMatchObject({ kind: 'running', timeRemaining: 200 });
});

test('time added before the last save stays, also without the server', () => {
  expect(resumeAt(700, savedBefore({}, 900_000), 900_000)).toMatchObject({ timeRemaining: 200 });
  expect(resumeAt(700, savedBefore({}, 900_000))).toMatchObject({ timeRemaining: 200 });
});

test('time added while the page was closed is given back to the current question', () => {
  expect(resumeAt(35, aSavedQuiz(timed), 80_000)).toMatchObject({
    currentQuestionIndex: 0,
    questionTimeRemaining: 15,
  });
});

test('a question with added time keeps it across a reload', () => {
  const saved = savedBefore(timed, 360_000, { questionTimeRemaining: 320, lastSaved: 10_000 });
  expect(resumeAt(20, saved, 360_000)).toMatchObject({ currentQuestionIndex: 0, questionTimeRemaining: 310 });
});

test('a saved state without a usable deadline gets nothing', () => {
  const saved = savedBefore(timed, Number.NaN);
  expect(resumeAt(12, saved, 60_000)).toMatchObject({ questionTimeRemaining: 18 });
  expect(resumeAt(12, saved)).toMatchObject({ questionTimeRemaining: 18 });
});
