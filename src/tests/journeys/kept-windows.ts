import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { aVisitor, faultsOf } from './visitor';

/** A tab of its own for one screen. */
export interface Tab {
  readonly page: Page;
  /** Closes the tab; whatever its page has logged as an error fails the test. */
  leave(): Promise<void>;
  /** Closes the tab, if it is still open, and gives the window back. */
  discard(): Promise<void>;
}

/** How the windows are opened, where they are not those of a visitor of the server of all journeys. */
interface WindowOptions {
  readonly context?: BrowserContextOptions & { readonly baseURL: string };
  prepare?(context: BrowserContext): Promise<void>;
}

/**
 * Tabs in windows that are used again for one screen after another: a window costs as much as the screen in it, and one
 * that has been used has the files of the app at hand. What the screen before has stored is gone.
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
  // Nothing is installed on the device: a screen is looked at, not a visit.
  const { page: first, context } = await aVisitor({
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...options.context,
  });
  const origin = options.context?.baseURL ?? inject('baseUrl');
  // A page that stays keeps the process, with all that it has compiled, for the tabs that come and go.
  await first.goto(`${origin}/healthz`);
  await options.prepare?.(context);
  const devTools = await context.newCDPSession(first);
  return async () => {
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const page = await context.newPage();
    // Several screens are looked at together, so each has to wait for its turn.
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
