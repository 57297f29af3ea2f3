import type { Browser } from 'playwright-core';
import type { Speed } from '../../journeys/counted-line';
import { launchChromium } from '../../journeys/launch-chromium';
import { bytesOf, openWayIn, walkIn, wayOf } from '../../journeys/way-in';
import { medianOf } from './figures';

/**
 * A pupil's first way in: from opening a quiz link in a new browser, through login, the demo's account page,
 * dashboard and quiz card, until the first question can be answered. Automated clicks come as soon as
 * possible; time for typing and reading is not included. A proxy counts requests and bytes, head and body as
 * sent, for page and service worker, up to the response that opens the quiz: everything needed to show it has
 * come before.
 */
export interface WayInMeasure {
  readonly name: string;
  readonly ms: number;
  readonly visits: readonly number[];
  readonly requests: number;
  readonly bytes: number;
  readonly isSlow: boolean;
}

interface Circumstances {
  readonly name: string;
  readonly mostMs: number;
  readonly slowerCpu: number;
  readonly speed?: Speed;
}

const CIRCUMSTANCES: readonly Circumstances[] = [
  { name: 'at full speed', mostMs: 1200, slowerCpu: 1 },
  {
    name: '10 Mbit/s, 40 ms there and back, a CPU four times slower',
    mostMs: 3000,
    slowerCpu: 4,
    speed: { bytesPerSecond: 1_250_000, roundTripMs: 40 },
  },
];
const VISITS = 5;

export async function measureWayIn(): Promise<WayInMeasure[]> {
  const browser = await launchChromium();
  try {
    const measures: WayInMeasure[] = [];
    for (const circumstances of CIRCUMSTANCES) measures.push(await measureIn(browser, circumstances));
    return measures;
  } finally {
    await browser.close();
  }
}

async function measureIn(
  browser: Browser,
  { name, mostMs, slowerCpu, speed }: Circumstances,
): Promise<WayInMeasure> {
  const { line, link, close } = await openWayIn(speed);
  try {
    const visits: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      line.transfers.length = 0;
      visits.push(await visitOf(browser, link, slowerCpu));
    }
    const way = wayOf(line.transfers);
    const ms = medianOf(visits);
    return { name, ms, visits, requests: way.length, bytes: bytesOf(way), isSlow: ms > mostMs };
  } finally {
    await close();
  }
}

async function visitOf(browser: Browser, link: string, rate: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
    const startedMs = performance.now();
    await walkIn(page, link);
    return performance.now() - startedMs;
  } finally {
    await context.close();
  }
}

export const wayInLine = ({ name, ms, visits, requests, bytes, isSlow }: WayInMeasure): string =>
  `${isSlow ? 'SLOW' : 'holds'}  link to first question, ${name}: ${Math.round(ms)} ms in the middle of ${visits
    .map(Math.round)
    .join(', ')}; ${requests} requests, ${(bytes / 1000).toFixed(1)} kB`;
