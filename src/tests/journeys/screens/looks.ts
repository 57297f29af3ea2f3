import type { Page } from 'playwright-core';

/** A phone, a tablet and a laptop, in px. */
const WIDTHS = [360, 768, 1366] as const;
const HEIGHT = 900;

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Both themes in all widths. */
export const ALL_LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  WIDTHS.map((width) => ({ colorScheme, width })),
);

/** Each theme once, the narrowest and the widest: the two that are most unlike. */
export const TWO_LOOKS: readonly Look[] = [
  { colorScheme: 'light', width: WIDTHS[0] },
  { colorScheme: 'dark', width: WIDTHS[2] },
];

/** Shows the page in these looks, one after the other. */
export async function inEachLook(
  page: Page,
  looks: readonly Look[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await resize(page, width);
    // Scrolled, what sticks to the top covers a part of what comes next.
    await page.evaluate(() => scrollTo(0, 0));
    await look(`${colorScheme}-${width}`);
  }
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await settle(page);
}

/** What follows a change has been drawn by the second frame, but for what glides there: a button that has just come alive, say. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let isGliding = true; isGliding; ) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const gliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(gliding.map(({ finished }) => finished));
      isGliding = gliding.length > 0;
    }
  });
