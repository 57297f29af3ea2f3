import type { Locator, Page } from 'playwright-core';

/** Input of a new user: counts clicks but not keys. */
export function handsOf(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

/** Marks the loaded page; the mark survives until another page is loaded. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isStillHere: true }));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isStillHere' in window);
