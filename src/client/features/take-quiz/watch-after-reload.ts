import { nowMs } from '../../platform/clock';
import { statusOf } from '../../platform/error-message';
import { notePageGone, type PageGone } from '../../platform/page-gone';
import { trpcClient } from '../../platform/trpc-client';
import { focusLossesLeftBehind, keepFocusLosses } from '../../platform/unsent-focus-losses';
import { createAwayReports } from './away-reports';
import { emptyRecord, type OutboxStep } from './outbox-record';
import { watchFocusLosses } from './watch-focus-losses';

export interface CountedSoFar {
  focusLostCount: number;
  tabChangeLimit: number;
  /** Whether the last one that is allowed is reached. */
  submitted: boolean;
}

/**
 * Tells the server at once what became of the quiz page that was here before, and not only when the quiz goes on: until then
 * the student may read for a while. After a reload the student is back, so that a focus loss before the quiz goes on counts like
 * one in it. What does not arrive is kept for the quiz to send; the answer ends it all.
 */
export function watchAfterReload(
  { attemptId, leaving, clockOffsetMs }: PageGone,
  onCounted: (counted: CountedSoFar) => void,
): () => void {
  let isOver = false;
  let record = emptyRecord(attemptId);
  const apply = (step: OutboxStep) => {
    record = step(record);
  };
  const awayReports = createAwayReports({
    outbox: { focusLosses: () => record.leavings, apply },
    // The quiz that goes on keeps its own.
    keep: (focusLosses) => {
      if (!isOver) keepFocusLosses(attemptId, focusLosses);
    },
    notePageGone: (gone) => notePageGone(attemptId, gone),
    report: (report) => trpcClient.attempts.reportFocusLoss.mutate({ attemptId, ...report }),
    onCounted(counted) {
      if (!isOver && awayReports.state().focusLosses.length > 0) onCounted(counted);
    },
    onFailed(error) {
      // Somebody else has signed in here since.
      if ([403, 404].includes(statusOf(error) ?? 0)) stop();
    },
  });
  const earlier = focusLossesLeftBehind(attemptId).filter(({ leftAt }) => leftAt !== leaving.leftAt);
  awayReports.recall([...earlier, leaving]);
  void awayReports.sendNow();

  const stopWatching =
    leaving.page === 'reloaded'
      ? watchFocusLosses({
          awayReports,
          now: () => nowMs() + clockOffsetMs,
          questionId: () => leaving.questionId ?? '',
          startsAway: document.visibilityState === 'hidden',
          isCounting: () => !isOver,
          onNew: () => undefined,
          onReturned: () => undefined,
        })
      : undefined;
  function stop(): void {
    isOver = true;
    stopWatching?.();
    awayReports.stop();
  }

  return stop;
}
