import type { AttemptStatus } from '../../../shared/attempt/schema';
import { currentClock } from '../timing/ledger';
import { accessOfPage, type FollowRequest } from './requests';
import { type Attempt, type AttemptChanges, type AttemptState, reached } from './state';
import { whyItEnded } from './submitted-by';

/** Whether the polling page may write, and whether its report counts, which is not so after the submit. */
export interface Followed {
  readonly isWriter: boolean;
  readonly isAnswering: boolean;
  readonly changes: { readonly row: NonNullable<AttemptChanges['row']> };
}

/**
 * A poll of a page: it claims a running attempt without a holder or with a silent one, and without navigation it records the
 * question on its screen, if it is further than any before.
 */
export function followStep(
  state: AttemptState,
  { writerId, claim, questionId, unsentCount = 0 }: FollowRequest,
  { now, holderHeardAt }: { readonly now: number; readonly holderHeardAt: number },
): Followed {
  const { attempt, asked } = state;
  const { writerId: holder } = attempt;
  const access = accessOfPage({
    writerId,
    // A finished attempt is not claimed.
    wantsToWrite: claim && stateOf(attempt) === 'running',
    heldBy: holder === null ? null : { writerId: holder, heardAtMs: holderHeardAt },
    nowMs: now,
  });
  const isFree = holder === null && stateOf(attempt) !== 'running';
  const isWriter = isFree || access !== 'looks-on';
  const isAnswering = isWriter && attempt.submittedAt === null;
  // Answers given before Next must have arrived first: they could not change afterwards.
  const isShown = isAnswering && unsentCount === 0 && questionId !== undefined;
  const index = isShown ? asked.questions.findIndex(({ _id }) => _id === questionId) : -1;
  const row = { ...(access === 'claims' && { writerId }), ...reached(state, index, now) };
  return { isWriter, isAnswering, changes: { row } };
}

/** The status of an attempt as its page gets it. */
export function statusOf(
  attempt: Attempt,
  { isWriter, now }: { isWriter: boolean; now: number },
): AttemptStatus {
  const { focusLostCount, tabChangeLimit } = attempt;
  const submittedBy = whyItEnded(attempt);
  const state = stateOf(attempt);
  const { deadline, pausedSince } =
    state === 'submitted'
      ? { deadline: attempt.deadline, pausedSince: null }
      : currentClock(attempt, attempt.pausedAt, now);
  const counted = { focusLostCount, tabChangeLimit };
  return { serverNow: now, deadline, pausedSince, ...counted, isWriter, state, submittedBy };
}

function stateOf({ submittedAt, closingSince }: Attempt): AttemptStatus['state'] {
  if (submittedAt !== null) return 'submitted';
  return closingSince === null ? 'running' : 'closing';
}
