import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { addCopy, refuseManyCopies } from './copy';
import { refuseStarted, type Written } from './find';
import { placeBelow } from './place';

/**
 * Copies a question directly below itself and returns the copy's id. Throws 409 once a student has started, and for too many
 * questions.
 */
export function duplicateQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; questionId: string; written: Written },
): { _id: string; quiz: Quiz } {
  const { teacher, quiz, questionId, written } = asked;
  const { id: quizId } = quiz;
  refuseStarted(deps, quizId);
  refuseManyCopies(deps, { ownerId: quiz.teacherId, quizId, sources: [written] });
  const position = placeBelow(deps, { quizId, after: questionId });
  const _id = addCopy(deps, written, { quizId, position, isSameQuiz: true });
  return { _id, quiz: getChangedQuiz(deps, teacher, quizId) };
}
