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
