import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { updateQuizById } from './store';
import { freeQuizTitle } from './title';
import { findDeleted, listDeleted } from './trash-store';

/** A quiz deleted by its teacher; times are epoch milliseconds. */
export interface DeletedQuiz {
  readonly quizId: string;
  readonly title: string;
  /** The teacher's. */
  readonly email: string;
  readonly deletedAt: number;
  /** May be purged after this. */
  readonly keptUntil: number;
}

/** The restorable quizzes, last deleted first, of one teacher, or of all for an empty address. */
export const listDeletedQuizzes = ({ db }: Pick<Deps, 'db'>, email: string): readonly DeletedQuiz[] =>
  listDeleted(db, email.trim().toLowerCase()).map(({ teacherId: _, ...quiz }) => ({
    ...quiz,
    keptUntil: quiz.deletedAt + DELETED_QUIZ_KEPT_MS,
  }));

/**
 * Restores a deleted quiz with its attempts (404 if there is none). Appends ' (restored)' to a title in use since; returns the
 * title. `by` is the actor, null for a command on the machine.
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
