import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { evaluationStore } from './store';

/** An attempt whose answers can be marked; times are epoch milliseconds. */
export interface SubmittedAttempt {
  readonly id: string;
  readonly studentId: string;
  readonly evaluatedAt: number | null;
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

/** The submitted attempts of all these students, each once (404 when one has none). */
export const getSubmittedAttempts = (
  deps: Pick<Deps, 'db'>,
  { quizId, studentIds }: { quizId: string; studentIds: readonly string[] },
): SubmittedAttempt[] =>
  [...new Set(studentIds)].map((studentId) => getSubmittedAttempt(deps, { quizId, studentId }));
