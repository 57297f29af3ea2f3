import type { Teacher } from '../../../shared/actor';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import { toColumns } from '../quizzes/views';
import { endOf } from './place';
import { insertQuestion } from './store';

/** Writes questions at the end of an own quiz, in their order; refuses (409) more of them, or of their images, than there can be. */
export function addQuestions(
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  { teacher, quizId, questions }: { teacher: Teacher; quizId: string; questions: readonly Question[] },
): void {
  refuseManyQuestions(deps, teacher, quizId, questions.length);
  const imageCount = questions.filter(({ imageUrl }) => imageUrl !== null).length;
  if (imageCount > 0) refuseManyImages(deps, teacher, imageCount);
  const end = endOf(deps, quizId);
  questions.forEach((question, at) => {
    insertQuestion(deps.db, { ...toColumns(question), id: question._id, quizId, position: end + at });
  });
}
