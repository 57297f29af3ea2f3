import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults, ReviewedResult, StudentResult } from '../../../shared/results/schema';
import { nextStepOfSubmissions } from '../../rules/quiz/stage';
import { type MarkState, markStateOf } from '../../rules/results/mark-state';
import { openAppeals } from '../../rules/results/open-appeals';

const countOf = (results: readonly ReviewedResult[], state: MarkState): number =>
  results.filter((result) => markStateOf(result) === state).length;

/** The number of a student's answers needing review. */
export const reviewCountOf = (student: StudentResult): number =>
  countOf(student.evaluationResults, 'to-review');

/** The number of a student's sure suggestions. */
export const suggestedCountOf = (student: StudentResult): number =>
  countOf(student.evaluationResults, 'suggested');

/** The open decisions by question number, without zeros. */
export const toReviewByQuestion = (results: Pick<QuizResults, 'questions' | 'results'>) =>
  results.questions
    .map(({ _id }, index) => ({ number: index + 1, count: reviewLeft(results, _id).decisions }))
    .filter(({ count }) => count > 0);

/** The unreviewed suggestions before a release, and their number of students. */
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

/** The state of the submissions, and their next step. */
export function submissionsOf(results: QuizResults) {
  const submissions = {
    submitted: results.totalAttempts,
    evaluated: results.results.filter(({ isEvaluated }) => isEvaluated).length,
    toReview: reviewLeft(results).decisions,
    openAppeals: openAppeals(results).length,
  };
  return { ...submissions, step: nextStepOfSubmissions({ ...results, ...submissions }) };
}
