import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { isFromItsPage } from '../../../shared/attempt/submitted-by';
import { DomainError, type Refusal } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { currentClock } from '../../../shared/timing/ledger';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from './close-overdue';
import { type AttemptRecord, attemptCache, attemptsStore, type OwnAttempt } from './store';

export type { AttemptRecord, OwnAttempt } from './store';

type ReadDeps = Pick<Deps, 'db'>;

const attemptIds = z.object({ attemptId: z.string() });
const quizIds = z.object({ quizId: z.string() });
const missing = messages.attemptNotFound;

/** The student's own attempt. */
export const ownAttempt: Target<Student, typeof attemptIds, { attempt: OwnAttempt }> = {
  ids: attemptIds,
  missing,
  load: ({ db }, { accountId: studentId }, { attemptId }) => ({
    attempt: orNotFound(findOwn({ db }, { attemptId, studentId })),
  }),
};

/** The student's own attempt on a quiz, running or not. */
export const ownAttemptOnQuiz: Target<Student, typeof quizIds, { attempt: OwnAttempt }> = {
  ids: quizIds,
  missing,
  load: ({ db }, { accountId: studentId }, { quizId }) => ({
    attempt: orNotFound(attemptsStore(db).findOwnOnQuiz.get({ quizId, studentId })),
  }),
};

/** An attempt of this student; from the cache while unchanged. */
function findOwn({ db }: ReadDeps, own: { attemptId: string; studentId: string }): OwnAttempt | undefined {
  const known = attemptCache(db).get(own.attemptId);
  if (known) return known.studentId === own.studentId ? known : undefined;
  const found = attemptsStore(db).findOwn.get(own);
  if (found) attemptCache(db).set(own.attemptId, found);
  return found;
}

/** Reads an attempt inside the current commit (404 if gone). */
export type ReadAttempt = () => OwnAttempt;

const refuseMissing = ({ readAttempt }: { readAttempt: ReadAttempt }) => void readAttempt();

/** The student's own attempt, read inside the commit that writes to it; an earlier look-up would double the cost. */
export const ownAttemptToWrite: Target<Student, typeof attemptIds, { readAttempt: ReadAttempt }> = {
  ids: attemptIds,
  missing,
  load: ({ db }, { accountId: studentId }, { attemptId }) => ({
    readAttempt: () => orNotFound(findOwn({ db }, { attemptId, studentId })),
  }),
  refuseMissing,
};

/** The same for the attempt on a quiz. */
export const ownAttemptOnQuizToWrite: Target<Student, typeof quizIds, { readAttempt: ReadAttempt }> = {
  ids: quizIds,
  missing,
  load: ({ db }, { accountId: studentId }, { quizId }) => ({
    readAttempt: () => orNotFound(attemptsStore(db).findOwnOnQuiz.get({ quizId, studentId })),
  }),
  refuseMissing,
};

/** The current state of an attempt (404 if gone). */
export const getAgain = ({ db }: ReadDeps, { id: attemptId, studentId }: AttemptRecord): OwnAttempt =>
  orNotFound(findOwn({ db }, { attemptId, studentId }));

function orNotFound<Found>(attempt: Found | undefined): Found {
  if (!attempt) throw new DomainError('not_found', messages.attemptNotFound);
  return attempt;
}

/** The refusal of a write to a finished attempt (409), or null while it runs; a paused attempt is not finished. */
export function writeRefusal(attempt: OwnAttempt, now: number): Refusal | null {
  const because = (sentence: string): Refusal => ({ kind: 'conflict', sentence });
  if (attempt.submittedAt !== null && isFromItsPage(attempt)) return because(messages.alreadySubmitted);
  if (attempt.submittedBy === 'teacher') return because(messages.submissionsAreCollected);
  if (attempt.closingSince !== null) return because(messages.attemptClosing);
  const isOver = () => now > attempt.closesAt && now > currentClock(attempt, attempt.pausedAt, now).closesAt;
  if (attempt.submittedAt !== null || isOver()) return because(messages.attemptOver);
  return null;
}

/** A committed value, or a refusal whose side effects were kept. */
export type Outcome<Value> = { readonly value: Value } | { readonly refusal: Refusal };

/** The committed value; throws the refusal, which inside the commit would have rolled it back. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if ('refusal' in outcome) throw new DomainError(outcome.refusal.kind, outcome.refusal.sentence);
  return outcome.value;
}

/**
 * Commits a write on the current state of an attempt (404 if absent). An overdue attempt is closed first. `now` is the arrival of
 * the call.
 */
export async function writeUpToDate<Value>(
  deps: CloseDeps,
  readAttempt: ReadAttempt,
  write: (attempt: OwnAttempt, now: number) => Value,
): Promise<Value> {
  const now = deps.clock.now();
  const first = await deps.groupCommit(() => {
    const attempt = readAttempt();
    return isOverdue(attempt, now) ? null : { written: write(attempt, now) };
  });
  if (first) return first.written;
  await closeOverdueAttempts(deps);
  const later = deps.clock.now();
  return deps.groupCommit(() => write(readAttempt(), later));
}

const isOverdue = ({ submittedAt, closesAt }: AttemptRecord, now: number) =>
  submittedAt === null && now > closesAt;

/** The current attempt; an overdue one is closed first. */
export async function upToDate<Known extends AttemptRecord>(
  deps: CloseDeps,
  attempt: Known,
): Promise<Known | OwnAttempt> {
  if (!isOverdue(attempt, deps.clock.now())) return attempt;
  await closeOverdueAttempts(deps);
  const { id: attemptId, studentId } = attempt;
  return findOwn(deps, { attemptId, studentId }) ?? attempt;
}
