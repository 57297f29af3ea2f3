import { IMAGE_CACHE } from '../../shared/constants';
import { whenIdle } from './prepared';

// In `npm run dev` there is no worker; over plain http from another machine the browser offers none.
const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Keeps pages and pictures for hours without a network; it waits until the browser has nothing else to do. */
export function keepOffline(what: 'pages' | readonly string[]): void {
  if (!canKeep || what.length === 0) return;
  // Without a worker everything works but a reload without a network.
  whenIdle(async () => {
    const { keepImages, keepPages } = await import('./service-worker');
    await (what === 'pages' ? keepPages() : keepImages(what));
  });
}

/** So long has whoever comes by a link for the first time to reach the first question. */
const WAY_IN_MS = 10_000;

/** Keeps the pages, on a first visit by a link not before the quiz has opened: all of them together weigh half as much as the way there. */
export function keepPagesOffline(hasLink: boolean): void {
  if (!canKeep) return;
  const isFirst = navigator.serviceWorker.controller === null;
  setTimeout(() => keepOffline('pages'), hasLink && isFirst ? WAY_IN_MS : 0);
}

/** Removes the pictures of the quizzes from this device. */
export async function forgetImages(): Promise<void> {
  if (canKeep) await caches.delete(IMAGE_CACHE);
}
