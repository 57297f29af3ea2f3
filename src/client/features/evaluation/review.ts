import { nextStepOfSubmissions } from '../../../shared/quiz/stage';
import { type MarkState, markStateOf } from '../../../shared/results/mark-state';
import { openAppeals } from '../../../shared/results/open-appeals';
import type { QuizResults, ReviewedResult, StudentResult } from '../../../shared/results/schema';

const countOf = (results: readonly ReviewedResult[], state: MarkState): number =>
  results.filter((result) => markStateOf(result) === state).length;

/** How many of one student's answers wait for the teacher's review. */
export const reviewCountOf = (student: StudentResult): number =>
  countOf(student.evaluationResults, 'to-review');

/** How many of one student's marks are suggestions that the grader is sure of. */
export const suggestedCountOf = (student: StudentResult): number =>
  countOf(student.evaluationResults, 'suggested');

/** The evaluated answers of all students, of one question if it is named. */
const answersOf = ({ results }: Pick<QuizResults, 'results'>, questionId?: string): ReviewedResult[] =>
  results
    .flatMap(({ evaluationResults }) => evaluationResults)
    .filter((result) => questionId === undefined || result.questionId === questionId);

/** How many answers of all students wait for the teacher's review, of one question if it is named. */
export const reviewCount = (results: Pick<QuizResults, 'results'>, questionId?: string): number =>
  countOf(answersOf(results, questionId), 'to-review');

/** How many answers wait for the teacher's review, by the number of their question; only where any do. */
export const toReviewByQuestion = (results: Pick<QuizResults, 'questions' | 'results'>) =>
  results.questions
    .map(({ _id }, index) => ({ number: index + 1, count: reviewCount(results, _id) }))
    .filter(({ count }) => count > 0);

/** How the answers stand, those to one question if it is named. */
export function reviewCountsOf(results: Pick<QuizResults, 'results'>, questionId?: string) {
  const answers = answersOf(results, questionId);
  const toReview = countOf(answers, 'to-review');
  return {
    total: answers.length,
    toReview,
    suggested: countOf(answers, 'suggested'),
    /** Those that need nobody any more: the teacher's marks, the key's, and suggestions that are sure. */
    reliable: answers.length - toReview,
  };
}

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
    toReview: reviewCount(results),
    openAppeals: openAppeals(results).length,
  };
  return { ...submissions, step: nextStepOfSubmissions({ ...results, ...submissions }) };
}
