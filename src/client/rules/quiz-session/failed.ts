import { backOffMs } from '../back-off';
import { checked, ended, type OperationOf } from './answered';
import { acted, type Operation } from './operations';
import { type Running, withLane, withSync } from './running';

/** A failed operation: the status, if any, and the sentence. */
export interface Failure {
  readonly status: number | undefined;
  readonly sentence: string | null;
}

/** The one retry policy: after 1, 2, 4 … 15 s. */
const RETRY = { firstMs: 1000, longestMs: 15_000 };
export const retryAfterMs = (failures: number): number => backOffMs(failures, RETRY);
/** Statuses unrelated to the request: the session, or the server's load. */
const NOT_REFUSED = [401, 408, 429];

/** The state after an operation failed or was refused. */
export function failed(running: Running, operation: Operation, failure: Failure): Running {
  const { kind } = operation;
  const { status } = failure;
  const failures = running.sync.lanes[kind].failures + 1;
  const isRefused = status !== undefined && status >= 400 && status < 500 && !NOT_REFUSED.includes(status);
  // Polling keeps its own rhythm.
  const fromMs = kind === 'follow' ? 0 : running.elapsedMs + retryAfterMs(failures);
  const noted = withLane(running, kind, { isUnderWay: false, failures, isRefused, fromMs });
  const told = status === 401 ? withSync(noted, { isSignedOut: true }) : noted;
  switch (operation.kind) {
    case 'focus-loss':
      return told;
    case 'follow':
      return checked(withSync(told, { askedAtMs: told.elapsedMs }), operation, null);
    case 'take-over':
      return takeOverFailed(told, isRefused);
    case 'answers':
      return answersFailed(told, status);
    case 'submit':
      return submitFailed(told, operation, failure);
  }
}

/** A student's request is reported, not retried; the next poll brings the status. */
function takeOverFailed(running: Running, isRefused: boolean): Running {
  const isAsked = running.session.isElsewhere;
  return withSync(running, {
    takeOver: isAsked ? 'failed' : 'due',
    isAskDue: running.sync.isAskDue || isAsked || isRefused,
  });
}

/** 404: the attempt is gone; 403 or 409: paused, over, or held by another page, so the status is polled. */
function answersFailed(running: Running, status: number | undefined): Running {
  if (status === 404) return withSync(running, { isStopped: true });
  return status === 403 || status === 409 ? withSync(running, { isHeld: true, isAskDue: true }) : running;
}

function submitFailed(
  running: Running,
  operation: OperationOf<'submit'>,
  { status, sentence }: Failure,
): Running {
  // 409: the server has a submission or closed the attempt; the sent answers are kept apart there.
  if (status === 409) return ended(running, operation, { refusal: sentence });
  const { submission } = running.sync;
  if (submission === null) return running;
  const { submitReason } = running.session;
  const isChecked = submitReason !== 'time' && submitReason !== 'tab-changes';
  return acted(withSync(running, { submission: { ...submission, hasFailed: true, isChecked } }), {
    kind: 'submitFailed',
  });
}
