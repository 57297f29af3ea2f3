import { IMAGE_CACHE } from '../../shared/constants';
import { whenIdle } from './prepared';

// `npm run dev` has no service worker, and browsers offer none over plain HTTP from another machine.
const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Caches pages or images for offline use when the browser is idle. */
export function keepOffline(what: 'pages' | readonly string[]): void {
  if (!canKeep || what.length === 0) return;
  // Without a worker everything works except offline reloads.
  whenIdle(async () => {
    const { keepImages, keepPages } = await import('./service-worker');
    await (what === 'pages' ? keepPages() : keepImages(what));
  });
}

/** The time from a link to the first question on a first visit. */
const WAY_IN_MS = 10_000;

/**
 * Caches the pages, on a first visit by link only once the quiz has opened: together they are half the size of its download.
 */
export function keepPagesOffline(hasLink: boolean): void {
  if (!canKeep) return;
  const isFirst = navigator.serviceWorker.controller === null;
  setTimeout(() => keepOffline('pages'), hasLink && isFirst ? WAY_IN_MS : 0);
}

export async function forgetImages(): Promise<void> {
  if (canKeep) await caches.delete(IMAGE_CACHE);
}
