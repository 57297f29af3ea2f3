import {
  type FocusLoss,
  type FocusLossState,
  isPageGone,
  noFocusLosses,
} from '../../../shared/attempt/integrity';
import { backOffMs } from '../../platform/back-off';
import type { UnsentFocusLoss } from '../../platform/outbox-store';
import type { Outbox } from './outbox';
import { type OutboxStep, withFocusLoss, withoutFocusLoss } from './outbox-record';

const BACK_OFF = { firstMs: 1000, longestMs: 15_000 };

interface Counted {
  focusLostCount: number;
  submitted: boolean;
}

export interface AwayReports {
  /** Takes in the focus losses as they are known now, with the question on the screen, and reports what is new about them. */
  update: (state: FocusLossState, questionId: string) => void;
  state: () => FocusLossState;
  /** Takes in what an earlier page has left behind. */
  recall: (focusLosses: readonly UnsentFocusLoss[]) => void;
  /** Whether the server has been told of every focus loss. */
  isIdle: () => boolean;
  /** Resolves once nothing waits, or the first report has failed. */
  sendNow: () => Promise<void>;
  stop: () => void;
}

interface AwayReportParts<Told extends Counted> {
  outbox: Pick<Outbox, 'apply' | 'focusLosses'>;
  /** Keeps what the server has not heard of, before this returns. */
  keep: (focusLosses: readonly UnsentFocusLoss[]) => void;
  /** Notes the focus loss that went with this page, for the next page of the tab; null once there is none. */
  notePageGone: (focusLoss: UnsentFocusLoss | null) => void;
  report: (report: UnsentFocusLoss) => Promise<Told>;
  onCounted: (answer: Told) => void;
  onFailed: (error: unknown) => void;
}

/** Tells the server of each focus loss and each return, in their order, until it has heard. */
export function createAwayReports<Told extends Counted>({
  outbox,
  keep,
  notePageGone,
  report,
  onCounted,
  onFailed,
}: AwayReportParts<Told>): AwayReports {
  let state = noFocusLosses;
  let sending: Promise<void> | undefined;
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = (step: OutboxStep) => {
    outbox.apply(step);
    keep(outbox.focusLosses());
  };

  function send(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (outbox.focusLosses().length === 0 || stopped) return;
      timer = setTimeout(() => void send(), backOffMs(failures, BACK_OFF));
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (let [first] = outbox.focusLosses(); first && !stopped; [first] = outbox.focusLosses()) {
      try {
        const counted = await report(first);
        apply(withoutFocusLoss(first));
        failures = 0;
        onCounted(counted);
      } catch (error) {
        failures += 1;
        onFailed(error);
        return;
      }
    }
  }

  // Only what is sent at once outlives a page that is closed or reloaded. The server knows a focus loss by its time, so
  // that one which overtakes, and is sent again in its turn, still counts once.
  async function overtake(focusLoss: UnsentFocusLoss): Promise<void> {
    try {
      onCounted(await report(focusLoss));
    } catch (error) {
      onFailed(error);
    }
  }

  return {
    state: () => state,
    recall: (focusLosses) => {
      for (const focusLoss of focusLosses) apply(withFocusLoss(focusLoss));
    },
    isIdle: () => outbox.focusLosses().length === 0,
    update(next, questionId) {
      const before = state.focusLosses;
      const news = next.focusLosses.filter(
        ({ returnedAtMs }, index) => before[index]?.returnedAtMs !== returnedAtMs,
      );
      state = next;
      for (const seen of news) {
        const focusLoss = toReport(seen, questionId);
        apply(withFocusLoss(focusLoss));
        notePageGone(isPageGone(seen) ? focusLoss : null);
        if (sending && seen.returnedAtMs === null) void overtake(focusLoss);
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

const toReport = (focusLoss: FocusLoss, questionId: string): UnsentFocusLoss => ({
  leftAt: focusLoss.leftAtMs,
  ...(focusLoss.returnedAtMs === null ? {} : { returnedAt: focusLoss.returnedAtMs }),
  questionId,
  ...(isPageGone(focusLoss) ? { page: 'gone' } : {}),
});
