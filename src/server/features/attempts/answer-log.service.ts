import * as z from 'zod';
import {
  type AnswerLogKind,
  chainHash,
  type LoggedAnswer,
  loggedAnswerSchema,
  type ReplayedLog,
  replayLog,
  standsAsLogged,
} from '../../../shared/attempt/answer-log';
import { type Answer, answerSchema } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import { answerLogRepo } from './answer-log.repo';
import { type AttemptRecord, attemptsRepo } from './repo';
import { readStanding } from './service';
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
 * hash, which covers everything up to here. A history that was not kept from the start begins with what stands.
 */
export function logAct(deps: LogDeps, attempt: AttemptRecord, act: Act): string {
  const repo = answerLogRepo(deps.db);
  const { id: attemptId } = attempt;
  const last = repo.findLast.get({ attemptId });
  const { sequence, hash: previous } =
    last ?? (act.kind === 'started' ? NOTHING : logAsFound(deps, attempt, act.at));
  const entry = {
    sequence: sequence + 1,
    at: act.at,
    kind: act.kind,
    entry: JSON.stringify({ ...factsOf(attempt, act), ...act.facts, answers: act.answers ?? [] }),
  };
  const hash = chainHash(deps.ids.hash, { attemptId, previous, entry });
  repo.add.run({ attemptId, ...entry, hash });
  return hash;
}

/** Replays the history of an attempt and compares it with everything that is stored of the attempt. */
export function checkLog(deps: LogDeps, attempt: AttemptRecord): CheckedLog {
  const { id: attemptId } = attempt;
  const log = answerLogRepo(deps.db).list.all({ attemptId });
  const replayed = replayLog(deps.ids.hash, { attemptId, log });
  const stored = attemptsRepo(deps.db).listAnswers.all({ attemptId });
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
  const log = answerLogRepo(db).list.all({ attemptId });
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

const NOTHING = { sequence: 0, hash: '' };
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
  if (attempt.submittedAt === null) return { sequence: 1, hash };
  const { submittedAt, submittedBy } = attempt;
  return {
    sequence: 2,
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
