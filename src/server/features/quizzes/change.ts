import type { Deps } from '../../deps';
import { type QuizRecord, updateOwnQuiz } from './store';

/** Updates columns of an undeleted quiz. */
export function changeQuiz(
  { db }: Pick<Deps, 'db'>,
  { id, teacherId }: Pick<QuizRecord, 'id' | 'teacherId'>,
  changes: Partial<QuizRecord>,
): void {
  updateOwnQuiz(db, { quizId: id, teacherId }, changes);
}
