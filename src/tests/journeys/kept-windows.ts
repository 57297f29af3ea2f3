import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { aVisitor, faultsOf } from './visitor';

/** A tab for a single screen. */
export interface Tab {
  readonly page: Page;
  /** Closes the tab; errors logged by its page fail the test. */
  leave(): Promise<void>;
  /** Closes the tab if still open and releases the window. */
  discard(): Promise<void>;
}

/** Options for windows that do not belong to a visitor of the shared server. */
interface WindowOptions {
  readonly context?: BrowserContextOptions & { readonly baseURL: string };
  prepare?(context: BrowserContext): Promise<void>;
}

/**
 * Tabs in reused windows, one screen after another: a new window costs as much as its screen, and a used one has the app's
 * files cached. Storage is cleared between screens.
 */
export function keptWindows(options: () => WindowOptions = () => ({})): () => Promise<Tab> {
  const free: (() => Promise<Tab>)[] = [];
  return async () => {
    const openTab = free.pop() ?? (await openWindow(options()));
    const tab = await openTab();
    return {
      ...tab,
      async discard() {
        await tab.discard();
        free.push(openTab);
      },
    };
  };
}

async function openWindow(options: WindowOptions): Promise<() => Promise<Tab>> {
  // No service worker: only screens are tested here, not visits.
  const { page: first, context } = await aVisitor({
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...options.context,
  });
  const origin = options.context?.baseURL ?? inject('baseUrl');
  // A permanent page keeps the process with its compiled code for the changing tabs.
  await first.goto(`${origin}/healthz`);
  await options.prepare?.(context);
  const devTools = await context.newCDPSession(first);
  return async () => {
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const page = await context.newPage();
    // Several screens run in parallel, so each may have to wait.
    page.setDefaultTimeout(40_000);
    const faults = faultsOf(page);
    const close = async () => {
      if (!page.isClosed()) await page.close();
    };
    return {
      page,
      async leave() {
        await close();
        expect(faults).toEqual([]);
      },
      async discard() {
        await close();
        await context.setOffline(false);
      },
    };
  };
}
