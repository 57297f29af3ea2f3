import { expect, test } from 'vitest';
import { aJoinedQuiz } from './a-session';
import { correctedClock, type ServerState, serverNowMs } from './clock';
import { type SessionAct, stepSession } from './machine';
import { savedQuizOf } from './running';
import { openSession, type QuizSession } from './state';

type Options = Parameters<typeof aJoinedQuiz>[0];
const open = (options: Options = {}) => openSession({ joined: aJoinedQuiz(options), nowMs: 0 });
const timed = { limits: [30, 20, 10], settings: { useQuestionTimer: true } };

/** Plays acts at a number of seconds after the start. */
const play = (session: QuizSession, seconds: number, ...acts: SessionAct[]) =>
  acts.reduce((state, act) => stepSession(state, { ...act, nowMs: seconds * 1000 }), session);
const effectKinds = (session: QuizSession) => session.effects.map((effect) => effect.kind);

const followed = (changes: Partial<ServerState> = {}): SessionAct => ({
  kind: 'followed',
  server: {
    serverNow: 0,
    deadline: 600_000,
    pausedSince: null,
    focusLostCount: 0,
    tabChangeLimit: 3,
    ...changes,
  },
});
const secondsLeft = ({ questionEndsAtMs, deadlineMs, nowMs }: QuizSession) =>
  ((questionEndsAtMs ?? deadlineMs) - nowMs) / 1000;

test('a deadline moved by the server applies', () => {
  const moved = play(open(), 599, followed({ serverNow: 599_000, deadline: 700_000 }));
  expect(play(moved, 650, { kind: 'tick' }).phase).toBe('running');
  expect(play(moved, 700, { kind: 'tick' }).phase).toBe('submitting');
});

test('more time moves the end of the quiz and of the open question', () => {
  const given = play(open(timed), 10, followed({ serverNow: 10_000, deadline: 360_000 }));
  expect(given).toMatchObject({ deadlineMs: 360_000, questionEndsAtMs: 330_000 });
  expect(given.effects).toContainEqual({ kind: 'time-added', addedMs: 300_000 });
  expect(effectKinds(play(given, 14, followed({ serverNow: 14_000, deadline: 360_000 })))).toEqual([]);
});

test('a paused quiz shows the time left as of the pause, accepts nothing and does not run out', () => {
  const running = play(open(), 14, { kind: 'tick' });
  const paused = play(running, 14, followed({ serverNow: 13_900, deadline: 603_900, pausedSince: 10_000 }));
  expect(secondsLeft(paused)).toBe(590);
  expect(effectKinds(paused)).toEqual(['save', 'paused']);
  const later = play(paused, 5000, { kind: 'tick' }, { kind: 'answer', questionId: 'q1', answer: 'x' });
  expect(later).toMatchObject({ phase: 'running', answers: {} });
  expect(secondsLeft(later)).toBe(590);
});

test('a resumed quiz has lost only the time since it was resumed', () => {
  const paused = play(
    open(timed),
    12,
    followed({ serverNow: 12_000, deadline: 62_000, pausedSince: 10_000 }),
  );
  expect(secondsLeft(paused)).toBe(20);
  const continued = play(paused, 103, followed({ serverNow: 103_000, deadline: 150_000 }));
  expect(secondsLeft(continued)).toBe(17);
  expect(effectKinds(continued)).toEqual(['save', 'continued']);
});

test('a quiz joined during a pause does not run from the first moment', () => {
  const joined = aJoinedQuiz(timed);
  const attempt = { ...joined.attempt, serverNow: 40_000, deadline: 90_000, pausedSince: 10_000 };
  const session = openSession({ joined: { ...joined, attempt }, nowMs: 40_000 });
  expect(session.currentQuestionIndex).toBe(0);
  expect(secondsLeft(play(session, 99, { kind: 'tick' }))).toBe(20);
});

test('a paused quiz is saved with the deadline it would have if resumed', () => {
  const paused = play(open(), 14, followed({ serverNow: 14_000, deadline: 604_000, pausedSince: 10_000 }));
  expect(savedQuizOf(play(paused, 20, { kind: 'tick' }))).toMatchObject({
    timeRemaining: 590,
    attemptDetails: { deadline: 610_000, pausedSince: 10_000 },
  });
});

test('time given back after a failed submit reopens the quiz', () => {
  const failed = play(open(), 600, { kind: 'tick' }, { kind: 'submitFailed' });
  const back = play(failed, 605, followed({ serverNow: 605_000, deadline: 630_000 }));
  expect(back.effects).toContainEqual({ kind: 'reopened' });
  expect(play(back, 606, { kind: 'answer', questionId: 'q1', answer: 'x' }).answers).toEqual({ q1: 'x' });
});

