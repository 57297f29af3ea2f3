import type { Quiz, QuizSettings } from '../../../shared/quiz/schema';
import { trpcClient } from '../../platform/trpc-client';

/** Makes a draft quiz and fills it; one that could not be filled is taken away again. */
export async function createFilledQuiz(
  settings: QuizSettings,
  fill: (quizId: string) => Promise<void>,
): Promise<Quiz> {
  const quiz = await trpcClient.quizzes.create.mutate(settings);
  try {
    await fill(quiz._id);
  } catch (error) {
    // Half a quiz would be taken for a whole one.
    await trpcClient.quizzes.remove.mutate({ quizId: quiz._id }).catch(() => undefined);
    throw error;
  }
  return quiz;
}
