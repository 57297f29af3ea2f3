import type { Teacher } from '../../../shared/actor';
import { refuseFirst } from '../../../shared/errors';
import { toDraft } from '../../../shared/question/draft';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { getQuestion, refuseStarted } from './find';
import { updateOwnQuestion } from './store';

/** Puts a deleted question back where it was; refuses once a student has started (409). Again = the same answer. */
export function restoreQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: QuizRecord; questionId: string; isDeleted: boolean },
): Question {
  const { teacher, quiz, questionId, isDeleted } = asked;
  if (!isDeleted) return getQuestion(deps, quiz.id, questionId);
  refuseStarted(deps, quiz.id);
  updateOwnQuestion(deps.db, { questionId, teacherId: teacher.accountId }, { deletedAt: null });
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: questionId };
  recordAudit(deps.db, { ...act, action: 'question-restore' });
  const question = getQuestion(deps, quiz.id, questionId);
  // The quiz may have got question timers since.
  refuseFirst(validateQuestion(toDraft(question), quiz));
  return question;
}
