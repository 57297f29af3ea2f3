import { useEffect, useState } from 'react';
import { nowMs, useNowMs } from '../../platform/clock';
import { timedFetch } from '../../platform/timed-fetch';

/** How far this device's clock is behind the server's, in ms; told by the Date header, to the second. */
async function serverOffsetMs(): Promise<number> {
  const answer = await timedFetch('/healthz');
  const said = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(said) ? 0 : said - nowMs();
}

/**
 * The server's time, renewed each second, for showing what is left; null until the server has told it, for the clock of
 * this device may be years away.
 */
export function useServerNow(isNeeded: boolean): number | null {
  const [offsetMs, setOffsetMs] = useState<number | null>(null);
  const now = useNowMs(1000);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    serverOffsetMs().then(
      (offset) => {
        // Below two seconds it is the way of the request and the rounding of the header.
        if (!isGone) setOffsetMs(Math.abs(offset) > 2000 ? offset : 0);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return offsetMs === null ? null : now + offsetMs;
}
