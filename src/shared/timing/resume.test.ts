import { expect, test } from 'vitest';
import { aSavedQuiz } from '../attempt/a-session';
import { SAVED_QUIZ_LIFETIME_MS } from '../constants';
import { resumeSavedQuiz } from './resume';

const timed = { limits: [30, 20, 10], settings: { useQuestionTimer: true } };
const resumeAt = (seconds: number, saved = aSavedQuiz(timed), deadlineMs: number | null = null) =>
  resumeSavedQuiz({ saved, nowMs: seconds * 1000, deadlineMs });

test('a state older than 24 hours has expired', () => {
  expect(resumeAt(SAVED_QUIZ_LIFETIME_MS / 1000 + 1)).toEqual({ kind: 'expired' });
});

test('the total time left is counted from the start, whatever the saved state says', () => {
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

test('the deadline of the server shortens the time but never lengthens it', () => {
  expect(resumeAt(0, aSavedQuiz(), 60_000)).toMatchObject({ timeRemaining: 60 });
  expect(resumeAt(0, aSavedQuiz(), 6_000_000)).toMatchObject({ timeRemaining: 600 });
  expect(resumeAt(61, aSavedQuiz(), 60_000).kind).toBe('submit');
  expect(resumeAt(0, aSavedQuiz(timed), 5_000)).toMatchObject({ questionTimeRemaining: 5 });
});

test('the time away is taken from the question one was at', () => {
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

test('at exactly zero the next question begins with its whole limit', () => {
  expect(resumeAt(30)).toMatchObject({ currentQuestionIndex: 1, questionTimeRemaining: 20 });
});

test('when nothing is left of the last question the quiz is submitted', () => {
  expect(resumeAt(60)).toEqual({ kind: 'submit', afterMs: 0 });
  expect(resumeAt(5_000)).toEqual({ kind: 'submit', afterMs: 0 });
});

test('an edited state gives neither more time than the limit nor a question that is not there', () => {
  const edited = aSavedQuiz(timed, { questionTimeRemaining: 500, currentQuestionIndex: 77 });
  expect(resumeAt(1, edited)).toMatchObject({ currentQuestionIndex: 2, questionTimeRemaining: 9 });
});

test('a clock that was set back gives no time', () => {
  expect(resumeAt(-100)).toMatchObject({ questionTimeRemaining: 30 });
  expect(resumeAt(-100, aSavedQuiz())).toMatchObject({ timeRemaining: 600 });
});
