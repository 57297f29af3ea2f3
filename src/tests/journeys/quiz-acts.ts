import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from '../../../scripts/demo/caller';
import type { Answers } from '../../shared/answer/answer';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { WRITER_SILENT_MS } from '../../shared/constants';

/** Waits until the page reports that everything is on the server. */
export const allSaved = (page: Page): Promise<void> => page.getByText(/^Saved \d/).waitFor();

/** Waits until the page reports that it is offline and has stored everything on this device. */
export const keptHere = (page: Page): Promise<void> =>
  page.getByText('Offline: saved on this device, will send').waitFor();

export const resumeQuiz = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Resume Quiz' }).click();

export async function goOnTo(page: Page, number: number, count = 5): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(`Question ${number} of ${count}`).first().waitFor();
}

/** Submits from the last question; ends on the dashboard. */
export async function submitQuiz(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  // The button ignores the second tap of a double tap.
  while (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await dialog.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByText('Your Quiz Attempts').waitFor();
}

export const openAttempt = async (student: Caller, shareId: string): Promise<JoinedQuiz['attempt']> =>
  (await student.call<JoinedQuiz>('POST', '/api/student/attempt', { shareId })).attempt;

// A crashed page blocks the quiz for its successor for some seconds.
const LONGEST_MS = 2 * WRITER_SILENT_MS;

export async function serverHas(student: Caller, shareId: string, answers: Answers): Promise<void> {
  await expect
    .poll(async () => (await openAttempt(student, shareId)).answers, { timeout: LONGEST_MS })
    .toMatchObject(answers);
}
