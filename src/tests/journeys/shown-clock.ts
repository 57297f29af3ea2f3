import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Present } from './live-class';
import { openAttempt } from './quiz-acts';
import type { PublishedQuiz } from './screens/classroom';

/** The seconds that the clock on the page says, also of one under a dialog. */
export async function shownSeconds(page: Page): Promise<number> {
  const text = await page.getByRole('timer', { includeHidden: true }).first().innerText();
  const parts = /(?:(\d+):)?(\d+):(\d\d)/.exec(text);
  if (!parts) throw new Error(`No time stands in "${text}".`);
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

/** The seconds of the whole attempt that are left by the server. */
export async function serverSeconds({ caller }: Present, { shareId }: PublishedQuiz): Promise<number> {
  const { deadline, serverNow } = await openAttempt(caller, shareId);
  return Math.ceil((deadline - serverNow) / 1000);
}

/** The clock on the page says what the server says, within a second; `after` is what comes after its question. */
export async function expectServersTime(student: Present, quiz: PublishedQuiz, after = 0): Promise<void> {
  const before = await serverSeconds(student, quiz);
  const shown = await shownSeconds(student.page);
  const afterwards = await serverSeconds(student, quiz);
  expect(shown).toBeLessThanOrEqual(before - after + 1);
  expect(shown).toBeGreaterThanOrEqual(afterwards - after - 1);
}

/** The page asks how things stand every few seconds; this is the next time that it has been told. */
export async function nextWord(page: Page): Promise<void> {
  const response = await page.waitForResponse(/attempts\.follow/);
  await response.finished();
}
