import type { Locator, Page } from 'playwright-core';

/** The row of a quiz on the teacher's dashboard; a card on a phone. */
export const rowOf = (page: Page, title: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('link', { name: title, exact: true }) });

export async function chooseFor(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

export const showDetails = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Details of ${title}`, exact: true }).click();
