import * as z from 'zod';
import { type Answer, answerSchema } from '../../../shared/attempt/answer';
import {
  type AnswerLogKind,
  chainHash,
  type LoggedAnswer,
  loggedAnswerSchema,
  type ReplayedLog,
  replayLog,
  standsAsLogged,
} from '../../../shared/attempt/answer-log';
import { joinsLastSave } from '../../../shared/attempt/history-room';
import type { Deps } from '../../deps';
import { answersStore } from './answers-store';
import { historyRoomOf, noteEntry } from './history-room.service';
import { readStanding } from './service';
import type { AttemptRecord } from './store';
import type { StandingAnswer } from './views';

type LogDeps = Pick<Deps, 'db' | 'ids'>;

interface Act {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: AnswerLogKind;
  /** What the act changes, as it is stored. */
  readonly answers?: readonly LoggedAnswer[];
  /** What else it says. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** What the history of an attempt says, and whether the attempt is what it says. */
export interface CheckedLog {
  /** Null when the history is not whole. */
  readonly replayed: ReplayedLog | null;
  /** False where the server kept no history of this attempt. */
  readonly isRecorded: boolean;
  readonly isUnchanged: boolean;
}

/**
 * Adds one act to the history of an attempt, in the transaction of the act and before its answers are written; answers the
 * hash, which covers everything up to here. A history that was not kept from the start begins with what stands; in one that
 * has grown very long, a save takes the place of the save before it, with the answers of both.
 */
export function logAct(deps: LogDeps, attempt: AttemptRecord, act: Act): string {
  const store = answersStore(deps.db);
  const { id: attemptId } = attempt;
  const found = store.findLastEntry.get({ attemptId });
  const last = found ?? (act.kind === 'started' ? NOTHING : logAsFound(deps, attempt, act.at));
  const room = historyRoomOf(deps, attemptId);
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
  noteEntry(deps, attempt, { kind: act.kind, at: act.at, joins, entry: entry.entry });
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

/** Replays the history of an attempt and compares it with everything that is stored of the attempt. */
export function checkLog(deps: LogDeps, attempt: AttemptRecord): CheckedLog {
  const { id: attemptId } = attempt;
  const log = answersStore(deps.db).listEntries.all({ attemptId });
  const replayed = replayLog(deps.ids.hash, { attemptId, log });
  const stored = answersStore(deps.db).list.all({ attemptId });
  return {
    replayed,
    isRecorded: log.length > 0,
    isUnchanged:
      replayed !== null && isAttemptOf(replayed, attempt) && standsAsLogged(replayed.standing, stored),
  };
}

/** What the last accepted late paper of an attempt took over, and what stood before. */
export function readLateAccepted(
  { db }: Pick<Deps, 'db'>,
  attemptId: string,
): { before: Readonly<Record<string, Answer | null>>; answers: readonly LoggedAnswer[] } {
  const log = answersStore(db).listEntries.all({ attemptId });
  const accepted = log.findLast(({ kind }) => kind === 'late-accepted');
  return acceptedEntrySchema.parse(JSON.parse(accepted?.entry ?? '{}'));
}

/** Whether an answer differs from what stands, to the letter; no answer and a cleared one are the same. */
export function isChange(
  standing: ReadonlyMap<string, StandingAnswer>,
  sent: Pick<LoggedAnswer, 'questionId' | 'value' | 'malformed'>,
): boolean {
  const stored = standing.get(sent.questionId);
  const isSameValue = JSON.stringify(stored?.value ?? null) === JSON.stringify(sent.value);
  return !isSameValue || (stored?.malformed ?? false) !== sent.malformed;
}

const NOTHING = { sequence: 0, hash: '', kind: undefined };
const savedEntrySchema = z.object({ answers: z.array(loggedAnswerSchema) });
const acceptedEntrySchema = z.object({
  before: z.record(z.string(), answerSchema.nullable()).default({}),
  answers: z.array(loggedAnswerSchema).default([]),
});

/** Opens the history of an attempt that is older than the keeping of histories. */
function logAsFound(deps: LogDeps, attempt: AttemptRecord, at: number) {
  const answers = [...readStanding(deps, attempt.id)].map(([questionId, answer]) => ({
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

/** Whether the attempt is the one that the history is of, and stands where the history ends. */
function isAttemptOf({ started, submissions, state }: ReplayedLog, attempt: AttemptRecord): boolean {
  const isSame = (['quizId', 'studentId', 'paperId'] as const).every((key) => started[key] === attempt[key]);
  if (state === 'running') return isSame && attempt.submittedAt === null;
  const last = submissions.at(-1);
  return (
    isSame &&
    last?.receipt === attempt.receipt &&
    last?.submittedAt === attempt.submittedAt &&
    last?.submittedBy === attempt.submittedBy
  );
}
