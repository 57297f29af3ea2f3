import { type Answer, answerSchema } from '../../../shared/answer/answer';
import type { Deps } from '../../deps';
import type { AttemptState, CurrentAnswer, CurrentAnswers } from '../../rules/attempt/state';
import { readClockEntries } from '../timekeeping/clock';
import { type AnswerRecord, answersStore } from './answers-store';
import { getAskedVersion } from './course';
import { attemptsStore, type OwnAttempt, stateCache } from './store';

export type StateDeps = Pick<Deps, 'db' | 'arrangements'>;

/** Overhead of an attempt and each answer beside their text. */
const ATTEMPT_BYTES = 1000;
const ANSWER_BYTES = 200;

/** The state of an attempt, cached until one of its rows changes; undefined if deleted. */
export function findState(deps: StateDeps, attemptId: string): AttemptState | undefined {
  const known = stateCache(deps.db).get(attemptId);
  if (known) return known;
  const read = readState(deps, attemptId);
  if (read) cacheState(deps, read);
  return read;
}

export function getState(deps: StateDeps, attemptId: string): AttemptState {
  const state = findState(deps, attemptId);
  if (!state) throw new Error('An attempt is gone.');
  return state;
}

/** Caches the state of a running attempt and evicts a submitted one, which is hardly written again. */
export function cacheState({ db }: Pick<Deps, 'db'>, state: AttemptState): void {
  const { id, submittedAt } = state.attempt;
  if (submittedAt === null) stateCache(db).set(id, state, bytesOf(state));
  else stateCache(db).delete(id);
}

/** Reads the state, bypassing the cache. */
export function readState(deps: StateDeps, attemptId: string): AttemptState | undefined {
  const attempt = attemptsStore(deps.db).find.get({ attemptId });
  if (!attempt) return undefined;
  const store = answersStore(deps.db);
  const history = store.findHistoryEnd.get({ attemptId });
  return {
    ...newState(deps, attempt),
    clockEntries: readClockEntries(deps, attemptId),
    answers: readCurrentAnswers(deps, attemptId),
    history: history && { ...history, lastSaveSince: history.lastSaveSince ?? undefined },
    keptBody: store.findKept.get({ attemptId })?.body ?? null,
  };
}

/** The state of an attempt that has just begun. */
export const newState = (deps: StateDeps, attempt: OwnAttempt): AttemptState => ({
  attempt,
  asked: getAskedVersion(deps, attempt),
  clockEntries: [],
  answers: new Map(),
  history: undefined,
  keptBody: null,
});

/** The current answer to each question of an attempt, cleared ones included, bypassing the cache. */
export const readCurrentAnswers = ({ db }: Pick<Deps, 'db'>, attemptId: string): CurrentAnswers =>
  new Map(answersStore(db).list.all({ attemptId }).map(toCurrentAnswer));

/** The current answers of several attempts, by attempt and question, in one statement. */
export function readCurrentAnswersOf(
  { db }: Pick<Deps, 'db'>,
  attemptIds: readonly string[],
): Map<string, Map<string, CurrentAnswer>> {
  const rows = answersStore(db).listOfMany.all({ attemptIds: JSON.stringify(attemptIds) });
  const byAttempt = new Map(attemptIds.map((id) => [id, new Map<string, CurrentAnswer>()]));
  for (const row of rows) byAttempt.get(row.attemptId)?.set(...toCurrentAnswer(row));
  return byAttempt;
}

const toCurrentAnswer = ({ questionId, value, ...answer }: AnswerRecord): [string, CurrentAnswer] => [
  questionId,
  {
    value: value === null ? null : toAnswer(value),
    revision: answer.revision,
    malformed: answer.malformed,
  },
];

export const toAnswer = (json: string): Answer => answerSchema.parse(JSON.parse(json));

/** Approximate size in memory. */
function bytesOf({ answers, keptBody }: AttemptState): number {
  let bytes = ATTEMPT_BYTES + (keptBody?.length ?? 0);
  for (const { value } of answers.values()) {
    bytes += ANSWER_BYTES + (typeof value === 'string' ? value.length : value === null ? 0 : 100);
  }
  return bytes;
}
