import { expect, test } from 'vitest';
import { aJoinedQuiz } from './a-session';
import { endsAtMsOf } from './clock';
import { type SessionAct, stepSession } from './machine';
import { resumeSavedQuiz } from './resume';
import { savedQuizOf } from './running';
import { openSession, type QuizSession } from './state';

type Options = Parameters<typeof aJoinedQuiz>[0];
const open = (options: Options = {}) => openSession({ joined: aJoinedQuiz(options), nowMs: 0 });
const timed = { limits: [30, 20, 10], settings: { useQuestionTimer: true } };

/** Plays acts at a number of seconds after the start. */
const play = (session: QuizSession, seconds: number, ...acts: SessionAct[]) =>
  acts.reduce((state, act) => stepSession(state, { ...act, nowMs: seconds * 1000 }), session);
const effectKinds = (session: QuizSession) => session.effects.map((effect) => effect.kind);

test('an answer is kept, saved on the device and sent', () => {
  const session = play(open(), 1, { kind: 'answer', questionId: 'q1', answer: 'Paris' });
  expect(session.answers).toEqual({ q1: 'Paris' });
  expect(effectKinds(session)).toEqual(['save', 'send-answer']);
});

test('the same answer again sends nothing, null clears an answer', () => {
  const answered = play(open(), 1, { kind: 'answer', questionId: 'q1', answer: 'Paris' });
  expect(effectKinds(play(answered, 2, { kind: 'answer', questionId: 'q1', answer: 'Paris' }))).toEqual([]);
  expect(play(answered, 2, { kind: 'answer', questionId: 'q1', answer: null }).answers).toEqual({});
});

test('an answer to a question that is not in the quiz is ignored', () => {
  expect(play(open(), 1, { kind: 'answer', questionId: 'q9', answer: 'x' }).answers).toEqual({});
});

test('Next and Previous stay within the quiz', () => {
  const next = { kind: 'next' } as const;
  const previous = { kind: 'previous' } as const;
  expect(play(open(), 1, next, next, next).currentQuestionIndex).toBe(2);
  expect(play(open(), 1, next, previous, previous).currentQuestionIndex).toBe(0);
  expect(play(open(), 1, { kind: 'goTo', index: 2 }).currentQuestionIndex).toBe(2);
  expect(play(open(), 1, { kind: 'goTo', index: 3 }).currentQuestionIndex).toBe(0);
});

test('without navigation there is no way back, and only the current question takes an answer', () => {
  const session = play(open({ settings: { allowNavigation: false } }), 1, { kind: 'next' });
  const tried = play(session, 2, { kind: 'previous' }, { kind: 'goTo', index: 0 });
  expect(tried.currentQuestionIndex).toBe(1);
  expect(play(tried, 3, { kind: 'answer', questionId: 'q1', answer: 'late' }).answers).toEqual({});
});

test('question timers force navigation off', () => {
  const session = play(open(timed), 1, { kind: 'next' }, { kind: 'previous' });
  expect(session.currentQuestionIndex).toBe(1);
});

test('at zero the total timer submits by itself', () => {
  expect(play(open(), 599, { kind: 'tick' }).phase).toBe('running');
  const over = play(open(), 600, { kind: 'tick' });
  expect(over).toMatchObject({ phase: 'submitting', submitReason: 'time' });
  expect(over.effects).toContainEqual({ kind: 'submit', reason: 'time' });
});

