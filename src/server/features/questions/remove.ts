import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getQuestions, type QuizRecord } from '../quizzes/find';
import { refuseStarted } from './find';
import { updateOwnQuestion } from './store';

/**
 * Takes a question out of its quiz; it can be restored. Refuses once a student has started, and the last question of a
 * published quiz (409).
 */
export function removeQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, question }: { teacher: Teacher; quiz: QuizRecord; question: Question },
): { message: string } {
  refuseStarted(deps, quiz.id);
  if (quiz.isPublished && getQuestions(deps, quiz.id).length === 1) {
    throw new DomainError('conflict', messages.publishedNeedsQuestion);
  }
  const [deletedAt, { _id: questionId }] = [deps.clock.now(), question];
  const teacherId = teacher.accountId;
  updateOwnQuestion(deps.db, { questionId, teacherId }, { deletedAt });
  const act = { at: deletedAt, actorId: teacherId, subject: questionId };
  recordAudit(deps.db, { ...act, action: 'question-deletion' });
  return { message: messages.questionDeleted };
}
