import { vi } from 'vitest';
import type { World } from '../../server/testing/world';

export interface Network {
  /** From now on nothing reaches the server, as when the cable is out. */
  goAway(): void;
  /** From now on requests wait for an answer, until it goes away or comes back. */
  stall(): void;
  comeBack(): void;
}

/** Puts the real server at the other end of `fetch`, which is all that a page knows of the network; nothing else answers. */
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
    // Node's server says the time with every answer.
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
