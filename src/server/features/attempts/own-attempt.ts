import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import type { AttemptState, Outcome } from '../../rules/attempt/state';
import { findState } from './attempt-state';
import { type CloseDeps, closeOverdueAttempts } from './close-overdue';
import { type AttemptRecord, attemptsStore, type OwnAttempt } from './store';

export type { AttemptRecord, OwnAttempt } from './store';

const attemptIds = z.object({ attemptId: z.string() });
const quizIds = z.object({ quizId: z.string() });
const missing = refusals.attemptNotFound;

/** The student's own attempt on a quiz, running or not. */
export const ownAttemptOnQuiz: Target<Student, typeof quizIds, { attempt: OwnAttempt }> = {
  ids: quizIds,
  missing,
  load: ({ db }, { accountId: studentId }, { quizId }) => ({
    attempt: orNotFound(attemptsStore(db).findOwnOnQuiz.get({ quizId, studentId })),
  }),
};

/** The dependencies of a student's call. */
export type AttemptDeps = CloseDeps & Pick<Deps, 'policy'>;

/** Reads the state of an attempt, inside the commit of a writing call (404 if deleted). */
export type ReadState = () => AttemptState;
interface FoundState {
  readonly readState: ReadState;
}

const refuseMissing = ({ readState }: FoundState) => void readState();

/** The state of the student's own attempt. */
export const ownState: Target<Student, typeof attemptIds, FoundState> = {
  ids: attemptIds,
  missing,
  load: (deps, { accountId: studentId }, { attemptId }) => ({
    readState() {
      const state = orNotFound(findState(deps, attemptId));
      return orNotFound(state.attempt.studentId === studentId ? state : undefined);
    },
  }),
  refuseMissing,
};

/** The same for the attempt on a quiz. */
export const ownStateOnQuiz: Target<Student, typeof quizIds, FoundState> = {
  ids: quizIds,
  missing,
  load: (deps, { accountId: studentId }, { quizId }) => ({
    readState() {
      const { attemptId } = orNotFound(attemptsStore(deps.db).findIdOnQuiz.get({ quizId, studentId }));
      return orNotFound(findState(deps, attemptId));
    },
  }),
  refuseMissing,
};

function orNotFound<Found>(found: Found | undefined): Found {
  if (!found) throw new DomainError('not_found', refusals.attemptNotFound);
  return found;
}

/** The committed value; throws the refusal, which inside the commit would have rolled back its changes. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if ('refusal' in outcome) throw new DomainError(outcome.refusal.kind, outcome.refusal.sentence);
  return outcome.value;
}

/**
 * Commits an act on the current state of an attempt (404 if absent). An overdue attempt is closed first. `now` is the arrival of
 * the call.
 */
export async function writeUpToDate<Value>(
  deps: CloseDeps,
  readState: ReadState,
  write: (state: AttemptState, now: number) => Value,
): Promise<Value> {
  const now = deps.clock.now();
  const first = await deps.groupCommit(() => {
    const state = readState();
    return isOverdue(state.attempt, now) ? null : { written: write(state, now) };
  });
  if (first) return first.written;
  await closeOverdueAttempts(deps);
  const later = deps.clock.now();
  return deps.groupCommit(() => write(readState(), later));
}

type Ends = Pick<AttemptRecord, 'submittedAt' | 'closesAt'>;

const isOverdue = ({ submittedAt, closesAt }: Ends, now: number) => submittedAt === null && now > closesAt;

export async function closeIfOverdue(deps: CloseDeps, attempt: Ends): Promise<void> {
  if (isOverdue(attempt, deps.clock.now())) await closeOverdueAttempts(deps);
}
