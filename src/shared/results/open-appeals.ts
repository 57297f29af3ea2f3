import type { ReceivedAppeal } from '../appeals/schema';
import type { QuizResults } from './schema';

/** The second looks that wait for an answer, of one question if it is named; oldest first. */
export const openAppeals = (
  { appeals }: Pick<QuizResults, 'appeals'>,
  questionId?: string,
): ReceivedAppeal[] =>
  appeals.filter(
    (each) => each.answer === null && (questionId === undefined || each.questionId === questionId),
  );
