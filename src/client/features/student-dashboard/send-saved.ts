import { statusOf } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { lateSubmissionOf } from '../../rules/quiz-session/late-submission';
import { changesOf, type OutboxRecord, withChanges } from '../../rules/quiz-session/outbox';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';

/** Sends what this device still has of an attempt: each answer stamped with the time it was given, and each focus loss. */
export async function sendSaved(saved: SavedQuiz): Promise<void> {
  const { _id: attemptId } = saved.attemptDetails;
  const record = await keptOf(attemptId);
  if (!record) {
    // All that is known is when it was saved.
    const { answers, lastSaved } = saved;
    await trpcClient.attempts.saveAnswers.mutate({ attemptId, revision: Math.round(lastSaved), answers });
    return;
  }
  for (const { questionId, answer, changedAtMs } of changesOf(withUnsentOf(saved)(record))) {
    const answers = { [questionId]: answer };
    await trpcClient.attempts.saveAnswers.mutate({ attemptId, revision: changedAtMs, answers });
  }
  for (const focusLoss of record.leavings) {
    await trpcClient.attempts.reportFocusLoss.mutate({ attemptId, ...focusLoss });
  }
}

/** Hands in the answers of an attempt that is over; answers whether the server has them, in whatever way. */
export async function handInLate(saved: SavedQuiz): Promise<boolean> {
  const { quizId, attemptDetails } = saved;
  const attempt = lateSubmissionOf(saved, await keptOf(attemptDetails._id));
  try {
    await trpcClient.attempts.submit.mutate({ quizId, attempt });
    return true;
  } catch (error) {
    // 409: taken in beside the submission that counts; 404: there is nothing to hand in to.
    return [404, 409].includes(statusOf(error) ?? 0);
  }
}

/** What was written last may be in the saved state alone: the database takes its time. */
const withUnsentOf = ({ unsent = {} }: SavedQuiz) => withChanges(changesOf({ answers: unsent }));

/** What waits of an attempt on this device; it is loaded when it is needed, for few students come back to a quiz. */
const keptOf = (attemptId: string): Promise<OutboxRecord | undefined> =>
  import('../../platform/outbox-store')
    .then(({ readOutbox }) => readOutbox(attemptId))
    .catch(() => undefined);
