import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { statusOf } from '../../platform/error-message';
import { backOffMs } from './back-off';
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
}

interface SubmissionParts {
  submit: () => Promise<SubmitReceipt>;
  onEnded: (ending: Ending) => void;
  onFailed: (error: unknown) => void;
}

/** Sends the paper until the server has it: the same call again is answered the same, so nothing is handed in twice. */
export function createSubmission({ submit, onEnded, onFailed }: SubmissionParts): Submission {
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
      end({ receipt: await submit() });
    } catch (error) {
      // 409: the server has a submission already, or closed the attempt; what was sent now is kept apart there.
      if (statusOf(error) === 409) return end({ refusal: error });
      state.set({ tries, failed: true });
      timer = setTimeout(() => void send(), backOffMs(tries, BACK_OFF));
      onFailed(error);
    } finally {
      inFlight = false;
    }
  }

  function end(ending: Ending): void {
    ended = true;
    onEnded(ending);
  }

  return {
    state,
    send: () => void send(),
    retry() {
      if (state.get().failed) void send();
    },
  };
}
