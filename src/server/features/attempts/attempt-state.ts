import { type Answer, answerSchema } from '../../../shared/answer/answer';
import { rowCache } from '../../db/row-cache';
import type { Deps } from '../../deps';
import type { AnswerLogKind, HistorySoFar, LoggedAnswer } from '../../rules/attempt/answer-log';
import { type AnswerRecord, answersStore } from './answers-store';

type ReadDeps = Pick<Deps, 'db'>;

/** A current answer with the revision that wrote it; the value is null if cleared. */
export interface CurrentAnswer {
  readonly value: Answer | null;
  readonly revision: number;
  readonly malformed: boolean;
}

/** The end of a history. */
interface LastEntry {
  readonly sequence: number;
  readonly hash: string;
  readonly kind: AnswerLogKind | undefined;
}

export interface HistoryRoom extends HistorySoFar {
  /** Size of its last entry. */
  readonly lastBytes: number;
}

/** The state every save needs: the current answers, cleared ones included, and the end of the history. */
export interface AttemptState {
  readonly answers: ReadonlyMap<string, CurrentAnswer>;
  /** Undefined for an attempt older than histories. */
  readonly last: LastEntry | undefined;
  readonly history: HistoryRoom;
}

interface Kept {
  readonly answers: Map<string, CurrentAnswer>;
  answersBytes: number;
  last: LastEntry | undefined;
  history: HistoryRoom;
}

const MEGABYTE = 1024 * 1024;
const ROOM = { keys: 10_000, bytes: 48 * MEGABYTE };
/** Overhead of an attempt and each answer beside their text. */
const ATTEMPT_BYTES = 400;
const ANSWER_BYTES = 200;

export const stateCache = rowCache<Kept>(ROOM);

/** The state of an attempt; read from the database once and cached while it runs. */
export const getState = (deps: ReadDeps, attemptId: string): AttemptState => kept(deps, attemptId);

/** The cached state of an attempt, if any. */
export const cachedState = ({ db }: ReadDeps, attemptId: string): AttemptState | undefined =>
  stateCache(db).get(attemptId);

/** Caches the empty state of a starting attempt. Part of its transaction. */
export function startState({ db }: ReadDeps, attemptId: string): void {
  const last = { sequence: 0, hash: '', kind: undefined };
  const history = { bytes: 0, lastBytes: 0, lastSaveSince: undefined };
  stateCache(db).set(attemptId, { answers: new Map(), answersBytes: 0, last, history }, ATTEMPT_BYTES);
}

/** Adds a history entry to the cached state. Part of its transaction. */
export function appendEntry(
  deps: ReadDeps,
  attemptId: string,
  entry: Pick<AttemptState, 'history'> & LastEntry,
): void {
  const { history, ...last } = entry;
  const changed = mutableState(deps, attemptId);
  changed.last = last;
  changed.history = history;
}

/** Updates the cached answers, if the attempt is cached. Part of the same transaction. */
export function putAnswers(deps: ReadDeps, attemptId: string, answers: readonly LoggedAnswer[]): void {
  if (!cachedState(deps, attemptId)) return;
  const changed = mutableState(deps, attemptId);
  for (const { questionId, ...answer } of answers) {
    changed.answersBytes += bytesOf(answer) - bytesOf(changed.answers.get(questionId));
    changed.answers.set(questionId, answer);
  }
}

/** Evicts submitted or erased attempts. */
export function forget({ db }: ReadDeps, attemptIds: readonly string[]): void {
  for (const attemptId of attemptIds) stateCache(db).delete(attemptId);
}

export const toCurrentAnswer = ({
  questionId,
  value,
  revision,
  malformed,
}: AnswerRecord): [string, CurrentAnswer] => [
  questionId,
  { value: value === null ? null : toAnswer(value), revision, malformed },
];

export const toAnswer = (json: string): Answer => answerSchema.parse(JSON.parse(json));

function kept({ db }: ReadDeps, attemptId: string): Kept {
  const known = stateCache(db).get(attemptId);
  if (known) return known;
  const read = readState({ db }, attemptId);
  stateCache(db).set(attemptId, read, ATTEMPT_BYTES + read.answersBytes);
  return read;
}

/** Reads the state, bypassing the cache. */
export function readState({ db }: ReadDeps, attemptId: string): Kept {
  const store = answersStore(db);
  const answers = new Map(store.list.all({ attemptId }).map(toCurrentAnswer));
  const answersBytes = [...answers.values()].reduce((sum, answer) => sum + bytesOf(answer), 0);
  const bytes = store.countHistoryBytes.get({ attemptId })?.bytes ?? 0;
  return {
    answers,
    answersBytes,
    last: store.findLastEntry.get({ attemptId }),
    history: { bytes, lastBytes: 0, lastSaveSince: undefined },
  };
}

/** The state to be changed by a write; a rollback evicts it. */
function mutableState(deps: ReadDeps, attemptId: string): Kept {
  const changing = kept(deps, attemptId);
  stateCache(deps.db).set(attemptId, changing, ATTEMPT_BYTES + changing.answersBytes);
  return changing;
}

/** Approximate size in memory. */
function bytesOf(answer: CurrentAnswer | undefined): number {
  if (!answer) return 0;
  const { value } = answer;
  return ANSWER_BYTES + (typeof value === 'string' ? value.length : value === null ? 0 : 100);
}
