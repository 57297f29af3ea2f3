import type { SavedQuiz } from '../../../shared/attempt/saved-quiz';
import { statusOf } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';

/** Sends the answers kept on this device, stamped with the time they were saved. */
export async function sendSaved({ attemptDetails, answers, lastSaved }: SavedQuiz): Promise<void> {
  await trpcClient.attempts.saveAnswers.mutate({
    attemptId: attemptDetails._id,
    revision: Math.round(lastSaved),
    answers,
  });
}

/** Hands in the saved answers of an attempt that is over; answers whether the server has them, in whatever way. */
export async function handInLate({ quizId, answers }: SavedQuiz): Promise<boolean> {
  try {
    await trpcClient.attempts.submit.mutate({ quizId, attempt: { answers } });
    return true;
  } catch (error) {
    // 409: taken in beside the submission that counts; 404: there is nothing to hand in to.
    return [404, 409].includes(statusOf(error) ?? 0);
  }
}
