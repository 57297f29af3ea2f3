import type { Browser } from 'playwright-core';
import type { Speed } from '../../journeys/counted-line';
import { launchChromium } from '../../journeys/launch-chromium';
import { bytesOf, openWayIn, walkIn, wayOf } from '../../journeys/way-in';
import { medianOf } from './figures';

/**
 * A pupil's first way in: from the moment a browser that has never been here opens the link of a quiz, over the login, the demo's
 * account page with name and email, the dashboard and the card of the quiz, until the first question can be answered. Automatic
 * hands press what is asked for as soon as it is there; the time that a person types or reads is no part of it.
 *
 * Requests and bytes are counted on the line, head and body as they were sent, whoever asked: page or service worker. They end
 * with the answer that opens the quiz: all that is needed to show it has come before.
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
