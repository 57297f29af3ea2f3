import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { getChangedQuiz } from './get';
import { updateQuizById } from './store';
import { freeQuizTitle } from './title';
import type { TrashedQuiz } from './trash-store';

/**
 * Restores a quiz from the trash with submissions and marks, closed to new starts if it was published; idempotent. Appends '
 * (restored)' to a title in use.
 */
export function restoreFromTrash(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quizId, trashed }: { teacher: Teacher; quizId: string; trashed: TrashedQuiz | undefined },
): Quiz {
  if (trashed) {
    const { deletedAt } = trashed;
    const title = freeQuizTitle(deps, ownerOf(teacher), trashed.title);
    updateQuizById(deps.db, quizId, { deletedAt: null, title });
    const act = { at: deps.clock.now(), actorId: teacher.accountId, action: 'quiz-restore', subject: quizId };
    recordAudit(deps.db, { ...act, before: { deletedAt } });
  }
  return getChangedQuiz(deps, teacher, quizId);
}
