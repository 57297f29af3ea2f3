import { useEffect, useState } from 'react';

/** The clock of this device, in epoch milliseconds; the server's word counts where time matters. */
export const nowMs = (): number => Date.now();

/** The device's time, renewed at the given rhythm, and at once when the page comes back into sight. */
export function useNowMs(everyMs: number): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const tick = () => setNow(nowMs());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}

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
