import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getChangedQuiz } from './get';
import { updateQuizById } from './store';
import { freeQuizTitle } from './title';
import type { TrashedQuiz } from './trash-store';

/**
 * Brings a quiz back from the trash with its submissions and marks, closed to new starts where it was published; one
 * that is not deleted stays as it is. Where another quiz has its title it gets ' (restored)'.
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
