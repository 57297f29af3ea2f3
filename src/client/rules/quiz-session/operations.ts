import type { Answer } from '../../../shared/answer/answer';
import { answersEqual } from '../../../shared/answer/answers-equal';
import { FOLLOW_EVERY_MS } from '../../../shared/constants';
import { type SessionAct, stepSession } from './machine';
import type { UnsentChange } from './merge-unsent';
import { changesOf, type UnsentFocusLoss, withChanges } from './outbox';
import {
  hasUnsent,
  kept,
  nowOf,
  OPERATION_KINDS,
  questionIdOf,
  type Running,
  withLane,
  withRunningEffects,
  withSync,
} from './running';
import { isAwaiting, type SessionEffect } from './state';

/** One request to the server. */
export type Operation =
  | { readonly kind: 'focus-loss'; readonly focusLoss: UnsentFocusLoss }
  | {
      readonly kind: 'follow';
      readonly claim: boolean;
      readonly questionId: string;
      readonly awaitsQuestion: boolean;
      readonly unsentCount: number;
      /** The latest received message of the teacher; 0 before the first. */
      readonly heardMessage: number;
      /** Whether a submission waits for the response. */
      readonly isCheck: boolean;
    }
  | { readonly kind: 'take-over' }
  | { readonly kind: 'answers'; readonly revision: number; readonly changes: readonly UnsentChange[] }
  | {
      readonly kind: 'submit';
      readonly answers: Readonly<Record<string, Answer | null>>;
      /** When each was written: later ones on the server stay. */
      readonly revisions: Readonly<Record<string, number>>;
      readonly focusLostCount: number;
      readonly reason?: 'student' | 'time';
      /** As known to the page. */
      readonly deadline?: number;
    };

/** An operation with its earliest time, by the page's clock in ms. */
export interface DueOperation {
  readonly operation: Operation;
  readonly fromMs: number;
}

/** Steps the session's state machine and adopts its effects. */
export function acted(running: Running, act: SessionAct): Running {
  const session = stepSession(running.session, { ...act, nowMs: nowOf(running) });
  return session.effects.reduce(afterEffect, { ...running, session });
}

/** Ends all retry pauses. */
export const hurried = (running: Running): Running =>
  OPERATION_KINDS.reduce((result, kind) => withLane(result, kind, { fromMs: 0 }), running);

/** Changes within this time are sent together: well within the contract's 2 s. */
const GATHER_MS = 600;

function afterEffect(running: Running, effect: SessionEffect): Running {
  switch (effect.kind) {
    case 'save':
      return withRunningEffects(running, { kind: 'save' });
    case 'clear-saved':
      return withRunningEffects(running, { kind: 'forget' });
    case 'send-answer':
      return changed(running, effect.questionId, effect.answer);
    case 'question-changed':
      return withSync(running, { isPlaceUntold: !running.session.quiz.allowNavigation });
    case 'reopened':
      return withSync(running, { submission: null });
    case 'submit': {
      const { submission, lanes } = running.sync;
      const isChecked = effect.reason === 'student' || effect.reason === 'closed';
      const focusLoss = { ...lanes['focus-loss'], failures: 0, fromMs: 0 };
      return withSync(running, {
        submission: { tries: submission?.tries ?? 0, hasFailed: submission?.hasFailed ?? false, isChecked },
        lanes: { ...lanes, 'focus-loss': focusLoss, submit: { ...lanes.submit, fromMs: 0 } },
      });
    }
    case 'warn':
    case 'welcome':
    case 'time-added':
    case 'paused':
      return running;
    case 'continued':
      return hurried(running);
  }
}

function changed(running: Running, questionId: string, answer: Answer | null): Running {
  const { stampedMs, knownIds, gatherUntilMs } = running.sync;
  const changedAtMs = Math.max(nowOf(running), (stampedMs[questionId] ?? 0) + 1);
  const { elapsedMs } = running;
  const stamped = withSync(running, {
    stampedMs: { ...stampedMs, [questionId]: changedAtMs },
    knownIds: [...new Set([...knownIds, questionId])],
    gatherUntilMs: gatherUntilMs > elapsedMs ? gatherUntilMs : elapsedMs + GATHER_MS,
  });
  return kept(stamped, withChanges([{ questionId, answer, changedAtMs }]));
}

/** Changes this close together share one revision, that of the last. */
const ONE_REVISION_MS = 1000;

/** The operations to send, now or later: at most one of each kind, and none of a kind in flight. */
export function operationsDue(running: Running): DueOperation[] {
  const { isLoaded, ending, lanes } = running.sync;
  if (!isLoaded || ending !== null) return [];
  return [focusLossDue, followDue, takeOverDue, answersDue, submitDue].flatMap((find) => {
    const due = find(running);
    if (due === null || lanes[due.operation.kind].isUnderWay) return [];
    return [{ ...due, fromMs: Math.max(due.fromMs, lanes[due.operation.kind].fromMs) }];
  });
}

function focusLossDue({ outbox }: Running): DueOperation | null {
  const [focusLoss] = outbox.leavings;
  return focusLoss ? { operation: { kind: 'focus-loss', focusLoss }, fromMs: 0 } : null;
}

