import { vi } from 'vitest';

/** The calls by which a page changes something from here on; only looking at a file stores nothing. */
export function changesFromHere(): string[] {
  const asked: string[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', (address: RequestInfo | URL, init?: RequestInit) => {
    const call = /\/trpc\/([\w.]+)|\/quiz\/\w+\/(import)$/.exec(String(address))?.slice(1).find(Boolean);
    if (call && init?.method === 'POST') asked.push(call);
    return send(address, init);
  });
  return asked;
}
