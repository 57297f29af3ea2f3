import type { Page } from 'playwright-core';

/** A phone, a tablet and a laptop, in px. */
const WIDTHS = [360, 768, 1366] as const;
const HEIGHT = 900;

/** Shows the page in both themes and all widths, one after the other. */
export async function inEachLook(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await resize(page, width);
      await look(`${colorScheme}-${width}`);
    }
  }
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await settle(page);
}

/** What follows a change of size or theme has been drawn by the second frame, but for what glides there. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)));
    const gliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(gliding.map(({ finished }) => finished));
  });
