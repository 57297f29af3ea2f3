import { createContext, type ReactNode, use } from 'react';
import { useNowMs } from '../../platform/clock';

/** The server's time in epoch milliseconds, extrapolated between polls. */
const LiveClockContext = createContext(0);

export const useLiveNow = (): number => use(LiveClockContext);

interface LiveClockProps {
  /** The server's time, and its arrival by this device's clock. */
  serverNow: number;
  receivedAt: number;
  children: ReactNode;
}

const TICK_MS = 1000;

/** Extrapolates the server's time; only its readers re-render on a tick. */
export function LiveClock({ serverNow, receivedAt, children }: LiveClockProps) {
  const now = useNowMs(TICK_MS);
  // A newer poll may have come since the last tick.
  return <LiveClockContext value={serverNow + Math.max(0, now - receivedAt)}>{children}</LiveClockContext>;
}