test('a quiz that ends before its question timers is submitted then, also by a page that returns later', () => {
  const joined = aJoinedQuiz(timed);
  const cut = {
    ...joined,
    attempt: { ...joined.attempt, deadline: 40_000, place: { index: 0, endsAt: 30_000 } },
  };
  const session = openSession({ joined: cut, nowMs: 0 });
  expect(endsAtMsOf(session)).toBe(30_000);
  const second = play(session, 30, { kind: 'tick' });
  expect([second.currentQuestionIndex, endsAtMsOf(second)]).toEqual([1, 40_000]);
  expect(play(second, 39, { kind: 'tick' }).phase).toBe('running');
  expect(play(second, 40, { kind: 'tick' })).toMatchObject({ phase: 'submitting', submitReason: 'time' });
  const saved = savedQuizOf(second);
  expect(resumeSavedQuiz({ saved, nowMs: 35_000, deadlineMs: 40_000 })).toMatchObject({
    questionTimeRemaining: 5,
  });
  expect(resumeSavedQuiz({ saved, nowMs: 41_000, deadlineMs: 40_000 })).toMatchObject({ kind: 'submit' });
});

test('at zero a question timer moves to the next question, and submits on the last', () => {
  const second = play(open(timed), 30, { kind: 'tick' });
  expect(second).toMatchObject({ currentQuestionIndex: 1, questionEndsAtMs: 50_000, isLedByTime: true });
  expect(second.effects).toContainEqual({ kind: 'question-changed' });
  expect(play(second, 31, { kind: 'next' })).toMatchObject({ currentQuestionIndex: 2, isLedByTime: false });
  expect(play(second, 60, { kind: 'tick' })).toMatchObject({ phase: 'submitting', submitReason: 'time' });
});

test('a page that slept carries the overrun into the following questions', () => {
  expect(play(open(timed), 53, { kind: 'tick' })).toMatchObject({
    currentQuestionIndex: 2,
    questionEndsAtMs: 60_000,
  });
});

test('Next gives the next question its whole limit from now', () => {
  expect(play(open(timed), 5, { kind: 'next' }).questionEndsAtMs).toBe(25_000);
});

test('on the last question, the end of its own time submits', () => {
  const last = play(open(timed), 1, { kind: 'next' }, { kind: 'next' });
  expect(play(last, 11, { kind: 'tick' })).toMatchObject({ phase: 'submitting', submitReason: 'time' });
  expect(play(last, 2, { kind: 'questionTimeUp' }).phase).toBe('submitting');
});

test('an answer after the end is rejected', () => {
  const session = play(open(), 601, { kind: 'answer', questionId: 'q1', answer: 'late' });
  expect(session).toMatchObject({ phase: 'submitting', answers: {} });
});

test('two tab changes warn, the third submits', () => {
  const once = play(open(), 1, { kind: 'focusLost', count: 1 });
  expect(once).toMatchObject({ isWarningShown: true, phase: 'running' });
  expect(once.effects).toContainEqual({ kind: 'warn', count: 1 });
  const back = play(once, 2, { kind: 'returned' });
  expect(back).toMatchObject({ isWarningShown: false, focusLostCount: 1 });
  const third = play(back, 3, { kind: 'focusLost', count: 2 }, { kind: 'focusLost', count: 3 });
  expect(third).toMatchObject({ phase: 'submitting', submitReason: 'tab-changes' });
});

test('tab changes do not count if the teacher allows them, and the count never falls', () => {
  const allowed = open({ settings: { allowTabChange: true } });
  expect(play(allowed, 1, { kind: 'focusLost', count: 3 }).phase).toBe('running');
  expect(
    play(open(), 1, { kind: 'focusLost', count: 2 }, { kind: 'focusLost', count: 1 }).focusLostCount,
  ).toBe(2);
});

test('submitting asks for confirmation', () => {
  const asked = play(open(), 1, { kind: 'submitRequested' });
  expect(asked).toMatchObject({ phase: 'running', isConfirmingSubmit: true });
  expect(play(asked, 2, { kind: 'submitCancelled' })).toMatchObject({
    phase: 'running',
    isConfirmingSubmit: false,
  });
  expect(play(asked, 2, { kind: 'submitConfirmed' })).toMatchObject({
    phase: 'submitting',
    submitReason: 'student',
  });
});

test('time continues while the confirmation is open', () => {
  expect(play(open(), 1, { kind: 'submitRequested' }, { kind: 'timeUp' })).toMatchObject({
    phase: 'submitting',
    isConfirmingSubmit: false,
  });
});

