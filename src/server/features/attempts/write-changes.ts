import * as z from 'zod';
import { ANSWERS_STORED_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import { chargeSavedBytes } from '../../rates/limits';
import {
  type Act,
  chainHash,
  type HistoryEnd,
  joinsLastSave,
  type LoggedAnswer,
  loggedAnswerSchema,
  receiptOf,
} from '../../rules/attempt/answer-log';
import { type AttemptChanges, type AttemptState, withChanges } from '../../rules/attempt/state';
import { answersStore } from './answers-store';
import { cacheState } from './attempt-state';
import { attemptsStore } from './store';

type WriteDeps = Pick<Deps, 'db' | 'ids'>;

/**
 * Writes the changes of an act on an attempt, and returns and caches its state after them. Part of the transaction that has read
 * the state. A submission gets its receipt, the hash over the whole history.
 */
export function writeChanges(
  deps: WriteDeps,
  state: AttemptState,
  changes: AttemptChanges,
  now: number,
): AttemptState {
  const { attempt } = state;
  const { id: attemptId } = attempt;
  const { row = {}, answers = [], act, kept } = changes;
  const isRowChanged = Object.entries(row).some(
    ([name, value]) => attempt[name as keyof typeof row] !== value,
  );
  if (!isRowChanged && answers.length === 0 && !act && !kept) return state;
  const history = act ? logAct(deps, state, { ...act, at: now }) : state.history;
  const receipt = act?.kind === 'submitted' && history ? receiptOf(history.hash) : attempt.receipt;
  const changed = withChanges(state, changes);
  const after = { ...changed, attempt: { ...changed.attempt, receipt }, history };
  if (answers.length > 0) {
    answersStore(deps.db).save.run({ attemptId, rows: rowsOf(answers), savedAt: now });
  }
  if (kept) writeKept(deps, state, { ...kept, now });
  if (isRowChanged) attemptsStore(deps.db).update.run({ ...after.attempt, attemptId });
  cacheState(deps, after);
  return after;
}

const rowsOf = (answers: readonly LoggedAnswer[]) =>
  JSON.stringify(
    answers.map(({ value, ...answer }) => ({
      ...answer,
      value: value === null ? null : JSON.stringify(value),
    })),
  );

/**
 * Throws 413 for a running attempt's answers beyond the needs of any quiz; a late submission is as long as
 * its request.
 */
function writeKept(
  { db }: WriteDeps,
  { attempt }: AttemptState,
  { body, hasMore, now }: NonNullable<AttemptChanges['kept']> & { readonly now: number },
): void {
  const { id: attemptId, studentId } = attempt;
  const store = answersStore(db);
  if (body === null) store.removeKept.run({ attemptId });
  else if (!hasMore) store.trimKept.run({ attemptId, body });
  else {
    store.keep.run({ attemptId, body, receivedAt: now });
    if (attempt.submittedAt !== null) return;
    const bytes = Buffer.byteLength(body);
    if (bytes > ANSWERS_STORED_MAXIMUM_BYTES) throw new DomainError('too_large', refusals.answersTooLong);
    chargeSavedBytes({ db }, studentId, { at: now, bytes });
  }
}

type ActAt = Act & { readonly at: number };

/**
 * Appends one act to the history of an attempt; returns its new end. A history that starts late begins with the current answers.
 * In a very long history, a save replaces the save before it and carries the answers of both. Saves count towards the student's
 * limit.
 */
function logAct(deps: WriteDeps, state: AttemptState, act: ActAt): HistoryEnd {
  const { at, kind, facts, answers = [] } = act;
  const store = answersStore(deps.db);
  const { id: attemptId, quizId, studentId, versionId: paperId } = state.attempt;
  const last = state.history ?? (kind === 'started' ? NOTHING : logAsFound(deps, state, at));
  const joins = kind === 'saved' && last.kind === 'saved' && joinsLastSave(last, at);
  const before = joins
    ? beforeLastSave(deps, { attemptId, sequence: last.sequence })
    : { sequence: last.sequence, previous: last.hash, answers: [] };
  const entry = {
    sequence: before.sequence + 1,
    at,
    kind,
    entry: JSON.stringify({
      ...(kind === 'started' && { quizId, studentId, paperId }),
      ...facts,
      ...(joins && { since: last.lastSaveSince }),
      answers: joins ? latestOf([...before.answers, ...answers]) : answers,
    }),
  };
  const hash = chainHash(deps.ids.hash, { attemptId, previous: before.previous, entry });
  if (joins) store.removeEntry.run({ attemptId, sequence: last.sequence });
  store.addEntry.run({ attemptId, ...entry, hash });
  const lastBytes = Buffer.byteLength(entry.entry);
  if (kind === 'saved') chargeSavedBytes(deps, studentId, { at, bytes: lastBytes });
  return {
    ...{ sequence: entry.sequence, hash, kind, lastBytes },
    bytes: last.bytes - (joins ? last.lastBytes : 0) + lastBytes,
    lastSaveSince: kind === 'saved' ? (joins ? last.lastSaveSince : at) : undefined,
  };
}

const NOTHING: HistoryEnd = {
  ...{ sequence: 0, hash: '', kind: undefined },
  ...{ bytes: 0, lastBytes: 0, lastSaveSince: undefined },
};
const savedEntrySchema = z.object({ answers: z.array(loggedAnswerSchema) });

/** The last save of a history, and the entry before it. */
function beforeLastSave({ db }: WriteDeps, { attemptId, sequence }: { attemptId: string; sequence: number }) {
  const [save, before] = answersStore(db).listEntriesBackFrom.all({ attemptId, sequence });
  const { answers } = savedEntrySchema.parse(JSON.parse(save?.entry ?? '{}'));
  return { sequence: sequence - 1, previous: before?.hash ?? '', answers };
}

/** The latest logged answer to each question. */
const latestOf = (answers: readonly LoggedAnswer[]) => [
  ...new Map(answers.map((answer) => [answer.questionId, answer])).values(),
];

/** Begins the history of an attempt that is older than histories. */
function logAsFound(deps: WriteDeps, state: AttemptState, at: number): HistoryEnd {
  const { submittedAt, submittedBy } = state.attempt;
  const answers = [...state.answers].map(([questionId, answer]) => ({ questionId, ...answer }));
  const history = logAct(deps, state, { at, kind: 'started', answers });
  if (submittedAt === null) return history;
  return logAct(deps, { ...state, history }, { at, kind: 'submitted', facts: { submittedAt, submittedBy } });
}
