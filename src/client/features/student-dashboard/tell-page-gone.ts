import { takePageGone } from '../../platform/page-gone';
import { trpcClient } from '../../platform/trpc-client';
import { keepLeavings, leavingsLeftBehind } from '../../platform/unsent-leavings';

/**
 * Tells the server at once whether the quiz page that was here before was only reloaded, and not only when the quiz goes on:
 * until then the student may read for a while. What does not arrive is kept for the quiz to send.
 */
export function tellPageGone(): void {
  const gone = takePageGone();
  if (!gone) return;
  const { attemptId, leaving } = gone;
  const others = () => leavingsLeftBehind(attemptId).filter(({ leftAt }) => leftAt !== leaving.leftAt);
  keepLeavings(attemptId, [...others(), leaving]);
  trpcClient.attempts.reportFocusLoss
    .mutate({ attemptId, ...leaving })
    .then(() => keepLeavings(attemptId, others()))
    .catch(() => undefined);
}
