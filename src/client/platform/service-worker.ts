import { SERVICE_WORKER } from '../../shared/constants';
import { getSavedQuiz } from './saved-quiz';

/**
 * Keeps the student's pages on this device, so that they open without a network. A version that waits from an earlier
 * visit takes over now, while the dashboard opens and no quiz is unfinished: nobody is asked, for nothing is lost. It is
 * left waiting for as long as a quiz runs in any tab of this browser.
 */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void leaveOldVersion());
  const { waiting } = await serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  if (!getSavedQuiz()) waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** A page of a version whose files are gone could not open what it has not loaded yet: it starts anew. */
async function leaveOldVersion(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!entry || getSavedQuiz() || (await caches.match(entry))) return;
  location.reload();
}

/** Fetches the pictures of a quiz one by one through the service worker, which keeps them. */
export async function keepImages(addresses: readonly string[]): Promise<void> {
  await navigator.serviceWorker.ready;
  for (const address of addresses) await fetch(address, { priority: 'low' }).catch(() => undefined);
}
