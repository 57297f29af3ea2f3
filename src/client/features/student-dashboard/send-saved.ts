import { statusOf } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { lateSubmissionOf } from '../../rules/quiz-session/late-submission';
import { changesOf, type OutboxRecord, withChanges } from '../../rules/quiz-session/outbox';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';

/** Sends an attempt's unsent data from this device: each answer with its time, and each focus loss. */
export async function sendSaved(saved: SavedQuiz): Promise<void> {
  const { _id: attemptId } = saved.attemptDetails;
  const record = await keptOf(attemptId);
  if (!record) {
    // Only the time of the last save is known.
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

/** Submits a closed attempt's unsent answers; returns whether the server has them in any form. */
export async function handInLate(saved: SavedQuiz): Promise<boolean> {
  const { quizId, attemptDetails } = saved;
  const attempt = lateSubmissionOf(saved, await keptOf(attemptDetails._id));
  try {
    await trpcClient.attempts.submit.mutate({ quizId, attempt });
    return true;
  } catch (error) {
    // 409: stored beside the counted submission; 404: it no longer exists.
    return [404, 409].includes(statusOf(error) ?? 0);
  }
}

/** The latest writes may be in the saved state only, since the database is slower. */
const withUnsentOf = ({ unsent = {} }: SavedQuiz) => withChanges(changesOf({ answers: unsent }));

/** An attempt's unsent record on this device; loaded on demand, since few students return to a quiz. */
const keptOf = (attemptId: string): Promise<OutboxRecord | undefined> =>
  import('../../platform/outbox-store')
    .then(({ readOutbox }) => readOutbox(attemptId))
    .catch(() => undefined);
