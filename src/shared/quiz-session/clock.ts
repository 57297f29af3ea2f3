import type { FollowedAttempt } from '../attempt/schema';
import type { QuizSession, SessionEffect } from './state';

/** What the server has just said about an attempt, as far as the session shows it. */
export type ServerState = Pick<
  FollowedAttempt,
  'serverNow' | 'deadline' | 'pausedSince' | 'focusLostCount' | 'tabChangeLimit'
>;

/** A jump of the deadline below this is the way of the answer, not time that somebody gave. */
const WORTH_TELLING_MS = 1000;

/** When the quiz ends at the latest if nothing is done: with its deadline, or with the open question where that is the last. */
export const endsAtMsOf = ({ deadlineMs, questionEndsAtMs }: QuizSession): number =>
  Math.min(deadlineMs, questionEndsAtMs ?? deadlineMs);

export const isPaused = ({ attempt }: Pick<QuizSession, 'attempt'>): boolean => attempt.pausedSince !== null;

/** The session at a later moment (epoch milliseconds); while the quiz is paused its ends move along, so no time passes. */
export function advanced(session: QuizSession, nowMs: number): QuizSession {
  const passedMs = Math.max(0, nowMs - session.nowMs);
  const later = { ...session, nowMs: session.nowMs + passedMs, effects: [] };
  return isPaused(session) ? withEndsMoved(later, passedMs) : later;
}

/**
 * The session with what the server says of its attempt: the deadline takes the current question's end with it. Of a
 * paused quiz the server says what would be left if it went on at `serverNow`. Its word may also set the clock back.
 */
export function withServerState(session: QuizSession, server: ServerState, nowMs: number): QuizSession {
  const heldMs = server.pausedSince === null ? 0 : nowMs - server.serverNow;
  const movedMs = server.deadline + heldMs - session.deadlineMs;
  const { pausedSince, tabChangeLimit } = server;
  const moved = withEndsMoved(session, movedMs);
  const current: QuizSession = {
    ...moved,
    nowMs,
    attempt: { ...session.attempt, pausedSince, tabChangeLimit },
    focusLostCount: Math.max(session.focusLostCount, server.focusLostCount),
    // Time that was given back after the end, for a server that was away, opens the quiz again.
    submitReason: isTimeGivenBack(moved, nowMs) ? null : session.submitReason,
  };
  const reopened = current.submitReason === session.submitReason ? [] : [{ kind: 'reopened' } as const];
  const effects = [...effectsOf(session, current, movedMs), ...reopened];
  const isChanged = movedMs !== 0 || current.focusLostCount !== session.focusLostCount;
  if (effects.length === 0 && !isChanged) return current;
  return { ...current, effects: [...current.effects, { kind: 'save' }, ...effects] };
}

const isTimeGivenBack = (session: QuizSession, nowMs: number) =>
  session.phase === 'running' && session.submitReason === 'time' && endsAtMsOf(session) > nowMs;

function effectsOf(before: QuizSession, after: QuizSession, movedMs: number): SessionEffect[] {
  if (isPaused(before) !== isPaused(after)) return [{ kind: isPaused(after) ? 'paused' : 'continued' }];
  return movedMs >= WORTH_TELLING_MS ? [{ kind: 'time-added', addedMs: movedMs }] : [];
}

const withEndsMoved = (session: QuizSession, byMs: number): QuizSession => ({
  ...session,
  deadlineMs: session.deadlineMs + byMs,
  questionEndsAtMs: session.questionEndsAtMs === null ? null : session.questionEndsAtMs + byMs,
});

/**
 * The server's time as a page knows it, in epoch milliseconds. It is counted on by the page's own monotonic clock
 * (`elapsedMs`, as of `performance.now`): the wall clock of the device has no say.
 */
export interface ServerClock {
  readonly saidMs: number;
  readonly saidAtElapsedMs: number;
}

export const serverNowMs = ({ saidMs, saidAtElapsedMs }: ServerClock, elapsedMs: number): number =>
  Math.round(saidMs + elapsedMs - saidAtElapsedMs);

/**
 * The clock after the server has said its time in an answer that took `roundTripMs`. The answer was on its way for some part of
 * that: only a clock outside of the span is wrong, and is moved to its nearest end.
 */
export function correctedClock(
  clock: ServerClock,
  answer: { serverNow: number; roundTripMs: number; elapsedMs: number },
): ServerClock {
  const { serverNow, elapsedMs } = answer;
  const latestMs = serverNow + Math.ceil(answer.roundTripMs);
  const nowMs = serverNowMs(clock, elapsedMs);
  return { saidMs: Math.min(Math.max(nowMs, serverNow), latestMs), saidAtElapsedMs: elapsedMs };
}
