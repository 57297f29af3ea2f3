import type {
  AttemptStatus,
  CountedFocusLoss,
  FollowedAttempt,
  SavedAnswers,
  SubmitReceipt,
  TakenOver,
  TeacherMessage,
} from '../../../shared/attempt/schema';
import { SAME_END_MS } from '../../../shared/constants';
import { correctedClock, endsAtMsOf } from './clock';
import { merged } from './merged';
import { acted, hasMoreToSubmit, type Operation } from './operations';
import {
  type UnsentFocusLoss,
  withChangesMoved,
  withClockOffset,
  withoutChanges,
  withoutFocusLoss,
} from './outbox';
import { placeOnServer } from './place';
import {
  type Ending,
  hasUnsent,
  kept,
  nowOf,
  OPERATION_KINDS,
  type OperationKind,
  type Running,
  withLane,
  withRunningEffects,
  withSync,
  wroteAt,
} from './running';

export type OperationOf<Kind extends OperationKind> = Extract<Operation, { kind: Kind }>;

/** The server's response to an operation. */
export type Answered =
  | { kind: 'focus-loss'; operation: OperationOf<'focus-loss'>; answer: CountedFocusLoss }
  | { kind: 'follow'; operation: OperationOf<'follow'>; answer: FollowedAttempt }
  | { kind: 'take-over'; operation: OperationOf<'take-over'>; answer: TakenOver }
  | { kind: 'answers'; operation: OperationOf<'answers'>; answer: SavedAnswers }
  | { kind: 'submit'; operation: OperationOf<'submit'>; answer: SubmitReceipt };

/** The round trip of a response, and the device's clock at its arrival (epoch milliseconds). */
export interface Arrival {
  readonly roundTripMs: number;
  readonly deviceNowMs: number;
}

/** The state after a response. */
export function answered(running: Running, result: Answered, arrival: Arrival): Running {
  const done = withLane(running, result.kind, {
    isUnderWay: false,
    failures: 0,
    isRefused: false,
    fromMs: 0,
  });
  switch (result.kind) {
    case 'focus-loss':
      return focusLossReported(done, result.operation.focusLoss, result.answer);
    case 'follow':
      return checked(
        withMessages(
          withOpened(followed(heard(done), result.answer, arrival), result.answer),
          result.answer.messages,
        ),
        result.operation,
        result.answer,
      );
    case 'take-over':
      return takenOver(done, result.answer, arrival);
    case 'answers':
      return saved(done, result.operation, result.answer);
    case 'submit':
      return ended(done, result.operation, { receipt: result.answer });
  }
}

/** The state after the server counted a focus loss. */
export function focusLossReported(
  running: Running,
  focusLoss: UnsentFocusLoss,
  { focusLostCount, submitted }: CountedFocusLoss,
): Running {
  const reported = kept(running, withoutFocusLoss(focusLoss));
  if (!submitted) return withCount(reported, focusLostCount);
  const count = Math.max(reported.sync.focusLostCount, focusLostCount);
  const isLast = Math.max(count, reported.session.attempt.tabChangeLimit);
  return acted(withSync(reported, { focusLostCount: count }), { kind: 'focusLost', count: isLast });
}

/** The server's count never falls; the shown one may, if the server did not count a report. */
function withCount(running: Running, focusLostCount: number): Running {
  const count = Math.max(running.sync.focusLostCount, focusLostCount);
  const counted = withSync(running, { focusLostCount: count });
  const isAllReported = counted.outbox.leavings.length === 0;
  if (!isAllReported || counted.session.focusLostCount === count) return counted;
  return acted(counted, { kind: 'focusCounted', count });
}

/** The server responds again: operations waiting out the outage are due immediately. */
const heard = (running: Running): Running =>
  OPERATION_KINDS.reduce((result, kind) => {
    const { failures, isRefused } = result.sync.lanes[kind];
    return failures > 0 && !isRefused ? withLane(result, kind, { fromMs: 0 }) : result;
  }, running);

function followed(running: Running, server: AttemptStatus, arrival: Arrival): Running {
  const asked = withSync(running, { askedAtMs: running.elapsedMs });
  const timed = acted(withServerTime(asked, server.serverNow, arrival), { kind: 'followed', server });
  const told = withCount(timed, server.focusLostCount);
  if (server.state !== 'running' && told.sync.isHeld)
    return closing(withSync(told, { isStopped: true }), server);
  return closing(told, server);
}

/** The server sends only messages after the last known one, and one poll is in flight at a time. */
function withMessages(running: Running, messages: readonly TeacherMessage[]): Running {
  if (messages.length === 0) return running;
  return withSync(running, { messages: [...running.sync.messages, ...messages] });
}

function withOpened(running: Running, { opened, ...server }: FollowedAttempt): Running {
  const place = opened && placeOnServer({ ...server, place: opened.place }, nowOf(running));
  return place ? acted(running, { kind: 'opened', opened: { ...opened, place } }) : running;
}