test('the limit of tab changes is the server’s, and the count never falls', () => {
  const allowed = play(open(), 1, followed({ focusLostCount: 2, tabChangeLimit: 5 }));
  const counted = play(allowed, 2, { kind: 'focusLost', count: 4 }, followed({ focusLostCount: 1 }));
  expect(counted).toMatchObject({ phase: 'running', focusLostCount: 4 });
  expect(play(allowed, 2, { kind: 'focusLost', count: 5 }).submitReason).toBe('tab-changes');
});

test('a page whose quiz another one has taken over changes and submits nothing', () => {
  const elsewhere = play(open(), 1, { kind: 'heldElsewhere', isElsewhere: true });
  const over = play(elsewhere, 700, { kind: 'answer', questionId: 'q1', answer: 'x' }, { kind: 'tick' });
  expect(over).toMatchObject({ phase: 'running', answers: {} });
  expect(secondsLeft(over)).toBeLessThan(0);
});

test('answers merged with the server’s are stored on the device and not sent again', () => {
  const merged = play(open(), 1, { kind: 'answersMerged', answers: { q2: 'b' } });
  expect(merged.answers).toEqual({ q2: 'b' });
  expect(effectKinds(merged)).toEqual(['save']);
});

test('an attempt closed by the server is submitted, whichever page holds it', () => {
  const held = play(open(), 1, { kind: 'heldElsewhere', isElsewhere: true });
  expect(play(held, 2, { kind: 'closedByServer', closedBy: 'teacher' }).phase).toBe('submitting');
});

test('a submit rejected as too early lets the student continue', () => {
  const over = play(open(), 600, { kind: 'tick' }, followed({ serverNow: 600_000, deadline: 700_000 }));
  expect(play(over, 600, { kind: 'submitWithdrawn' })).toMatchObject({
    phase: 'running',
    submitReason: null,
  });
});

test('all changes by the server are stored on the device, even insignificant ones', () => {
  const session = play(open(), 1, { kind: 'tick' });
  const said = (changes: Partial<ServerState>) =>
    effectKinds(play(session, 2, followed({ serverNow: 2000, ...changes })));
  expect(said({})).toEqual([]);
  expect(said({ deadline: 600_500 })).toEqual(['save']);
  expect(said({ focusLostCount: 1 })).toEqual(['save']);
  expect(said({ deadline: 601_000 })).toEqual(['save', 'time-added']);
});

test('more time reopens no quiz submitted by its student, nor one whose time is still over', () => {
  const byStudent = play(open(), 10, { kind: 'submitConfirmed' }, { kind: 'submitFailed' });
  const given = followed({ serverNow: 20_000, deadline: 700_000 });
  expect(effectKinds(play(byStudent, 20, given))).not.toContain('reopened');
  const byTime = play(open(), 600, { kind: 'tick' }, { kind: 'submitFailed' });
  const tooLittle = followed({ serverNow: 640_000, deadline: 640_000 });
  expect(effectKinds(play(byTime, 640, tooLittle))).not.toContain('reopened');
});

test('a submission in flight is not withdrawn by more time', () => {
  const submitting = play(open(), 600, { kind: 'tick' });
  const given = play(submitting, 601, followed({ serverNow: 601_000, deadline: 700_000 }));
  expect(given.phase).toBe('submitting');
  expect(effectKinds(given)).not.toContain('reopened');
});

const serverClock = { saidMs: 5000, saidAtElapsedMs: 100 };

test('the clock continues by the page’s own clock from the server’s time', () => {
  expect(serverNowMs(serverClock, 1600)).toBe(6500);
});

test('a delayed response does not set the clock back', () => {
  const after = correctedClock(serverClock, { serverNow: 6000, roundTripMs: 2500, elapsedMs: 3100 });
  expect(serverNowMs(after, 3100)).toBe(8000);
});

test('a clock that stopped while the device slept is advanced', () => {
  const after = correctedClock(serverClock, { serverNow: 65_000, roundTripMs: 100, elapsedMs: 100 });
  expect(serverNowMs(after, 100)).toBe(65_000);
});

test('a clock guessed too late is set back to the latest moment consistent with the response', () => {
  const guessed = { saidMs: 500_000, saidAtElapsedMs: 0 };
  const after = correctedClock(guessed, { serverNow: 5000, roundTripMs: 99.5, elapsedMs: 0 });
  expect(serverNowMs(after, 0)).toBe(5100);
});
