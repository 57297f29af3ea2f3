import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inEachLook } from '../screens/looks';

/** Folder for pictures of the papers; without it none are taken. */
const FOLDER = process.env.PAPER_PICTURES;

/** Takes pictures of the whole page on a phone and a laptop, in both themes. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  const size = page.viewportSize() ?? { width: 1366, height: 900 };
  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [360, 1366].map((width) => ({ colorScheme, width })),
  );
  const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  await inEachLook(page, looks, async (look) => {
    await page.screenshot({ path: join(FOLDER, `${file}-${look}.png`), fullPage: true });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
}