test('a submitted quiz is removed from local storage and accepts nothing more', () => {
  const done = play(open(), 1, { kind: 'submitConfirmed' }, { kind: 'submitSucceeded' });
  expect(done.phase).toBe('submitted');
  expect(effectKinds(done)).toEqual(['clear-saved']);
  expect(play(done, 700, { kind: 'tick' }).phase).toBe('submitted');
});

test('a failed submit closes the overlay, keeps everything and lets the student continue', () => {
  const failed = play(open(), 1, { kind: 'submitConfirmed' }, { kind: 'submitFailed' });
  expect(failed.phase).toBe('running');
  expect(play(failed, 2, { kind: 'answer', questionId: 'q1', answer: 'x' }).answers).toEqual({ q1: 'x' });
  expect(play(failed, 600, { kind: 'tick' }).submitReason).toBe('time');
});

test('a failed submit at the end of time is retried on request, not at every tick', () => {
  const failed = play(open(), 600, { kind: 'tick' }, { kind: 'submitFailed' });
  const later = play(failed, 602, { kind: 'tick' }, { kind: 'answer', questionId: 'q1', answer: 'x' });
  expect(later).toMatchObject({ phase: 'running', answers: {} });
  const again = play(later, 603, { kind: 'submitConfirmed' });
  expect(again.effects).toContainEqual({ kind: 'submit', reason: 'time' });
});

test('a quiz opened late on another device is at the question of its clock', () => {
  const session = openSession({ joined: aJoinedQuiz(timed), nowMs: 35_000 });
  expect(session).toMatchObject({ currentQuestionIndex: 1, questionEndsAtMs: 50_000 });
  const over = openSession({ joined: aJoinedQuiz(timed), nowMs: 99_000 });
  expect(play(over, 99, { kind: 'tick' }).phase).toBe('submitting');
});

test('the saved state has the student’s question and the time left', () => {
  const session = play(open(timed), 4, { kind: 'next' }, { kind: 'tick' });
  expect(savedQuizOf(play(session, 10, { kind: 'tick' }))).toMatchObject({
    quizId: 'quiz1',
    currentQuestionIndex: 1,
    timeRemaining: null,
    questionTimeRemaining: 14,
    lastSaved: 10_000,
  });
  expect(savedQuizOf(play(open(), 10, { kind: 'tick' }))).toMatchObject({
    timeRemaining: 590,
    questionTimeRemaining: null,
  });
});

test('a resumed quiz continues where it was', () => {
  const resumed = {
    kind: 'running',
    currentQuestionIndex: 1,
    timeRemaining: null,
    questionTimeRemaining: 12,
  } as const;
  const session = openSession({ joined: aJoinedQuiz(timed), nowMs: 38_000, resumed, answers: { q1: 'a' } });
  expect(session).toMatchObject({ currentQuestionIndex: 1, questionEndsAtMs: 50_000, answers: { q1: 'a' } });
});

test('a page that takes over continues where the other one was, and never goes back', () => {
  const known = (index: number, endsAt: number | null) =>
    ({ kind: 'placeKnown', place: { index, endsAt } }) as const;
  expect(play(open(timed), 5, known(1, 12_000))).toMatchObject({
    currentQuestionIndex: 1,
    questionEndsAtMs: 12_000,
  });
  const second = play(open(timed), 5, { kind: 'next' });
  expect(play(second, 6, known(0, 30_000))).toMatchObject({
    currentQuestionIndex: 1,
    questionEndsAtMs: 25_000,
  });
  expect(play(second, 6, known(1, 20_000))).toMatchObject({ questionEndsAtMs: 20_000 });
  const untimed = open({ settings: { allowNavigation: false } });
  expect(play(untimed, 5, known(2, null))).toMatchObject({ currentQuestionIndex: 2, questionEndsAtMs: null });
});
