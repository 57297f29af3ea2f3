import type { Teacher } from '../../../../shared/actor';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { setNamesShown } from './store';

/** Shows the names to the teacher before all answers are marked; idempotent. Audited once. */
export function showNames(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): { namesShownAt: number } {
  if (quiz.namesShownAt !== null) return { namesShownAt: quiz.namesShownAt };
  const namesShownAt = clock.now();
  const { accountId } = teacher;
  setNamesShown(db, { quizId: quiz.id, teacherId: quiz.teacherId }, namesShownAt);
  noteMarksChanged(db, { quizId: quiz.id, questionId: null }, namesShownAt);
  recordAudit(db, { at: namesShownAt, actorId: accountId, action: 'show-names', subject: quiz.id });
  return { namesShownAt };
}
