import type { Quiz } from '../../shared/quiz/schema';
import { trpcClient } from '../platform/trpc-client';

/** Takes questions that were just added out of their quiz again, and answers the quiz. */
export const removeMany = (quizId: string, questionIds: readonly string[]): Promise<Quiz> =>
  trpcClient.questions.removeMany.mutate({ quizId, questionIds: [...questionIds] });
