import { nextStepOfSubmissions } from '../../../shared/quiz/stage';
import { type MarkState, markStateOf } from '../../../shared/results/mark-state';
import { openAppeals } from '../../../shared/results/open-appeals';
import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults, ReviewedResult, StudentResult } from '../../../shared/results/schema';

const countOf = (results: readonly ReviewedResult[], state: MarkState): number =>
  results.filter((result) => markStateOf(result) === state).length;

/** How many of one student's answers wait for the teacher's review. */
export const reviewCountOf = (student: StudentResult): number =>
  countOf(student.evaluationResults, 'to-review');

/** How many of one student's marks are suggestions that the grader is sure of. */
export const suggestedCountOf = (student: StudentResult): number =>
  countOf(student.evaluationResults, 'suggested');

/** How many decisions are left, by the number of their question; only where any are. */
export const toReviewByQuestion = (results: Pick<QuizResults, 'questions' | 'results'>) =>
  results.questions
    .map(({ _id }, index) => ({ number: index + 1, count: reviewLeft(results, _id).decisions }))
    .filter(({ count }) => count > 0);

/** What the teacher has not looked at before a release: suggestions, sure or not, and of how many students. */
export function unreviewedOf({ results }: Pick<QuizResults, 'results'>) {
  const perStudent = results.map((student) => ({
    toReview: reviewCountOf(student),
    suggested: suggestedCountOf(student),
  }));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const toReview = sum(perStudent.map((student) => student.toReview));
  return {
    toReview,
    answers: toReview + sum(perStudent.map((student) => student.suggested)),
    students: perStudent.filter((student) => student.toReview + student.suggested > 0).length,
  };
}

/** How the submissions stand, and what they need next. */
export function submissionsOf(results: QuizResults) {
  const submissions = {
    submitted: results.totalAttempts,
    evaluated: results.results.filter(({ isEvaluated }) => isEvaluated).length,
    toReview: reviewLeft(results).decisions,
    openAppeals: openAppeals(results).length,
  };
  return { ...submissions, step: nextStepOfSubmissions({ ...results, ...submissions }) };
}
