import type { Answer } from '../../../shared/answer/answer';
import { ANSWERS_STORED_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError, type Refusal } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { chargeSavedBytes } from '../../rates/limits';
import type { LoggedAnswer } from '../../rules/attempt/answer-log';
import {
  type KeptApart,
  keptApart,
  stillNewest,
  withMoreKept,
  withoutKept,
} from '../../rules/attempt/kept-apart';
import { answersStore } from './answers-store';
import type { CurrentAnswer } from './attempt-state';
import type { AttemptRecord } from './own-attempt';

type KeepDeps = Pick<Deps, 'db'>;

/**
 * Keeps apart what arrived in a pause and returns the refusal (403). Part of a transaction that the refusal must not roll back.
 */
export function keepFromPause(deps: KeepDeps, came: Came): Refusal {
  keepApart(deps, came);
  return { kind: 'forbidden', sentence: messages.pausedNoAnswers };
}

interface Came {
  readonly attempt: AttemptRecord;
  readonly answers: readonly LoggedAnswer[];
  readonly now: number;
}

/** Keeps apart answers that do not count by themselves; throws 413 for more than any quiz needs. Part of a transaction. */
export function keepApart({ db }: KeepDeps, { attempt, answers, now }: Came): void {
  if (answers.length === 0) return;
  const { id: attemptId, studentId } = attempt;
  const store = answersStore(db);
  const kept = keptApart(store.findKept.get({ attemptId })?.body);
  const body = JSON.stringify(withMoreKept(kept, { answers, now }));
  const bytes = Buffer.byteLength(body);
  if (bytes > ANSWERS_STORED_MAXIMUM_BYTES) throw new DomainError('too_large', messages.answersTooLong);
  store.keep.run({ attemptId, body, receivedAt: now });
  chargeSavedBytes({ db }, studentId, { at: now, bytes });
}

/** Drops kept-apart answers to questions that the student has now submitted. Part of a transaction. */
export function dropHandedIn(deps: KeepDeps, attemptId: string, questionIds: readonly string[]): void {
  const store = answersStore(deps.db);
  const row = store.findKept.get({ attemptId });
  const kept = keptApart(row?.body);
  if (!kept) return;
  const rest = withoutKept(kept, questionIds);
  if (Object.keys(rest.answers).length === 0) store.removeKept.run({ attemptId });
  else store.trimKept.run({ attemptId, body: JSON.stringify(rest) });
}

/** Keeps a submission that arrived after its attempt closed; only the first one, with anything kept from a pause. */
export function keepLateSubmission(
  { db }: KeepDeps,
  late: {
    attemptId: string;
    submission: { readonly answers: Readonly<Record<string, unknown>> };
    current: ReadonlyMap<string, CurrentAnswer>;
    now: number;
  },
): void {
  const { attemptId, submission, current, now } = late;
  const store = answersStore(db);
  const row = store.findKept.get({ attemptId });
  const kept = keptApart(row?.body);
  // Anything after the first late submission could have been written with even more time.
  if (row && !kept) return;
  const answers = { ...newestKept(kept, current), ...submission.answers };
  store.keep.run({ attemptId, body: JSON.stringify({ ...submission, answers }), receivedAt: now });
}

const newestKept = (
  kept: KeptApart | null,
  current: ReadonlyMap<string, CurrentAnswer>,
): Record<string, Answer | null> => (kept ? stillNewest(kept, current) : {});
