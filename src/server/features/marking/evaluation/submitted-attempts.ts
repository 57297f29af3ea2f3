import { DomainError } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import { poolMessages } from '../../../../shared/quiz/pool-messages';
import type { Deps } from '../../../deps';
import { getNotAsked } from '../../attempts/course';
import { evaluationStore } from './store';

/** An attempt whose answers can be marked; times are epoch milliseconds. */
export interface SubmittedAttempt {
  readonly id: string;
  readonly studentId: string;
  readonly evaluatedAt: number | null;
  readonly paperId: string;
  readonly seed: number | null;
}

/** The submitted attempt of a student on a quiz (404). */
export function getSubmittedAttempt(
  { db }: Pick<Deps, 'db'>,
  key: { quizId: string; studentId: string },
): SubmittedAttempt {
  const attempt = evaluationStore(db).findSubmittedOfStudent.get(key);
  if (!attempt) throw new DomainError('not_found', messages.studentNotFound);
  return attempt;
}

/** The same to write on its answer to a question (404 when it was not asked that). */
export function getAttemptAsked(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  { questionId, ...key }: { quizId: string; questionId: string; studentId: string },
): SubmittedAttempt {
  const attempt = getSubmittedAttempt(deps, key);
  if (getNotAsked(deps, attempt).has(questionId)) throw new DomainError('not_found', poolMessages.notAsked);
  return attempt;
}

/** The submitted attempts of all these students, each once, to write on their answers to a question (404 as above). */
export const getAttemptsAsked = (
  deps: Pick<Deps, 'db' | 'arrangements'>,
  { studentIds, ...on }: { quizId: string; questionId: string; studentIds: readonly string[] },
): SubmittedAttempt[] =>
  [...new Set(studentIds)].map((studentId) => getAttemptAsked(deps, { ...on, studentId }));
