import { useEffect, useState } from 'react';
import { nowMs, useNowMs } from '../../platform/clock';
import { timedFetch } from '../../platform/timed-fetch';

/** How far this device's clock is behind the server's, in ms; told by the Date header, to the second. */
async function serverOffsetMs(): Promise<number> {
  const answer = await timedFetch('/healthz');
  const said = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(said) ? 0 : said - nowMs();
}

/** The server's time, renewed each second, for showing what is left; the device's own until the server has answered. */
export function useServerNow(isNeeded: boolean): number {
  const [offsetMs, setOffsetMs] = useState(0);
  const now = useNowMs(1000);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    serverOffsetMs().then(
      (offset) => {
        // Below two seconds it is the way of the request and the rounding of the header.
        if (!isGone && Math.abs(offset) > 2000) setOffsetMs(offset);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return now + offsetMs;
}
