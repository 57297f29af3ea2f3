import { type LeavingState, noLeavings } from '../../../shared/attempt/integrity';
import { backOffMs } from './back-off';

const BACK_OFF = { firstMs: 1000, longestMs: 15_000 };

interface AwayReport {
  leftAt: number;
  returnedAt?: number;
}

export interface AwayReports {
  /** Takes in the leavings as they are known now and reports what is new about them. */
  update: (state: LeavingState) => void;
  state: () => LeavingState;
  sendNow: () => void;
  stop: () => void;
}

interface AwayReportParts {
  report: (report: AwayReport) => Promise<{ focusLostCount: number; submitted: boolean }>;
  onCounted: (answer: { focusLostCount: number; submitted: boolean }) => void;
  onFailed: (error: unknown) => void;
}

/** Tells the server of each leaving and each return, in their order, until it has heard. */
export function createAwayReports({ report, onCounted, onFailed }: AwayReportParts): AwayReports {
  let state = noLeavings;
  let waiting: readonly AwayReport[] = [];
  let inFlight = false;
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    const [first] = waiting;
    if (!first || inFlight || stopped) return;
    inFlight = true;
    try {
      onCounted(await report(first));
      failures = 0;
      waiting = waiting.slice(1);
    } catch (error) {
      failures += 1;
      onFailed(error);
    } finally {
      inFlight = false;
    }
    if (waiting.length === 0) return;
    if (failures === 0) void send();
    else timer = setTimeout(() => void send(), backOffMs(failures, BACK_OFF));
  }

  return {
    state: () => state,
    update(next) {
      const before = state.leavings;
      const added = next.leavings.filter(
        ({ returnedAtMs }, index) => before[index]?.returnedAtMs !== returnedAtMs,
      );
      state = next;
      const reports = added.map(({ leftAtMs, returnedAtMs }) =>
        returnedAtMs === null ? { leftAt: leftAtMs } : { leftAt: leftAtMs, returnedAt: returnedAtMs },
      );
      waiting = [...waiting, ...reports];
      void send();
    },
    sendNow: () => void send(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
