import type { Deps } from '../../deps';
import { isFamilyInQuiz, joinFamily } from './family-store';

/**
 * Makes a question that came in by a file one of the family of its origin; in a quiz that has one of the family it is the start
 * of another, as a copy there is. Part of a transaction.
 */
export function joinFamilyOfFile(
  { db }: Pick<Deps, 'db'>,
  { from, to, quizId }: { from: string; to: string; quizId: string },
): void {
  if (!isFamilyInQuiz(db, { from, quizId })) joinFamily(db, { from, to });
}
