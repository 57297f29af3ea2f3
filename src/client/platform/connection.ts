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

/** What the browser believes about the network; a server on the same machine may answer all the same. */
export const useOnline = (): boolean => useWatched(online);

/** Resolves when the server answers at all, whatever it says; rejects when it does not. */
export async function reachServer(): Promise<void> {
  const answer = await fetch('/healthz', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  // Unread, it would keep its connection.
  await answer.text();
}

/**
 * Tries something again that failed for want of an answer: after 1, 2, 4 … 30 s, and at once when the network or the
 * person is back. The trial says by `isNeeded` whether it has to go on, and never rejects.
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
