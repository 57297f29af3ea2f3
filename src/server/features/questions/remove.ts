import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { getQuestions, type QuizRecord } from '../quizzes/find';
import { setDraftDeleted } from './drafts-store';
import { refuseStarted, type Written } from './find';
import { updateOwnQuestion } from './store';

/**
 * Takes a question out of its quiz, with an unfinished change of it; it can be restored. Refuses a stored one once a student has
 * started, and the last of a published quiz (409).
 */
export function removeQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; questionId: string; written: Written },
): { message: string } {
  const { teacher, quiz, questionId, written } = asked;
  if (written.question) {
    refuseStarted(deps, quiz.id);
    if (quiz.isPublished && getQuestions(deps, quiz.id).length === 1) {
      throw new DomainError('conflict', messages.publishedNeedsQuestion);
    }
  }
  const [deletedAt, teacherId] = [deps.clock.now(), quiz.teacherId];
  if (written.question) updateOwnQuestion(deps.db, { questionId, teacherId }, { deletedAt });
  if (written.kept) setDraftDeleted(deps.db, { quizId: quiz.id, id: questionId }, deletedAt);
  const act = { at: deletedAt, actorId: teacher.accountId, subject: questionId };
  recordAudit(deps.db, { ...act, action: 'question-deletion' });
  return { message: messages.questionDeleted };
}
