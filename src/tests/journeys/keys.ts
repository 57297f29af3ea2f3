import type { Locator, Page } from 'playwright-core';

const LONGEST_WAY = 120;

/** Presses a key until the target has the focus, like a user without a mouse. */
export async function keyTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses <= LONGEST_WAY; presses += 1) {
    if (await hasFocus(page, target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target}. The focus is on ${await focusedElement(page)}.`);
}

export async function enterAt(page: Page, target: Locator): Promise<void> {
  await keyTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field and replaces its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await keyTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(':focus')).count()) > 0;

const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
