import type { QuizResults } from './schema';

type Marked = Pick<QuizResults, 'blindMarking' | 'namesShownAt' | 'evaluationStatus' | 'results'>;

/**
 * Whether the screens of who marks keep the names: until every answer is decided, scores are out or the names were asked for.
 * What was out once stays out when more submissions come.
 */
export function areNamesHidden({ blindMarking, namesShownAt, evaluationStatus, results }: Marked): boolean {
  if (!blindMarking || namesShownAt !== null || results.some(({ scoresReleased }) => scoresReleased)) {
    return false;
  }
  return evaluationStatus !== 'completed' || results.some(hasToDecide);
}

const hasToDecide = ({ isEvaluated, evaluationResults }: QuizResults['results'][number]): boolean =>
  isEvaluated && evaluationResults.some(({ needsReview }) => needsReview);
