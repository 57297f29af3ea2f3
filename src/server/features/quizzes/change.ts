import type { EvaluationStatus } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { type QuizRecord, updateOwnQuiz, updateQuizById } from './store';

/** Updates columns of an undeleted quiz. */
export function changeQuiz(
  { db }: Pick<Deps, 'db'>,
  { id, teacherId }: Pick<QuizRecord, 'id' | 'teacherId'>,
  changes: Partial<QuizRecord>,
): void {
  updateOwnQuiz(db, { quizId: id, teacherId }, changes);
}

type QuizWriteDeps = Pick<Deps, 'db'>;

/** Sets the evaluation status of a quiz (spec §4 "Evaluation"). */
export function setEvaluationStatus(
  { db }: QuizWriteDeps,
  quizId: string,
  evaluationStatus: EvaluationStatus,
): void {
  updateQuizById(db, quizId, { evaluationStatus });
}

/** Closes the quiz to new starts; running attempts continue. */
export function closeResponses({ db }: QuizWriteDeps, quizId: string): void {
  updateQuizById(db, quizId, { acceptingResponses: false });
}

/** Reopens the quiz to starts within its windows. */
export function openResponses({ db }: QuizWriteDeps, quizId: string): void {
  updateQuizById(db, quizId, { acceptingResponses: true });
}