/** Applies the attempt's status to the page: over, in other hands, closing, or running. */
function closing(running: Running, server: AttemptStatus): Running {
  if (server.state === 'submitted') {
    return acted(running, { kind: 'closedByServer', closedBy: server.submittedBy });
  }
  if (!server.isWriter) return acted(running, { kind: 'heldElsewhere', isElsewhere: true });
  if (running.session.isElsewhere) return running;
  if (server.state === 'closing') return acted(running, { kind: 'lastTabChangeCounted' });
  if (running.sync.isMergeDue) return withSync(running, { takeOver: 'due' });
  const writing = wroteAt(running, server.serverNow);
  // Saves in flight when a pause began are still accepted; refused ones wait for its end.
  return server.pausedSince === null ? released(writing) : writing;
}

function released(running: Running): Running {
  const { savedAtMs } = running.sync;
  const isAllSaved = !hasUnsent(running);
  return withSync(running, { isHeld: false, savedAtMs: savedAtMs ?? (isAllSaved ? nowOf(running) : null) });
}

/** A smaller difference does not mean the device guessed its clock. */
const GUESSED_WRONG_MS = 2000;
/** The device's clock offset is updated beyond this change. */
const OFFSET_WORTH_MS = 1000;

function withServerTime(running: Running, serverNow: number, { roundTripMs, deviceNowMs }: Arrival): Running {
  const { elapsedMs } = running;
  const clock = correctedClock(running.clock, { serverNow, roundTripMs, elapsedMs });
  const corrected = { ...running, clock };
  const timed = restamped(corrected, nowOf(corrected) - nowOf(running));
  const offsetMs = nowOf(timed) - deviceNowMs;
  const isNoted = Math.abs(offsetMs - timed.outbox.clockOffsetMs) < OFFSET_WORTH_MS;
  return isNoted ? timed : kept(timed, withClockOffset(offsetMs));
}

/** Answers written since an offline start carry a guessed clock's times. */
function restamped(running: Running, byMs: number): Running {
  const { guessedSinceMs: sinceMs, stampedMs } = running.sync;
  if (sinceMs === null) return running;
  const known = withSync(running, { guessedSinceMs: null });
  if (Math.abs(byMs) <= GUESSED_WRONG_MS) return known;
  const moved = Object.entries(stampedMs).map(([id, ms]) => [id, ms < sinceMs ? ms : ms + byMs] as const);
  return kept(withSync(known, { stampedMs: Object.fromEntries(moved) }), withChangesMoved({ sinceMs, byMs }));
}

/** A quiz that ended locally is submitted if it has ended on the server too; without a response the submit will tell. */
export function checked(
  running: Running,
  { isCheck }: OperationOf<'follow'>,
  server: AttemptStatus | null,
): Running {
  const { submission } = running.sync;
  if (!isCheck || submission === null || submission.isChecked) return running;
  if (server === null || hasEnded(running, server)) {
    return withSync(running, { submission: { ...submission, isChecked: true } });
  }
  return acted(withSync(running, { submission: null }), { kind: 'submitWithdrawn' });
}

function hasEnded(running: Running, server: AttemptStatus): boolean {
  if (server.state !== 'running') return true;
  if (running.session.submitReason !== 'time') return server.focusLostCount >= server.tabChangeLimit;
  return server.pausedSince === null && endsAtMsOf(running.session) <= nowOf(running) + SAME_END_MS;
}

function takenOver(running: Running, server: TakenOver, arrival: Arrival): Running {
  const here = acted(running, { kind: 'heldElsewhere', isElsewhere: false });
  const whole = withSync(merged(here, server), { isMergeDue: false, takeOver: 'none' });
  const told = followed(whole, server, arrival);
  const place = placeOnServer(server, nowOf(told));
  const placed = place ? acted(told, { kind: 'placeKnown', place }) : told;
  return withLane(withSync(placed, { isHeld: false }), 'answers', { fromMs: 0 });
}

function saved(running: Running, operation: OperationOf<'answers'>, answer: SavedAnswers): Running {
  const { attempt, deadlineMs } = running.session;
  const isTimeNews = attempt.pausedSince === null && answer.deadline !== deadlineMs;
  const told = withSync(wroteAt(running, answer.serverNow), {
    savedAtMs: nowOf(running),
    isAskDue: running.sync.isAskDue || isTimeNews,
  });
  // The server has a later answer than was sent: fetch the stored ones.
  if (answer.savedRevision > operation.revision) return withSync(told, { takeOver: 'due' });
  return withRunningEffects(kept(told, withoutChanges(operation.changes)), { kind: 'save' });
}

/**
 * The server has a submission. Changes written while one was being resent are not in it: they are submitted
 * late before the page forgets them, and nothing more is written.
 */
export const ended = (running: Running, sent: OperationOf<'submit'>, ending: Ending): Running =>
  hasMoreToSubmit(running, sent)
    ? withLane(acted(running, { kind: 'submitConfirmed' }), 'submit', { fromMs: 0 })
    : acted(withSync(running, { ending }), { kind: 'submitSucceeded' });
