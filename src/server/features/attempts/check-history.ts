import * as z from 'zod';
import { type Answer, answerSchema } from '../../../shared/answer/answer';
import type { Deps } from '../../deps';
import {
  isAsLogged,
  type LoggedAnswer,
  loggedAnswerSchema,
  type ReplayedLog,
  replayLog,
} from '../../rules/attempt/answer-log';
import { answersStore } from './answers-store';
import { wasMoved } from './move-attempts';
import type { AttemptRecord } from './store';

/** The replayed history of an attempt, and whether the attempt agrees with it. */
interface CheckedLog {
  /** Null if the history is broken. */
  readonly replayed: ReplayedLog | null;
  /** False if the attempt has no history. */
  readonly isRecorded: boolean;
  readonly isUnchanged: boolean;
}

/** Replays the history of an attempt and compares the result with all that is stored of the attempt. */
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

/** The answers taken over from the last accepted late submission, and the ones they replaced. */
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

/** Whether the history belongs to this attempt and ends in its current state. */
function isAttemptOf(
  deps: Pick<Deps, 'db'>,
  { started, submissions, state }: ReplayedLog,
  attempt: AttemptRecord,
): boolean {
  const isSame =
    started.quizId === attempt.quizId &&
    started.paperId === attempt.versionId &&
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

/** Whether the attempt belongs to the student who began it, merged accounts included. */
const isStudentOf = (deps: Pick<Deps, 'db'>, from: string, { id, studentId: to }: AttemptRecord): boolean =>
  from === to || wasMoved(deps, id, { from, to });
