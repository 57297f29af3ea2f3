import type { Page, Response } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Present } from './live-class';
import { openAttempt } from './quiz-acts';
import type { PublishedQuiz } from './screens/classroom';

/** The seconds displayed by the clock, even behind a dialog. */
export const shownSeconds = async (page: Page): Promise<number> =>
  secondsIn(await page.getByRole('timer', { includeHidden: true }).first().innerText());

export function secondsIn(text: string): number {
  const parts = /(?:(\d+):)?(\d+):(\d\d)/.exec(text);
  if (!parts) throw new Error(`No time stands in "${text}".`);
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

/** Seconds left for the whole attempt according to the server. */
export async function serverSeconds({ caller }: Present, { shareId }: PublishedQuiz): Promise<number> {
  const { deadline, serverNow } = await openAttempt(caller, shareId);
  return Math.ceil((deadline - serverNow) / 1000);
}

/** Two readings of the server's remaining seconds, with the displayed time in between. */
interface ReadClock {
  readonly before: number;
  readonly shown: number;
  readonly after: number;
}

/**
 * Waits until the clock on a page agrees with the server within some seconds. It counts from the arrival of a response, which
 * is late on a busy machine, and the next response corrects it.
 */
export const comesToServersTime = (read: () => Promise<ReadClock>, within: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { before, shown, after } = await read();
      expect(shown).toBeLessThanOrEqual(before + within);
      expect(shown).toBeGreaterThanOrEqual(after - within);
    },
    { timeout: 30_000, interval: 500 },
  );

/** The same for the clock of the open question; `after` is the time beyond it. */
export const expectServersTime = (student: Present, quiz: PublishedQuiz, after = 0): Promise<void> => {
  const left = async () => (await serverSeconds(student, quiz)) - after;
  return comesToServersTime(
    async () => ({ before: await left(), shown: await shownSeconds(student.page), after: await left() }),
    1,
  );
};

export async function nextWord(page: Page): Promise<void> {
  const response = await page.waitForResponse(/attempts\.follow/);
  await response.finished();
}

/**
 * Waits until a teacher's action reaches an open page with a poll, however busy the machine. The first poll may have been
 * under way already.
 */
export async function withNextWord(page: Page, comes: () => Promise<void>): Promise<void> {
  let words = 0;
  const count = (response: Response) => {
    if (response.url().includes('attempts.follow')) words += 1;
  };
  page.on('response', count);
  await comes();
  page.off('response', count);
  expect(words).toBeLessThanOrEqual(2);
}
