import { useEffect, useEffectEvent } from 'react';
import { REQUEST_TIMEOUT_MS } from '../../shared/constants';
import { backOffMs, SEEKING } from '../rules/back-off';
import { useWatched, watched } from '../watched';

const online = watched(
  () => navigator.onLine,
  () => [
    [window, 'online'],
    [window, 'offline'],
  ],
);

/** The browser's opinion of the network; a local server may be reachable anyway. */
export const useOnline = (): boolean => useWatched(online);

/** Resolves on any response of the server; rejects without one. */
export async function reachServer(): Promise<void> {
  const answer = await fetch('/healthz', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  // An unread body would keep the connection open.
  await answer.text();
}

/**
 * Retries a failed request after 1, 2, 4 … 30 s, and immediately when the network or the user is back.
 * `tryAgain` must never reject; `isNeeded` ends the retries.
 */
export function useRetry(isNeeded: boolean, tryAgain: () => Promise<unknown>): void {
  const trial = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isNeeded) return;
    let failures = 1;
    let isUnderWay = false;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const wait = () => {
      timer = setTimeout(tryNow, backOffMs(failures, SEEKING));
    };
    const tryNow = () => {
      if (isUnderWay) return;
      clearTimeout(timer);
      isUnderWay = true;
      void trial().then(() => {
        isUnderWay = false;
        failures += 1;
        if (!isGone) wait();
      });
    };
    const onSight = () => {
      if (!document.hidden) tryNow();
    };
    wait();
    window.addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [isNeeded]);
}
