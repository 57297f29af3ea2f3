import { SERVICE_WORKER } from '../../shared/constants';
import { getSavedQuiz } from './saved-quiz';

/**
 * Caches the student's pages for offline use. A waiting new version takes over now, while the dashboard opens and no quiz is
 * unfinished, so nothing can be lost. During a quiz in any tab of this browser it keeps waiting.
 */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void leaveOldVersion());
  const { waiting } = await serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  if (!getSavedQuiz()) waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** A page of an outdated version cannot load further chunks, so it reloads. */
async function leaveOldVersion(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!entry || getSavedQuiz() || (await caches.match(entry))) return;
  location.reload();
}

/** Fetches a quiz's images one by one through the service worker, which caches them. */
export async function keepImages(addresses: readonly string[]): Promise<void> {
  await navigator.serviceWorker.ready;
  for (const address of addresses) await fetch(address, { priority: 'low' }).catch(() => undefined);
}
