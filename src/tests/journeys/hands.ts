import type { Locator, Page } from 'playwright-core';

/** The hands of somebody who is new here: the keys they press are free, the clicks are counted. */
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

/** Marks the page that is loaded: as long as the mark is there, no other one was. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isStillHere: true }));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isStillHere' in window);
