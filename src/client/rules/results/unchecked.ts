import type { QuizResults } from '../../../shared/results/schema';

/**
 * The number of unchecked grader marks, optionally of one question: suggestions needing no review while sure ones of the question
 * cannot be relied on yet. Excludes marks by a rule and answers equal to a teacher-marked one.
 */
export function uncheckedCount(
  { results, reliance }: Pick<QuizResults, 'results' | 'reliance'>,
  questionId?: string,
): number {
  const all = results.flatMap(({ evaluationResults }) =>
    evaluationResults.filter((result) => questionId === undefined || result.questionId === questionId),
  );
  const placeOf = ({ questionId: of, findings }: (typeof all)[number]) => `${of} ${findings?.group}`;
  const decided = new Set(all.filter(({ source }) => source === 'teacher').map(placeOf));
  return all.filter(
    (result) =>
      (result.source === 'built-in' || result.source === 'ai') &&
      !result.needsReview &&
      result.confidence < 1 &&
      reliance[result.questionId]?.needs !== 'nothing' &&
      !decided.has(placeOf(result)),
  ).length;
}
