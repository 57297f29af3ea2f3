import type { QuizResults } from './schema';

type Marked = Pick<QuizResults, 'blindMarking' | 'namesShownAt' | 'evaluationStatus' | 'results'>;

/** What stands in place of a name that is hidden. */
export const NAME_HIDDEN = 'Name hidden';

/** Whether the screens of who marks keep the names: the server has told none yet, or they are to be hidden again. */
export const areNamesHidden = (quiz: Marked & Pick<QuizResults, 'namesHidden'>): boolean =>
  quiz.namesHidden || shouldHideNames(quiz);

/**
 * Whether the names are to be hidden by what is marked: until every answer is decided, scores are out or the names were asked
 * for. What was out once stays out when more submissions come.
 */
export const shouldHideNames = ({ results, ...quiz }: Marked): boolean =>
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
