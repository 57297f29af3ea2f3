import type { QuizResults } from './schema';

/**
 * How many marks rest on the grader alone and were not spot-checked, of one question if it is named: suggestions that need no
 * review though the sure ones of their question cannot be relied on yet. What a rule decides and what says the same as an
 * answer that the teacher has marked is not among them.
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
