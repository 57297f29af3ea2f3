import type { Teacher } from '../../../shared/actor';
import { refuseFirst } from '../../../shared/errors';
import { toDraft } from '../../../shared/question/draft';
import { validateQuestion } from '../../../shared/question/validate';
import type { Quiz } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { setDraftDeleted } from './drafts-store';
import { findWritten, refuseStarted } from './find';
import { finishDrafts } from './finish-drafts';
import { updateOwnQuestion } from './store';

/**
 * Puts a deleted question back where it was, with an unfinished change of it; refuses a stored one once a student has started
 * (409). Again = the same answer.
 */
export function restoreQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    questionId: string;
    isStored: boolean;
    isDeleted: boolean;
  },
): { _id: string; quiz: Quiz } {
  const { teacher, quiz, questionId, isStored, isDeleted } = asked;
  if (isDeleted) {
    if (isStored) refuseStarted(deps, quiz.id);
    updateOwnQuestion(deps.db, { questionId, teacherId: quiz.teacherId }, { deletedAt: null });
    setDraftDeleted(deps.db, { quizId: quiz.id, id: questionId }, null);
    const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: questionId };
    recordAudit(deps.db, { ...act, action: 'question-restore' });
    // The quiz may have got or lost question timers since.
    const question = findWritten(deps, quiz.id, questionId)?.question;
    if (question) refuseFirst(validateQuestion(toDraft(question), quiz));
    finishDrafts(deps, quiz.id);
  }
  return { _id: questionId, quiz: getChangedQuiz(deps, teacher, quiz.id) };
}