function followDue(running: Running): DueOperation {
  const { session, outbox, sync } = running;
  const checkFromMs = checkDueMs(running);
  const isNow = sync.isAskDue || (sync.isPlaceUntold && !hasUnsent(running));
  return {
    operation: {
      kind: 'follow',
      claim: !session.isElsewhere,
      questionId: questionIdOf(running),
      awaitsQuestion: isAwaiting(session),
      unsentCount: changesOf(outbox).length,
      heardMessage: sync.messages.at(-1)?.number ?? 0,
      isCheck: checkFromMs <= running.elapsedMs,
    },
    fromMs: isNow ? 0 : Math.min(sync.askedAtMs + FOLLOW_EVERY_MS, checkFromMs),
  };
}

/** A quiz that ended locally may not have ended on the server; the focus losses that ended it are reported first. */
function checkDueMs({ sync, outbox }: Running): number {
  const { submission, lanes } = sync;
  const { isUnderWay, failures } = lanes['focus-loss'];
  const isReported = !isUnderWay && (outbox.leavings.length === 0 || failures > 0);
  const isDue = submission !== null && !submission.isChecked && isReported;
  return isDue ? lanes.submit.fromMs : Number.POSITIVE_INFINITY;
}

const takeOverDue = ({ sync }: Running): DueOperation | null =>
  sync.takeOver === 'due' ? { operation: { kind: 'take-over' }, fromMs: 0 } : null;

function answersDue({ session, sync, outbox }: Running): DueOperation | null {
  const changes = firstBatch(changesOf(outbox));
  const last = changes.at(-1);
  const isTaken = !sync.isMergeDue && sync.takeOver !== 'due' && !sync.isHeld && !sync.isStopped;
  if (last === undefined || !isTaken || session.isElsewhere) return null;
  return {
    operation: { kind: 'answers', revision: last.changedAtMs, changes },
    // An awaited question is requested after them.
    fromMs: isAwaiting(session) ? 0 : sync.gatherUntilMs,
  };
}

/** The oldest changes for one revision: those written far apart keep their own times. */
function firstBatch(changes: readonly UnsentChange[]): UnsentChange[] {
  const untilMs = (changes[0]?.changedAtMs ?? 0) + ONE_REVISION_MS;
  return changes.filter(({ changedAtMs }) => changedAtMs <= untilMs);
}

function submitDue(running: Running): DueOperation | null {
  const { session, sync } = running;
  if (!sync.submission?.isChecked) return null;
  const { focusLostCount, submitReason, deadlineMs } = session;
  const answers = answersToSubmit(running);
  const revisions = Object.fromEntries(Object.keys(answers).map((id) => [id, sync.stampedMs[id] ?? 0]));
  const operation = { kind: 'submit', answers, revisions, focusLostCount } as const;
  const isOwn = submitReason === 'student' || submitReason === 'time';
  const why = isOwn ? { reason: submitReason, deadline: deadlineMs } : {};
  return { operation: { ...operation, ...why }, fromMs: 0 };
}

/** A submit clears only answers it names, so cleared ones are included. */
function answersToSubmit({ session, sync, outbox }: Running): Record<string, Answer | null> {
  // Another page may have written to a closed attempt since: only its missing answers are sent.
  if (session.submitReason === 'closed') {
    return Object.fromEntries(changesOf(outbox).map(({ questionId, answer }) => [questionId, answer]));
  }
  return { ...Object.fromEntries(sync.knownIds.map((id) => [id, null])), ...session.answers };
}

/** Whether a submit would now contain more than the one sent. */
export const hasMoreToSubmit = (running: Running, sent: Operation & { kind: 'submit' }): boolean =>
  Object.entries(answersToSubmit(running)).some(([id, answer]) => !answersEqual(answer, sent.answers[id]));

/** The state after an operation was sent. A repeated request waits for its end. */
export function started(running: Running, operation: Operation): Running {
  const { kind } = operation;
  const sent = withLane(running, kind, { isUnderWay: true });
  const { submission, isPlaceUntold, stampedMs } = sent.sync;
  if (kind === 'follow') {
    return withSync(sent, { isAskDue: false, isPlaceUntold: isPlaceUntold && hasUnsent(sent) });
  }
  if (kind === 'answers') {
    // The server may have them under this revision from now on.
    const { revision, changes } = operation;
    const sentMs = changes.map(({ questionId }) => [
      questionId,
      Math.max(revision, stampedMs[questionId] ?? 0),
    ]);
    return withSync(sent, { stampedMs: { ...stampedMs, ...Object.fromEntries(sentMs) } });
  }
  if (kind !== 'submit' || submission === null) return sent;
  return withSync(sent, { submission: { ...submission, tries: submission.tries + 1 } });
}

/** Retries everything now: the connection or the student is back. */
export function retried(running: Running): Running {
  return hurried(withSync(running, { isAskDue: true, gatherUntilMs: 0 }));
}

/** The student takes over the quiz on this page, whichever page holds it. */
export const tookHere = (running: Running): Running =>
  withLane(withSync(running, { takeOver: 'due' }), 'take-over', { fromMs: 0 });
