import * as z from 'zod';
import { type Answer, answerSchema } from '../../../shared/answer/answer';
import {
  isAsLogged,
  type LoggedAnswer,
  loggedAnswerSchema,
  type ReplayedLog,
  replayLog,
} from '../../../shared/attempt/answer-log';
import type { Deps } from '../../deps';
import { answersStore } from './answers-store';
import { wasMoved } from './move-attempts';
import type { AttemptRecord } from './store';

/** What the history of an attempt says, and whether the attempt is what it says. */
interface CheckedLog {
  /** Null when the history is not whole. */
  readonly replayed: ReplayedLog | null;
  /** False where the server kept no history of this attempt. */
  readonly isRecorded: boolean;
  readonly isUnchanged: boolean;
}

/** Replays the history of an attempt and compares it with everything that is stored of the attempt. */
export function checkLog(deps: Pick<Deps, 'db' | 'ids'>, attempt: AttemptRecord): CheckedLog {
  const { id: attemptId } = attempt;
  const log = answersStore(deps.db).listEntries.all({ attemptId });
  const replayed = replayLog(deps.ids.hash, { attemptId, log });
  const stored = answersStore(deps.db).list.all({ attemptId });
  return {
    replayed,
    isRecorded: log.length > 0,
    isUnchanged:
      replayed !== null && isAttemptOf(deps, replayed, attempt) && isAsLogged(replayed.current, stored),
  };
}

/** What the last accepted late submission of an attempt took over, and what stood before. */
export function readLateAccepted(
  { db }: Pick<Deps, 'db'>,
  attemptId: string,
): { before: Readonly<Record<string, Answer | null>>; answers: readonly LoggedAnswer[] } {
  const log = answersStore(db).listEntries.all({ attemptId });
  const accepted = log.findLast(({ kind }) => kind === 'late-accepted');
  return acceptedEntrySchema.parse(JSON.parse(accepted?.entry ?? '{}'));
}

const acceptedEntrySchema = z.object({
  before: z.record(z.string(), answerSchema.nullable()).default({}),
  answers: z.array(loggedAnswerSchema).default([]),
});

/** Whether the attempt is the one that the history is of, and stands where the history ends. */
function isAttemptOf(
  deps: Pick<Deps, 'db'>,
  { started, submissions, state }: ReplayedLog,
  attempt: AttemptRecord,
): boolean {
  const isSame =
    (['quizId', 'paperId'] as const).every((key) => started[key] === attempt[key]) &&
    isStudentOf(deps, started.studentId, attempt);
  if (state === 'running') return isSame && attempt.submittedAt === null;
  const last = submissions.at(-1);
  return (
    isSame &&
    last?.receipt === attempt.receipt &&
    last?.submittedAt === attempt.submittedAt &&
    last?.submittedBy === attempt.submittedBy
  );
}

/** Whether the attempt is of the student who began it, who may have had two accounts that were joined. */
const isStudentOf = (deps: Pick<Deps, 'db'>, from: string, { id, studentId: to }: AttemptRecord): boolean =>
  from === to || wasMoved(deps, id, { from, to });
