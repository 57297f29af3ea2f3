import type { Teacher } from '../../../shared/actor';
import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { type Quiz, type Trash, trashSchema } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/closing.service';
import { collectNow } from '../attempts/collect.service';
import { quizzesAdminRepo } from './admin.repo';
import { refuseTakenTitle } from './edit.service';
import { quizzesRepo } from './repo';
import { getOwnQuiz, getQuiz, setEvaluationStatus } from './service';
import { trashRepo } from './trash.repo';

/**
 * Moves an own quiz (404) to the trash for 30 days, after its running papers are collected: only its students' own
 * attempts are still seen. An evaluation that runs stops. Resolves after the commit.
 */
export async function removeQuiz(
  deps: CloseDeps,
  teacher: Teacher,
  quizId: unknown,
): Promise<{ message: string }> {
  getOwnQuiz(deps, teacher, quizId);
  await closeOverdueAttempts(deps);
  return deps.groupCommit(() => {
    const [now, actorId] = [deps.clock.now(), teacher.accountId];
    const quiz = getOwnQuiz(deps, teacher, quizId);
    collectNow(deps, teacher, quiz);
    // Nobody would take it up again after a restore.
    if (quiz.evaluationStatus === 'in-progress') setEvaluationStatus(deps, quiz.id, 'pending');
    quizzesRepo(deps.db).hide.run({ quizId: quiz.id, teacherId: actorId, now });
    recordAudit(deps.db, { at: now, actorId, action: 'quiz-deletion', subject: quiz.id });
    return { message: messages.quizDeleted };
  });
}

/** The teacher's deleted quizzes that can be restored, the last deleted first. */
export const listTrash = ({ db }: Pick<Deps, 'db'>, { accountId: teacherId }: Teacher): Trash =>
  trashSchema.parse({
    quizzes: trashRepo(db)
      .list.all({ teacherId })
      .map((quiz) => ({ ...quiz, keptUntil: quiz.deletedAt + DELETED_QUIZ_KEPT_MS })),
  });

/**
 * Brings an own quiz (404) back from the trash with its papers and marks, closed to new starts where it was published; one
 * that is not deleted stays as it is. Refuses while another quiz has its title (409).
 */
export function restoreFromTrash(
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  teacher: Teacher,
  quizId: unknown,
): Quiz {
  const { accountId: teacherId } = teacher;
  return deps.inTransaction(() => {
    const deleted =
      typeof quizId === 'string' ? trashRepo(deps.db).find.get({ quizId, teacherId }) : undefined;
    if (deleted) {
      const { quizId: subject, title, deletedAt } = deleted;
      refuseTakenTitle(deps, teacher, title);
      quizzesAdminRepo(deps.db).restore.run({ quizId: subject, title });
      const act = { at: deps.clock.now(), actorId: teacherId, action: 'quiz-restore', subject };
      recordAudit(deps.db, { ...act, before: { deletedAt } });
    }
    return getQuiz(deps, teacher, quizId);
  });
}
