import { useEffect, useState } from 'react';

/** This device's clock in epoch milliseconds; where time matters, the server's clock decides. */
export const nowMs = (): number => Date.now();

/** The device's time, updated at the given interval and when the page becomes visible. */
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

/** The server's time in a response, and its arrival by this device's clock; epoch milliseconds. */
export interface ServerTime {
  readonly serverNow: number;
  readonly receivedAtMs: number;
}

/** Resynchronizes at least this often, because the device's clock may be changed and long timers are unreliable. */
const LONGEST_MS = 3_600_000;

/** The server's time, updated at the given moments and when the page becomes visible. */
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
