import type { QuizResults } from './schema';

type Marked = Pick<QuizResults, 'blindMarking' | 'namesShownAt' | 'evaluationStatus' | 'results'>;

/**
 * Whether the screens of who marks keep the names: until every answer is decided, scores are out or the names were asked for.
 * What was out once stays out when more submissions come.
 */
export const areNamesHidden = ({ results, ...quiz }: Marked): boolean =>
  hidesNames(quiz, {
    isReleased: () => results.some(({ scoresReleased }) => scoresReleased),
    isToDecide: () => results.some(hasToDecide),
  });

/** The same where the results are not at hand: whether any scores are out, and whether any answer is to be decided. */
export function hidesNames(
  { blindMarking, namesShownAt, evaluationStatus }: Omit<Marked, 'results'>,
  { isReleased, isToDecide }: { isReleased: () => boolean; isToDecide: () => boolean },
): boolean {
  if (!blindMarking || namesShownAt !== null || isReleased()) return false;
  return evaluationStatus !== 'completed' || isToDecide();
}

const hasToDecide = ({ isEvaluated, evaluationResults }: QuizResults['results'][number]): boolean =>
  isEvaluated && evaluationResults.some(({ needsReview }) => needsReview);
