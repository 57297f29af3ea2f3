import type { Quiz } from '../../shared/quiz/schema';
import { trpcClient } from '../platform/trpc-client';

/** Removes newly added questions from their quiz; returns the quiz. */
export const removeMany = (quizId: string, questionIds: readonly string[]): Promise<Quiz> =>
  trpcClient.questions.removeMany.mutate({ quizId, questionIds: [...questionIds] });
