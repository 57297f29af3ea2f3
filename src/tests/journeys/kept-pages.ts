import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** Waits for a condition in the page; Playwright's `waitForFunction` would accept a pending promise. */
const until = (page: Page, isSo: () => Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(() => page.evaluate(isSo), { timeout: 60_000 });

/** Waits until the student's pages are cached and this page is served from the cache. */
export const pagesAreCached = (page: Page): Promise<boolean> =>
  until(page, async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

export const nextVersionWaits = (page: Page): Promise<boolean> =>
  until(page, async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });

export const noVersionWaits = (page: Page): Promise<boolean> =>
  until(page, async () => (await navigator.serviceWorker.ready).waiting === null);

export const isVersionWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
