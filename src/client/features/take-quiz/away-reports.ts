import { isPageGone, type Leaving, type LeavingState, noLeavings } from '../../../shared/attempt/integrity';
import { backOffMs } from '../../platform/back-off';
import type { UnsentLeaving } from '../../platform/outbox-store';
import type { Outbox } from './outbox';
import { type OutboxStep, withLeaving, withoutLeaving } from './outbox-record';

const BACK_OFF = { firstMs: 1000, longestMs: 15_000 };

interface Counted {
  focusLostCount: number;
  submitted: boolean;
}

export interface AwayReports {
  /** Takes in the leavings as they are known now, with the question on the screen, and reports what is new about them. */
  update: (state: LeavingState, questionId: string) => void;
  state: () => LeavingState;
  /** Takes in what an earlier page has left behind. */
  recall: (leavings: readonly UnsentLeaving[]) => void;
  /** Whether the server has been told of every leaving. */
  isIdle: () => boolean;
  /** Resolves once nothing waits, or the first report has failed. */
  sendNow: () => Promise<void>;
  stop: () => void;
}

interface AwayReportParts<Told extends Counted> {
  outbox: Pick<Outbox, 'apply' | 'leavings'>;
  /** Keeps what the server has not heard of, before this returns. */
  keep: (leavings: readonly UnsentLeaving[]) => void;
  /** Notes the leaving that went with this page, for the next page of the tab; null once there is none. */
  notePageGone: (leaving: UnsentLeaving | null) => void;
  report: (report: UnsentLeaving) => Promise<Told>;
  onCounted: (answer: Told) => void;
  onFailed: (error: unknown) => void;
}

/** Tells the server of each leaving and each return, in their order, until it has heard. */
export function createAwayReports<Told extends Counted>({
  outbox,
  keep,
  notePageGone,
  report,
  onCounted,
  onFailed,
}: AwayReportParts<Told>): AwayReports {
  let state = noLeavings;
  let sending: Promise<void> | undefined;
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = (step: OutboxStep) => {
    outbox.apply(step);
    keep(outbox.leavings());
  };

  function send(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (outbox.leavings().length === 0 || stopped) return;
      timer = setTimeout(() => void send(), backOffMs(failures, BACK_OFF));
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (let [first] = outbox.leavings(); first && !stopped; [first] = outbox.leavings()) {
      try {
        const counted = await report(first);
        apply(withoutLeaving(first));
        failures = 0;
        onCounted(counted);
      } catch (error) {
        failures += 1;
        onFailed(error);
        return;
      }
    }
  }

  // Only what is sent at once outlives a page that is closed or reloaded. The server knows a leaving by its time, so
  // that one which overtakes, and is sent again in its turn, still counts once.
  async function overtake(leaving: UnsentLeaving): Promise<void> {
    try {
      onCounted(await report(leaving));
    } catch (error) {
      onFailed(error);
    }
  }

  return {
    state: () => state,
    recall: (leavings) => {
      for (const leaving of leavings) apply(withLeaving(leaving));
    },
    isIdle: () => outbox.leavings().length === 0,
    update(next, questionId) {
      const before = state.leavings;
      const news = next.leavings.filter(
        ({ returnedAtMs }, index) => before[index]?.returnedAtMs !== returnedAtMs,
      );
      state = next;
      for (const seen of news) {
        const leaving = toReport(seen, questionId);
        apply(withLeaving(leaving));
        notePageGone(isPageGone(seen) ? leaving : null);
        if (sending && seen.returnedAtMs === null) void overtake(leaving);
      }
      void send();
    },
    sendNow: send,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const toReport = (leaving: Leaving, questionId: string): UnsentLeaving => ({
  leftAt: leaving.leftAtMs,
  ...(leaving.returnedAtMs === null ? {} : { returnedAt: leaving.returnedAtMs }),
  questionId,
  ...(isPageGone(leaving) ? { page: 'gone' } : {}),
});
