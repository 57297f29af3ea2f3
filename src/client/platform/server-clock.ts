import { useEffect, useState } from 'react';
import { nowMs } from './clock';

/** When an answer of the server was made, by its clock, and when it came, by the clock of this device; epoch milliseconds. */
export interface ServerTime {
  readonly serverNow: number;
  readonly receivedAtMs: number;
}

/** The clock of this device may be wrong, and is looked at anew at least this often; longer timers do not hold either. */
const LONGEST_MS = 3_600_000;

/** The server's time, for what changes at known moments: looked at then, and when the page comes into sight. */
export function useServerNow({ serverNow, receivedAtMs }: ServerTime, moments: readonly number[]): number {
  const read = () => serverNow + Math.max(0, nowMs() - receivedAtMs);
  const [, setLooked] = useState(0);
  const now = read();
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    const look = () => setLooked((count) => count + 1);
    document.addEventListener('visibilitychange', look);
    const isAhead = Number.isFinite(next);
    const timer = isAhead ? setTimeout(look, Math.min(next - now, LONGEST_MS)) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [next, now]);
  return now;
}
