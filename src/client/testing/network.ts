import { vi } from 'vitest';
import type { World } from '../../server/testing/world';

export interface Network {
  /** From now on no request reaches the server, as with an unplugged cable. */
  goAway(): void;
  /** From now on requests hang until the network goes away or comes back. */
  stall(): void;
  comeBack(): void;
}

/** Connects `fetch` to the real server; no other host responds. */
export function connectTo({ app, deps }: Pick<World, 'app' | 'deps'>): Network {
  let isAway = false;
  let stalled = Promise.withResolvers<void>();
  stalled.resolve();
  const goOn = (away: boolean) => {
    isAway = away;
    stalled.resolve();
  };
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const { origin, pathname, search } = new URL(String(address), location.href);
    await stalled.promise;
    if (isAway || origin !== location.origin) throw new TypeError('Failed to fetch');
    const answer = await app.request(pathname + search, init);
    // Node's server dates every response.
    answer.headers.set('Date', new Date(deps.clock.now()).toUTCString());
    return answer;
  });
  return {
    goAway: () => goOn(true),
    stall: () => {
      stalled = Promise.withResolvers<void>();
    },
    comeBack: () => goOn(false),
  };
}
