import type { SharedRight } from '../../shared/access/rights';
import { quizShares } from '../db/colleagues-schema';
import type { World } from './world';

/** Shares a quiz with a teacher by inserting the share of the address they sign in with. */
export function shareQuiz(
  { deps }: Pick<World, 'deps'>,
  { quizId, email, right = 'mark' }: { quizId: string; email: string; right?: SharedRight },
): void {
  deps.db.insert(quizShares).values({ quizId, email, right, createdAt: deps.clock.now() }).run();
}
