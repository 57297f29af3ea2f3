import type { EvaluationResult } from '../../../shared/attempt/schema';
import type { QuizResults, StudentResult } from '../../../shared/results/schema';

const waits = ({ needsReview }: EvaluationResult): boolean => needsReview;

/** How many of one student's answers wait for the teacher's review. */
export const reviewCountOf = (student: StudentResult): number =>
  student.evaluationResults.filter(waits).length;

/** How many answers of all students wait for the teacher's review, of one question if it is named. */
export const reviewCount = ({ results }: QuizResults, questionId?: string): number =>
  results
    .flatMap(({ evaluationResults }) => evaluationResults)
    .filter((result) => waits(result) && (questionId === undefined || result.questionId === questionId))
    .length;

/** The result of one student's answer, once all of that student's answers are evaluated: before, it takes no marks. */
export const findResult = (student: StudentResult, questionId: string): EvaluationResult | undefined =>
  student.isEvaluated
    ? student.evaluationResults.find((result) => result.questionId === questionId)
    : undefined;
