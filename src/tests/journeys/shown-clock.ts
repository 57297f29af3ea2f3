import type { Page, Response } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Present } from './live-class';
import { openAttempt } from './quiz-acts';
import type { PublishedQuiz } from './screens/classroom';

/** The seconds that the clock on the page says, also of one under a dialog. */
export const shownSeconds = async (page: Page): Promise<number> =>
  secondsIn(await page.getByRole('timer', { includeHidden: true }).first().innerText());

export function secondsIn(text: string): number {
  const parts = /(?:(\d+):)?(\d+):(\d\d)/.exec(text);
  if (!parts) throw new Error(`No time stands in "${text}".`);
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

/** The seconds of the whole attempt that are left by the server. */
export async function serverSeconds({ caller }: Present, { shareId }: PublishedQuiz): Promise<number> {
  const { deadline, serverNow } = await openAttempt(caller, shareId);
  return Math.ceil((deadline - serverNow) / 1000);
}

/** Two moments of the server's clock, in seconds that are left, with what the page said in between. */
interface ReadClock {
  readonly before: number;
  readonly shown: number;
  readonly after: number;
}

/**
 * The clock on a page comes to say what the server says, within so many seconds. It counts from the moment at which an
 * answer came, which on a busy machine is late, and is put right by the next one.
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

/** The same for the clock of an open question; `after` is what comes after it. */
export const expectServersTime = (student: Present, quiz: PublishedQuiz, after = 0): Promise<void> => {
  const left = async () => (await serverSeconds(student, quiz)) - after;
  return comesToServersTime(
    async () => ({ before: await left(), shown: await shownSeconds(student.page), after: await left() }),
    1,
  );
};

/** The page asks how things stand every few seconds; this is the next time that it has been told. */
export async function nextWord(page: Page): Promise<void> {
  const response = await page.waitForResponse(/attempts\.follow/);
  await response.finished();
}

/**
 * What the teacher has just done comes to an open page with the next word of the server, however long a busy machine takes
 * for it: a first one may have been on its way already.
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
