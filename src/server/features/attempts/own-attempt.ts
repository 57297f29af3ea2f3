import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { isFromItsPage } from '../../../shared/attempt/submitted-by';
import { DomainError, type Refusal } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { currentClock } from '../../../shared/timing/ledger';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from './close-overdue';
import { type AttemptRecord, attemptsStore, knownAttempts, type OwnAttempt } from './store';

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

/** An attempt of this student as it stands; from memory while nothing of it has changed. */
function findOwn({ db }: ReadDeps, own: { attemptId: string; studentId: string }): OwnAttempt | undefined {
  const known = knownAttempts(db).get(own.attemptId);
  if (known) return known.studentId === own.studentId ? known : undefined;
  const found = attemptsStore(db).findOwn.get(own);
  if (found) knownAttempts(db).set(own.attemptId, found);
  return found;
}

/** Reads an attempt as it stands in the commit at hand (404 when it is gone). */
export type ReadAttempt = () => OwnAttempt;

const refuseMissing = ({ readAttempt }: { readAttempt: ReadAttempt }) => void readAttempt();

/** The student's own attempt, to be read in the commit that writes on it; to look it up before would cost as much once more. */
export const ownAttemptToWrite: Target<Student, typeof attemptIds, { readAttempt: ReadAttempt }> = {
  ids: attemptIds,
  missing,
  load: ({ db }, { accountId: studentId }, { attemptId }) => ({
    readAttempt: () => orNotFound(findOwn({ db }, { attemptId, studentId })),
  }),
  refuseMissing,
};

/** The same of the attempt on a quiz. */
export const ownAttemptOnQuizToWrite: Target<Student, typeof quizIds, { readAttempt: ReadAttempt }> = {
  ids: quizIds,
  missing,
  load: ({ db }, { accountId: studentId }, { quizId }) => ({
    readAttempt: () => orNotFound(attemptsStore(db).findOwnOnQuiz.get({ quizId, studentId })),
  }),
  refuseMissing,
};

/** An attempt as it stands by now (404 when it is gone). */
export const getAgain = ({ db }: ReadDeps, { id: attemptId, studentId }: AttemptRecord): OwnAttempt =>
  orNotFound(findOwn({ db }, { attemptId, studentId }));

function orNotFound<Found>(attempt: Found | undefined): Found {
  if (!attempt) throw new DomainError('not_found', messages.attemptNotFound);
  return attempt;
}

/** Why nothing more can be written to an attempt (409), or null while it runs; in a pause its time is not over. */
export function whyNotWrite(attempt: OwnAttempt, now: number): Refusal | null {
  const because = (sentence: string): Refusal => ({ kind: 'conflict', sentence });
  if (attempt.submittedAt !== null && isFromItsPage(attempt)) return because(messages.alreadySubmitted);
  if (attempt.submittedBy === 'teacher') return because(messages.submissionsAreCollected);
  if (attempt.closingSince !== null) return because(messages.attemptClosing);
  const isOver = () => now > attempt.closesAt && now > currentClock(attempt, attempt.pausedAt, now).closesAt;
  if (attempt.submittedAt !== null || isOver()) return because(messages.attemptOver);
  return null;
}

/** What was committed: a value, or a refusal beside which something was kept. */
export type Outcome<Value> = { readonly value: Value } | { readonly refusal: Refusal };

/** The value that was committed; throws the refusal, which would have undone the commit had it been thrown in it. */
export function unlessRefused<Value>(outcome: Outcome<Value>): Value {
  if ('refusal' in outcome) throw new DomainError(outcome.refusal.kind, outcome.refusal.sentence);
  return outcome.value;
}

/**
 * Commits a write on an attempt as it stands in that commit (404 when it is not there); where its time is over and nobody has
 * closed it yet, it is closed first. `now` is when the call came.
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

/** The attempt as it is now: closed first if its time is over and nobody has closed it yet. */
export async function upToDate<Known extends AttemptRecord>(
  deps: CloseDeps,
  attempt: Known,
): Promise<Known | OwnAttempt> {
  if (!isOverdue(attempt, deps.clock.now())) return attempt;
  await closeOverdueAttempts(deps);
  const { id: attemptId, studentId } = attempt;
  return findOwn(deps, { attemptId, studentId }) ?? attempt;
}
