import type { Page } from 'playwright-core';

/** A phone, a tablet and a laptop, in px. */
const WIDTHS = [360, 768, 1366] as const;
const HEIGHT = 900;

/** WCAG 1.4.10: no horizontal scrolling at this width. */
export const NARROWEST = 320;

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

export const ALL_LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  WIDTHS.map((width) => ({ colorScheme, width })),
);

/**
 * The narrowest look and a wide one in the other theme. Theme, wide width and their order alternate with the index of the
 * screen, so that eight consecutive ones, which are of one kind, cover all pairs.
 */
export function coveringLooks(place: number): readonly Look[] {
  const [theme, other] = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const wide = { colorScheme: theme, width: place % 4 < 2 ? 1366 : 768 };
  const narrow = { colorScheme: other, width: NARROWEST };
  return place % 8 < 4 ? [wide, narrow] : [narrow, wide];
}

export async function inEachLook(
  page: Page,
  looks: readonly Look[],
  act: (name: string, look: Look) => Promise<void>,
): Promise<void> {
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.emulateMedia({ colorScheme });
    await resize(page, width);
    // After scrolling, sticky elements would cover the content.
    await page.evaluate(() => scrollTo(0, 0));
    await act(`${colorScheme}-${width}`, look);
  }
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await settle(page);
}

/**
 * Changes are drawn by the second frame, except for transitions such as a newly enabled button. Asks for their state, because
 * Chromium does not settle the promise of one that it stops drawing.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let isGliding = true; isGliding; ) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      isGliding = document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    }
  });
