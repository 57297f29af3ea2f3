import type { QuizResults } from './schema';

type Marked = Pick<QuizResults, 'blindMarking' | 'namesShownAt' | 'evaluationStatus' | 'results'>;

/** Replaces a hidden name. */
export const NAME_HIDDEN = 'Name hidden';

/** Replaces a hidden name where students must be distinguished. */
export const numberedStudent = (number: number): string => `Student ${number}`;

/** Whether the marking screens hide names: the server sent none, or they are to be hidden again. */
export const areNamesHidden = (quiz: Marked & Pick<QuizResults, 'namesHidden'>): boolean =>
  quiz.namesHidden || shouldHideNames(quiz);

/**
 * Whether names are hidden by the state of marking: until every answer is decided, scores are released, or names were shown. Once
 * released, later submissions do not hide them again.
 */
export const shouldHideNames = ({ results, ...quiz }: Marked): boolean =>
  hidesNames(quiz, {
    isReleased: () => results.some(({ scoresReleased }) => scoresReleased),
    isToDecide: () => results.some(hasToDecide),
  });

/** The same from counts: whether scores are released, and whether an answer is undecided. */
export function hidesNames(
  { blindMarking, namesShownAt, evaluationStatus }: Omit<Marked, 'results'>,
  { isReleased, isToDecide }: { isReleased: () => boolean; isToDecide: () => boolean },
): boolean {
  if (!blindMarking || namesShownAt !== null || isReleased()) return false;
  return evaluationStatus !== 'completed' || isToDecide();
}

const hasToDecide = ({ isEvaluated, evaluationResults }: QuizResults['results'][number]): boolean =>
  isEvaluated && evaluationResults.some(({ needsReview }) => needsReview);
