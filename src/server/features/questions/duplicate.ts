import type { Teacher } from '../../../shared/actor';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { addQuestions } from './add';
import { getQuestion, refuseStarted } from './find';

/** Copies a question, image included, to the end of its quiz. Refuses (409) once a student has started, and one too many. */
export function duplicateQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, quiz, question }: { teacher: Teacher; quiz: QuizRecord; question: Question },
): Question {
  refuseStarted(deps, quiz.id);
  const copy = { ...question, _id: deps.ids.id() };
  addQuestions(deps, { teacher, quizId: quiz.id, questions: [copy] });
  return getQuestion(deps, quiz.id, copy._id);
}
