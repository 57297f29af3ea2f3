import type { Teacher } from '../../../../shared/actor';
import type { Present, PresentRequest } from '../../../../shared/marking/present';
import { meetMarkers } from '../../../db/markers-present';
import { marksChangedSince } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';

/**
 * Records that a teacher is marking a quiz, and where; returns the colleagues doing so and the marks changed since the page's
 * last call. All in memory, except for the check of access.
 */
export function noteMarker(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher: { accountId, name },
    quiz,
    input: { questionId, place, seenRevision },
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'>; input: PresentRequest },
): Present {
  const now = clock.now();
  const others = meetMarkers(db, quiz.id, { accountId, name, questionId, place, heardAt: now });
  return { others, ...marksChangedSince(db, { quizId: quiz.id, seenRevision }, now) };
}
