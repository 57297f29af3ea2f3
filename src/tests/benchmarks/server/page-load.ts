import type { Page } from 'playwright-core';
import { startServer } from '../../../../scripts/demo/server';
import { launchChromium } from '../../journeys/launch-chromium';
import { medianOf } from './figures';

/** The median largest contentful paint of a page, in milliseconds. */
export interface PageLoad {
  readonly path: string;
  readonly lcpMs: number;
  readonly visits: readonly number[];
  readonly isSlow: boolean;
}

const PATHS = ['/', '/login/student'];
const VISITS = 5;
const MOST_MS = 2000;
const SLOWER_CPU = 4;
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Loads a student's first pages with an empty cache, over slow 4G, with a fourfold CPU slowdown. */
export async function loadPages(): Promise<PageLoad[]> {
  const browser = await launchChromium();
  const server = await startServer();
  try {
    const loads: PageLoad[] = [];
    for (const path of PATHS) {
      const visits: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
        visits.push(await visitOf(await context.newPage(), server.url + path));
        await context.close();
      }
      const lcpMs = medianOf(visits);
      loads.push({ path, lcpMs, visits, isSlow: lcpMs >= MOST_MS });
    }
    return loads;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function visitOf(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

export const pageLine = ({ path, lcpMs, visits, isSlow }: PageLoad): string =>
  `${isSlow ? 'SLOW' : 'holds'}  ${path}: LCP ${Math.round(lcpMs)} ms in the middle of ${visits.map(Math.round).join(', ')}`;
