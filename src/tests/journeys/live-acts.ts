import type { Locator, Page } from 'playwright-core';
import { teacherPaths } from '../../shared/teacher-paths';

export const rowOf = (page: Page, student: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: student }) });

export async function actFor(page: Page, student: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${student}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

export async function pauseForAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause for all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause for all' }).click();
}

/** Resolves with the server's response. */
export async function continueForAll(page: Page): Promise<void> {
  const answered = page.waitForResponse(/timekeeping\.continue/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await answered;
}

/** Gives minutes to one student, or to everyone taking the quiz. */
export async function giveTime(page: Page, minutes: number, student?: string): Promise<void> {
  if (student) await actFor(page, student, 'Give time…');
  else await page.getByRole('button', { name: 'Give time to all' }).click();
  const dialog = page.getByRole('dialog', { name: /^Give time to/ });
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill(String(minutes));
  await dialog.getByRole('button', { name: 'Give time', exact: true }).click();
}

export async function checkReceipt(page: Page, receipt: string): Promise<void> {
  await page.goto(teacherPaths.receipt());
  await page.getByLabel('Receipt').fill(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}
