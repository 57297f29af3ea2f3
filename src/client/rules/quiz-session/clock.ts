import type { FollowedAttempt } from '../../../shared/attempt/schema';
import type { QuizSession, SessionEffect } from './state';

/** The server's latest status of an attempt, as far as the session shows it. */
export type ServerState = Pick<
  FollowedAttempt,
  'serverNow' | 'deadline' | 'pausedSince' | 'focusLostCount' | 'tabChangeLimit'
>;

/** A smaller jump of the deadline is the latency of the response, not added time. */
const WORTH_TELLING_MS = 1000;

/** The latest end without further acts: the deadline, or the end of the last open question. */
export const endsAtMsOf = ({ deadlineMs, questionEndsAtMs }: QuizSession): number =>
  Math.min(deadlineMs, questionEndsAtMs ?? deadlineMs);

export const isPaused = ({ attempt }: Pick<QuizSession, 'attempt'>): boolean => attempt.pausedSince !== null;

/** The session at a later moment (epoch milliseconds); a pause shifts its ends along. */
export function advanced(session: QuizSession, nowMs: number): QuizSession {
  const passedMs = Math.max(0, nowMs - session.nowMs);
  const later = { ...session, nowMs: session.nowMs + passedMs, effects: [] };
  return isPaused(session) ? withEndsMoved(later, passedMs) : later;
}

/**
 * The session with the server's status: a moved deadline moves the current question's end. For a paused quiz the server reports
 * the time left as of `serverNow`. It may also set the clock back.
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
    // Time given back after the end, for downtime, reopens the quiz.
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
 * The server's time in epoch milliseconds, extrapolated by the page's monotonic clock (`elapsedMs`, as of `performance.now`),
 * independent of the device's wall clock.
 */
export interface ServerClock {
  readonly saidMs: number;
  readonly saidAtElapsedMs: number;
}

export const serverNowMs = ({ saidMs, saidAtElapsedMs }: ServerClock, elapsedMs: number): number =>
  Math.round(saidMs + elapsedMs - saidAtElapsedMs);

/**
 * The clock after a response that took `roundTripMs` carried the server's time. The latency within that span is unknown: a clock
 * outside of it is moved to its nearest end.
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
