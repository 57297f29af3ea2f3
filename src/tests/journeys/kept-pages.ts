import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** Waits until a page says so; the page's own `waitForFunction` takes a promise for a yes. */
const until = (page: Page, isSo: () => Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(() => page.evaluate(isSo), { timeout: 60_000 });

/** The pages of the student are kept on this device, and this page is served from there. */
export const pagesAreKept = (page: Page): Promise<boolean> =>
  until(page, async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

/** A next version has arrived and waits. */
export const nextVersionWaits = (page: Page): Promise<boolean> =>
  until(page, async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });

/** No version waits any more: the one that did has taken over. */
export const noVersionWaits = (page: Page): Promise<boolean> =>
  until(page, async () => (await navigator.serviceWorker.ready).waiting === null);

export const isVersionWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** The addresses of everything that is kept on this device. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
