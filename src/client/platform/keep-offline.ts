import { IMAGE_CACHE } from '../../shared/constants';

// In `npm run dev` there is no worker; over plain http from another machine the browser offers none.
const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Keeps pages and pictures for hours without a network; it waits until the browser has nothing else to do. */
export function keepOffline(what: 'pages' | readonly string[]): void {
  if (!canKeep) return;
  whenIdle(async () => {
    const { keepImages, keepPages } = await import('./service-worker');
    await (what === 'pages' ? keepPages() : keepImages(what));
  });
}

/** Removes the pictures of the quizzes from this device. */
export async function forgetImages(): Promise<void> {
  if (canKeep) await caches.delete(IMAGE_CACHE);
}

function whenIdle(act: () => Promise<void>): void {
  // Without a worker everything works but a reload without a network.
  const start = () => void act().catch(() => undefined);
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
