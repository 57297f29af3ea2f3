import * as z from 'zod';
import { ANSWERS_STORED_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { chargeSavedBytes } from '../../rates/limits';
import {
  type AnswerLogKind,
  chainHash,
  HISTORY_ROOM,
  joinsLastSave,
  type LoggedAnswer,
  type LoggedEntry,
  loggedAnswerSchema,
} from '../../rules/attempt/answer-log';
import { answersStore } from './answers-store';
import { appendEntry, forget, getState } from './attempt-state';
import type { AttemptRecord } from './store';

type LogDeps = Pick<Deps, 'db' | 'ids'>;
type RoomDeps = Pick<Deps, 'db'>;

interface Act {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: AnswerLogKind;
  /** The changed answers as stored. */
  readonly answers?: readonly LoggedAnswer[];
  /** Further facts of the act. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * Appends one act to the history of an attempt, inside the act's transaction and before its answers are written; returns the hash
 * over the whole history. A history that starts late begins with the current answers. In a very long history, a save replaces the
 * save before it and carries the answers of both.
 */
export function logAct(deps: LogDeps, attempt: AttemptRecord, act: Act): string {
  const store = answersStore(deps.db);
  const { id: attemptId } = attempt;
  const last =
    getState(deps, attemptId).last ?? (act.kind === 'started' ? NOTHING : logAsFound(deps, attempt, act.at));
  const { history: room } = getState(deps, attemptId);
  const joins = act.kind === 'saved' && last.kind === 'saved' && joinsLastSave(room, act.at);
  const { sequence, previous, answers } = joins
    ? beforeLastSave(deps, { attemptId, sequence: last.sequence })
    : { sequence: last.sequence, previous: last.hash, answers: [] };
  const entry = {
    sequence: sequence + 1,
    at: act.at,
    kind: act.kind,
    entry: JSON.stringify({
      ...factsOf(attempt, act),
      ...act.facts,
      ...(joins && { since: room.lastSaveSince }),
      answers: joins ? latestOf([...answers, ...(act.answers ?? [])]) : (act.answers ?? []),
    }),
  };
  const hash = chainHash(deps.ids.hash, { attemptId, previous, entry });
  if (joins) store.removeEntry.run({ attemptId, sequence: last.sequence });
  store.addEntry.run({ attemptId, ...entry, hash });
  countEntry(deps, attempt, { ...entry, hash, joins });
  return hash;
}

/** The last save of a history, and the entry before it. */
function beforeLastSave({ db }: LogDeps, { attemptId, sequence }: { attemptId: string; sequence: number }) {
  const [save, before] = answersStore(db).listEntriesBackFrom.all({ attemptId, sequence });
  const { answers } = savedEntrySchema.parse(JSON.parse(save?.entry ?? '{}'));
  return { sequence: sequence - 1, previous: before?.hash ?? '', answers };
}

/** The latest logged answer to each question. */
const latestOf = (answers: readonly LoggedAnswer[]) => [
  ...new Map(answers.map((answer) => [answer.questionId, answer])).values(),
];

const NOTHING = { sequence: 0, hash: '', kind: undefined };
const savedEntrySchema = z.object({ answers: z.array(loggedAnswerSchema) });

/** Begins the history of an attempt that is older than histories. */
function logAsFound(deps: LogDeps, attempt: AttemptRecord, at: number) {
  const answers = [...getState(deps, attempt.id).answers].map(([questionId, answer]) => ({
    questionId,
    ...answer,
  }));
  const hash = logAct(deps, attempt, { at, kind: 'started', answers });
  if (attempt.submittedAt === null) return { sequence: 1, hash, kind: 'started' as const };
  const { submittedAt, submittedBy } = attempt;
  return {
    sequence: 2,
    kind: 'submitted' as const,
    hash: logAct(deps, attempt, { at, kind: 'submitted', facts: { submittedAt, submittedBy } }),
  };
}

const factsOf = ({ quizId, studentId, versionId }: AttemptRecord, { kind }: Act) =>
  kind === 'started' ? { quizId, studentId, paperId: versionId } : {};

interface NewEntry extends LoggedEntry {
  /** Whether it replaced the last entry. */
  readonly joins: boolean;
}

/** Counts an added entry; saves also count towards the student's limit. */
function countEntry(deps: RoomDeps, attempt: AttemptRecord, added: NewEntry): void {
  const { sequence, hash, kind, at, joins, entry } = added;
  if (kind === 'submitted') {
    forget(deps, [attempt.id]);
    return;
  }
  const { history } = getState(deps, attempt.id);
  const lastBytes = Buffer.byteLength(entry);
  const bytes = history.bytes - (joins ? history.lastBytes : 0) + lastBytes;
  const lastSaveSince = kind === 'saved' ? (joins ? history.lastSaveSince : at) : undefined;
  appendEntry(deps, attempt.id, { sequence, hash, kind, history: { bytes, lastBytes, lastSaveSince } });
  if (kind === 'saved') chargeSavedBytes(deps, attempt.studentId, { at, bytes: lastBytes });
}

/** Throws 413 for answers larger than any quiz needs; checked only in a long history. */
export function refuseTooMuchText(
  deps: RoomDeps,
  attemptId: string,
  answersAfter: () => Iterable<readonly [questionId: string, value: unknown]>,
): void {
  if (getState(deps, attemptId).history.bytes < HISTORY_ROOM.wholeBytes) return;
  const bytes = Buffer.byteLength(JSON.stringify([...new Map(answersAfter())]));
  if (bytes > ANSWERS_STORED_MAXIMUM_BYTES) throw new DomainError('too_large', messages.answersTooLong);
}
