import { keepLanguage } from './keep-language';
import { signedInRole } from './local-storage';
import { trpcClient } from './trpc-client';

/** Keeps the language on this device, for a signed-in student also with the account, and loads the page in it. */
export async function changeLanguage(chosen: string): Promise<void> {
  if (!keepLanguage(chosen)) return;
  if (signedInRole() === 'student')
    await trpcClient.accounts.setLanguage.mutate({ language: chosen }).catch(() => undefined);
  await refreshKeptPages().catch(() => undefined);
  location.reload();
}

/** Fetches the pages anew that the service worker keeps for offline use: each carries its language. */
async function refreshKeptPages(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!search.startsWith('?kept')) continue;
      const page = await fetch(pathname);
      if (page.ok) await cache.put(request, page);
    }
  }
}
