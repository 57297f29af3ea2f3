import * as z from 'zod';
import {
  type AnswerLogKind,
  chainHash,
  type LoggedAnswer,
  type LoggedEntry,
  loggedAnswerSchema,
} from '../../../shared/attempt/answer-log';
import { HISTORY_ROOM, joinsLastSave } from '../../../shared/attempt/history-room';
import { ANSWERS_STORED_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { chargeSavedBytes } from '../../rates/limits';
import { answersStore } from './answers-store';
import { forget, noteEntry, recall } from './running';
import type { AttemptRecord } from './store';

type LogDeps = Pick<Deps, 'db' | 'ids'>;
type RoomDeps = Pick<Deps, 'db'>;

interface Act {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: AnswerLogKind;
  /** What the act changes, as it is stored. */
  readonly answers?: readonly LoggedAnswer[];
  /** What else it says. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * Adds one act to the history of an attempt, in the transaction of the act and before its answers are written; answers the
 * hash, which covers everything up to here. A history that was not kept from the start begins with what stands; in one that
 * has grown very long, a save takes the place of the save before it, with the answers of both.
 */
export function logAct(deps: LogDeps, attempt: AttemptRecord, act: Act): string {
  const store = answersStore(deps.db);
  const { id: attemptId } = attempt;
  const last =
    recall(deps, attemptId).last ?? (act.kind === 'started' ? NOTHING : logAsFound(deps, attempt, act.at));
  const { history: room } = recall(deps, attemptId);
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

/** What the last save of a history holds, and the entry that it follows. */
function beforeLastSave({ db }: LogDeps, { attemptId, sequence }: { attemptId: string; sequence: number }) {
  const [save, before] = answersStore(db).listEntriesBackFrom.all({ attemptId, sequence });
  const { answers } = savedEntrySchema.parse(JSON.parse(save?.entry ?? '{}'));
  return { sequence: sequence - 1, previous: before?.hash ?? '', answers };
}

/** Of each question the answer that was logged last. */
const latestOf = (answers: readonly LoggedAnswer[]) => [
  ...new Map(answers.map((answer) => [answer.questionId, answer])).values(),
];

const NOTHING = { sequence: 0, hash: '', kind: undefined };
const savedEntrySchema = z.object({ answers: z.array(loggedAnswerSchema) });

/** Opens the history of an attempt that is older than the keeping of histories. */
function logAsFound(deps: LogDeps, attempt: AttemptRecord, at: number) {
  const answers = [...recall(deps, attempt.id).answers].map(([questionId, answer]) => ({
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

const factsOf = ({ quizId, studentId, paperId }: AttemptRecord, { kind }: Act) =>
  kind === 'started' ? { quizId, studentId, paperId } : {};

interface NewEntry extends LoggedEntry {
  /** Whether it took the place of the last. */
  readonly joins: boolean;
}

/** Counts an entry that was added; what saves write is also counted for the student who writes it. */
function countEntry(deps: RoomDeps, attempt: AttemptRecord, added: NewEntry): void {
  const { sequence, hash, kind, at, joins, entry } = added;
  if (kind === 'submitted') {
    forget(deps, [attempt.id]);
    return;
  }
  const { history } = recall(deps, attempt.id);
  const lastBytes = Buffer.byteLength(entry);
  const bytes = history.bytes - (joins ? history.lastBytes : 0) + lastBytes;
  const lastSaveSince = kind === 'saved' ? (joins ? history.lastSaveSince : at) : undefined;
  noteEntry(deps, attempt.id, { sequence, hash, kind, history: { bytes, lastBytes, lastSaveSince } });
  if (kind === 'saved') chargeSavedBytes(deps, attempt.studentId, { at, bytes: lastBytes });
}

/** Refuses (413) answers that take more room than any quiz could need; looked at only once the history is long. */
export function refuseTooMuchText(
  deps: RoomDeps,
  attemptId: string,
  answersAfter: () => Iterable<readonly [questionId: string, value: unknown]>,
): void {
  if (recall(deps, attemptId).history.bytes < HISTORY_ROOM.wholeBytes) return;
  const bytes = Buffer.byteLength(JSON.stringify([...new Map(answersAfter())]));
  if (bytes > ANSWERS_STORED_MAXIMUM_BYTES) throw new DomainError('too_large', messages.answersTooLong);
}
