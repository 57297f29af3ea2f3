import type { EvaluationStatus } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { updateQuizById } from './store';

type QuizWriteDeps = Pick<Deps, 'db'>;

/** Writes how far the evaluation of a quiz is (spec §4 "Evaluation"). */
export function setEvaluationStatus(
  { db }: QuizWriteDeps,
  quizId: string,
  evaluationStatus: EvaluationStatus,
): void {
  updateQuizById(db, quizId, { evaluationStatus });
}

/** Lets nobody start any more; who has started goes on. */
export function closeResponses({ db }: QuizWriteDeps, quizId: string): void {
  updateQuizById(db, quizId, { acceptingResponses: false });
}

/** Lets those start again whose time it is. */
export function openResponses({ db }: QuizWriteDeps, quizId: string): void {
  updateQuizById(db, quizId, { acceptingResponses: true });
}
