import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Seen } from '../../rules/access/seen';
import { restoreMarks } from '../marking/evaluation/remark';
import type { QuizRecord } from '../quizzes/find';
import { toColumns } from '../quizzes/views';
import { type CorrectionRecord, findLastCorrection, setUndone } from './corrections-store';
import { getQuestion } from './find';
import { auditCorrection } from './record-correction';
import { updateOwnQuestion } from './store';
import { readState, toCorrection } from './views';

/**
 * Undoes a correction: key, marks and results return; newer teacher's marks stay. Throws 409 if the question was changed again.
 * Idempotent.
 */
export function undoCorrection(
  deps: Parameters<typeof restoreMarks>[0],
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    question: Question;
    correction: CorrectionRecord;
  },
): Question {
  const { teacher, quiz, question, correction } = asked;
  if (correction.undoneAt !== null) return question;
  const isLast = findLastCorrection(deps.db, question._id)?.id === correction.id;
  if (!isLast || !toCorrection(correction, question).canUndo) {
    throw new DomainError('conflict', messages.correctionNotLast);
  }
  const [before, after] = [readState(correction.before), readState(correction.after)];
  const own = { questionId: question._id, teacherId: quiz.teacherId };
  updateOwnQuestion(deps.db, own, toColumns(before.question));
  setUndone(deps.db, correction.id, deps.clock.now());
  restoreMarks(deps, { quizId: quiz.id, question: before.question, before, after });
  auditCorrection(deps, teacher, 'correction-undo', { from: after, to: before, policy: correction.policy });
  return getQuestion(deps, quiz.id, question._id);
}
