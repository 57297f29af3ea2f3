import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { getQuestions, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { refuseStarted } from './find';
import { updateOwnQuestion } from './store';

/**
 * Gives every question of a quiz that has no time limit the same one (seconds), and answers the quiz. Refuses once a student
 * has started (409), unless nothing would change.
 */
export function setTimeLimits(
  deps: Pick<Deps, 'db'>,
  asked: { teacher: Teacher; quiz: QuizRecord; input: { timeLimit: number } },
): Quiz {
  const { teacher, quiz, input } = asked;
  const untimed = getQuestions(deps, quiz.id).filter(({ timeLimit }) => timeLimit === null);
  if (untimed.length > 0) refuseStarted(deps, quiz.id);
  for (const { _id: questionId } of untimed) {
    updateOwnQuestion(deps.db, { questionId, teacherId: teacher.accountId }, input);
  }
  return getChangedQuiz(deps, teacher, quiz.id);
}
