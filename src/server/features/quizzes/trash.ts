import type { Teacher } from '../../../shared/actor';
import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import type { Quiz, Trash } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { getChangedQuiz } from './get';
import { updateQuizById } from './store';
import { freeQuizTitle } from './title';
import { type TrashedQuiz, trashStore } from './trash-store';

/** The teacher's restorable quizzes, last deleted first. */
export const listTrash = ({ db }: Pick<Deps, 'db'>, { teacher }: { teacher: Teacher }): Trash => ({
  quizzes: trashStore(db)
    .list.all({ teacherId: ownerOf(teacher) })
    .map((quiz) => ({ ...quiz, keptUntil: quiz.deletedAt + DELETED_QUIZ_KEPT_MS })),
});

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
