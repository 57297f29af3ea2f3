import type { Page } from 'playwright-core';

/** A row of the bench as a person sees it. */
export interface SeenRow {
  readonly key: string;
  readonly text: string;
  readonly pile: string;
  readonly marks: number;
  readonly isGiven: boolean;
  readonly hasFocus: boolean;
}

/** Hands that only know the keyboard: every press is counted. */
export function keysOf(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
}

/** The rows of the bench from the first to the last. */
export const rowsOf = (page: Page): Promise<SeenRow[]> =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows.map((row) => {
      const pressed = row.querySelector('[aria-pressed="true"]')?.getAttribute('aria-label') ?? '';
      return {
        key: row.getAttribute('data-row') ?? '',
        text: row.querySelector('[dir="auto"]')?.textContent ?? '',
        pile: row.parentElement?.querySelector('th span')?.textContent ?? '',
        marks: Number.parseFloat(pressed.replace('½', '.5')),
        isGiven: row.getAttribute('data-state') === 'given',
        hasFocus: row === document.activeElement,
      };
    }),
  );

/** How many decisions the screen says are left on the question. */
export async function decisionsLeft(page: Page): Promise<number> {
  const said = await page
    .getByRole('status')
    .filter({ hasText: /decisions? left$/ })
    .first()
    .textContent();
  return Number.parseInt(said ?? '', 10) || 0;
}

/** Until all is stored, and what the grader makes of it is on the page. */
export async function settled(page: Page): Promise<void> {
  await page.getByText(/Saved \d/).waitFor();
  await page.waitForLoadState('networkidle');
}
