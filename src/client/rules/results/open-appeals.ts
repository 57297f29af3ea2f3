import type { ReceivedAppeal } from '../../../shared/appeals/schema';
import type { QuizResults } from '../../../shared/results/schema';

/** The open second looks, optionally of one question; oldest first. */
export const openAppeals = (
  { appeals }: Pick<QuizResults, 'appeals'>,
  questionId?: string,
): ReceivedAppeal[] =>
  appeals.filter(
    (each) => each.answer === null && (questionId === undefined || each.questionId === questionId),
  );
