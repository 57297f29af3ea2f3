import type { Deps } from '../../deps';
import { isFamilyInQuiz, joinFamily } from './family-store';

/**
 * Adds an imported question to the family of its origin; if the quiz already has one of the family, it starts its own, as a copy
 * there does. Part of a transaction.
 */
export function joinFamilyOfFile(
  { db }: Pick<Deps, 'db'>,
  { from, to, quizId }: { from: string; to: string; quizId: string },
): void {
  if (!isFamilyInQuiz(db, { from, quizId })) joinFamily(db, { from, to });
}
