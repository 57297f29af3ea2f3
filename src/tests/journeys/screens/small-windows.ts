import type { Page } from 'playwright-core';
import { settle } from './looks';
import { misfitsInPage } from './misfits';
import type { Screen } from './screen';

/** A laptop at 400 % zoom (WCAG 1.4.10). */
const SMALLEST = { width: 320, height: 256 } as const;
/** A phone, a small phone, the smallest window, and a phone in landscape. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  SMALLEST,
  { width: 740, height: 360 },
] as const;

/** WCAG 1.4.12: no content is lost with this text spacing. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const DOORS_OF_STUDENTS = /^(login-(student|class)|not-found)/;

/** Whether a screen is for students, who may have the smallest windows. */
export const isForStudents = ({ name, who }: Screen): boolean =>
  who === 'student' || DOORS_OF_STUDENTS.test(name);

/** Sets the smallest window before the page opens, because its initial focus must be visible there. */
export const beginSmall = (page: Page): Promise<void> => page.setViewportSize(SMALLEST);

/** Misfits in small windows, for a page opened in the smallest. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const placed = await page.evaluate(misfitsInPage, 'placed focus' as const);
  const found = placed.map((misfit) => `as it opened: ${misfit}`);
  for (const text of ['', WIDE_TEXT]) {
    await setStyle(page, text);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await settle(page);
      const misfits = await page.evaluate(
        misfitsInPage,
        text ? ('all but the share' as const) : ('all' as const),
      );
      found.push(
        ...misfits.map((misfit) => `${size.width}x${size.height}${text && ', wide text'}: ${misfit}`),
      );
    }
  }
  await setStyle(page, '');
  return found;
}

/** A user style sheet, because the pages' policy forbids style elements. */
const setStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
