import { createContext, type ReactNode, use } from 'react';
import { useNowMs } from '../../platform/clock';

/** The server's time in epoch milliseconds, as the live view counts it on between two answers of the server. */
const LiveClockContext = createContext(0);

export const useLiveNow = (): number => use(LiveClockContext);

interface LiveClockProps {
  /** What the server said its time was, and when that came by the clock of this device. */
  serverNow: number;
  receivedAt: number;
  children: ReactNode;
}

const TICK_MS = 1000;

/** Counts the server's time on; only what reads it is drawn anew at each tick. */
export function LiveClock({ serverNow, receivedAt, children }: LiveClockProps) {
  const now = useNowMs(TICK_MS);
  // An answer may have come since the last tick.
  return <LiveClockContext value={serverNow + Math.max(0, now - receivedAt)}>{children}</LiveClockContext>;
}
