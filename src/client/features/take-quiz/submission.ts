import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { backOffMs } from '../../platform/back-off';
import { statusOf } from '../../platform/error-message';
import { type Cell, createCell } from './cell';

const BACK_OFF = { firstMs: 4000, longestMs: 30_000 };

export interface SubmissionState {
  /** How often it was sent. */
  tries: number;
  failed: boolean;
}

/** How a quiz ended: with a receipt, or because the server already has a submission. */
export type Ending = { receipt: SubmitReceipt } | { refusal: unknown };

export interface Submission {
  state: Cell<SubmissionState>;
  send: () => void;
  /** Sends again only what has failed. */
  retry: () => void;
  /** Takes back what has failed: there is time again. */
  withdraw: () => void;
}

interface SubmissionParts {
  /** Asked before each try; false takes the submission back. */
  mayGoAhead: () => Promise<boolean>;
  submit: () => Promise<SubmitReceipt>;
  onEnded: (ending: Ending) => void;
  onFailed: (error: unknown) => void;
  onWithdrawn: () => void;
}

/** Sends the paper until the server has it: the same call again is answered the same, so nothing is handed in twice. */
export function createSubmission(parts: SubmissionParts): Submission {
  const state = createCell<SubmissionState>({ tries: 0, failed: false });
  let inFlight = false;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (inFlight || ended) return;
    inFlight = true;
    const tries = state.get().tries + 1;
    state.set({ ...state.get(), tries });
    try {
      if (!(await parts.mayGoAhead())) {
        withdraw();
        return parts.onWithdrawn();
      }
      end({ receipt: await parts.submit() });
    } catch (error) {
      // 409: the server has a submission already, or closed the attempt; what was sent now is kept apart there.
      if (statusOf(error) === 409) return end({ refusal: error });
      state.set({ tries, failed: true });
      timer = setTimeout(() => void send(), backOffMs(tries, BACK_OFF));
      parts.onFailed(error);
    } finally {
      inFlight = false;
    }
  }

  function end(ending: Ending): void {
    ended = true;
    parts.onEnded(ending);
  }

  function withdraw(): void {
    clearTimeout(timer);
    state.set({ tries: 0, failed: false });
  }

  return {
    state,
    send: () => void send(),
    withdraw,
    retry() {
      if (state.get().failed) void send();
    },
  };
}
