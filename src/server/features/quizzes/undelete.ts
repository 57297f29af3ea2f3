import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { findDeleted, listDeleted } from './admin-store';
import { updateQuizById } from './store';
import { freeQuizTitle } from './title';

/** A quiz that its teacher deleted; times are epoch milliseconds. */
export interface DeletedQuiz {
  readonly quizId: string;
  readonly title: string;
  /** Of its teacher. */
  readonly email: string;
  readonly deletedAt: number;
  /** From then on it may be gone for good. */
  readonly keptUntil: number;
}

/** The quizzes that can be restored, the last deleted first; those of one teacher, or of all with an empty address. */
export const listDeletedQuizzes = ({ db }: Pick<Deps, 'db'>, email: string): readonly DeletedQuiz[] =>
  listDeleted(db, email.trim().toLowerCase()).map(({ teacherId: _, ...quiz }) => ({
    ...quiz,
    keptUntil: quiz.deletedAt + DELETED_QUIZ_KEPT_MS,
  }));

/**
 * Brings a deleted quiz back as it was, with its attempts (404 when there is none such). Where its teacher has used the title
 * for another since, it gets ' (restored)'. Answers the title that it has now. `by` is who acts: null at the machine itself.
 */
export function restoreQuiz(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  quizId: string,
  by: string | null = null,
): { title: string; email: string } {
  return inTransaction(() => {
    const quiz = findDeleted(db, quizId);
    if (!quiz) throw new DomainError('not_found', `No deleted quiz has the id ${quizId}.`);
    const title = freeQuizTitle({ db }, quiz.teacherId, quiz.title);
    updateQuizById(db, quizId, { deletedAt: null, title });
    recordAudit(db, {
      at: clock.now(),
      actorId: by,
      action: 'quiz-restore',
      subject: quizId,
      before: { deletedAt: quiz.deletedAt },
    });
    return { title, email: quiz.email };
  });
}
