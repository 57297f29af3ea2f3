import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { moveStore } from './cards-store';

/**
 * Moves practice on a teacher's questions between a student's accounts; of two memories of a question the later stays. Part of a
 * transaction.
 */
export function movePractice(
  { db }: Pick<Deps, 'db'>,
  { from, to, teacherId }: { from: string; to: string; teacherId: OwnerId },
): void {
  const { dropOlder, moveCards, dropCards, moveAnswers } = moveStore(db);
  dropOlder.run({ from, to, teacherId });
  moveCards.run({ from, to, teacherId });
  dropCards.run({ from, teacherId });
  moveAnswers.run({ from, to, teacherId });
}
