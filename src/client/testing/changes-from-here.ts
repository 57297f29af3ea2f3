import { vi } from 'vitest';

/** The calls by which a page changes something from here on; only looking at a file stores nothing. */
export function changesFromHere(): string[] {
  const asked: string[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    const call = /\/trpc\/([\w.]+)|\/quiz\/\w+\/(import)$/.exec(String(address))?.slice(1).find(Boolean);
    const answer = await send(address, init);
    // What a page of an earlier test still had to save is refused here: its quiz is not in this world.
    if (call && init?.method === 'POST' && answer.ok) asked.push(call);
    return answer;
  });
  return asked;
}
