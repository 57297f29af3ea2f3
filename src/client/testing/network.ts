import { vi } from 'vitest';
import type { World } from '../../server/testing/world';

export interface Network {
  /** From now on nothing reaches the server, as when the cable is out. */
  goAway(): void;
  comeBack(): void;
}

/** Puts the real server at the other end of `fetch`, which is all that a page knows of the network. */
export function connectTo({ app }: Pick<World, 'app'>): Network {
  let isAway = false;
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return app.request(address instanceof URL ? address.href : address, init);
  });
  return {
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
  };
}
