import type { Teacher } from '../../../shared/actor';
import type { Question } from '../../../shared/question/schema';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { dropDraft } from './store';

/** Discards the unfinished change of a stored question, if any. */
export function revertQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, question }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; question: Question },
): { _id: string; quiz: Quiz } {
  dropDraft(deps.db, { quizId: quiz.id, id: question._id });
  return { _id: question._id, quiz: getChangedQuiz(deps, teacher, quiz.id) };
}
