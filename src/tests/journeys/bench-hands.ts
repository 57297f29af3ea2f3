import type { Page } from 'playwright-core';

export interface SeenRow {
  readonly key: string;
  readonly text: string;
  readonly pile: string;
  readonly marks: number;
  readonly isGiven: boolean;
  readonly hasFocus: boolean;
}

/** Keyboard-only input that counts every key press. */
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

export async function decisionsLeft(page: Page): Promise<number> {
  const said = await page
    .getByRole('status')
    .filter({ hasText: /decisions? left$/ })
    .first()
    .textContent();
  return Number.parseInt(said ?? '', 10) || 0;
}

/** Waits until everything is stored and the grader's updates are displayed. */
export async function settled(page: Page): Promise<void> {
  await page.getByText(/Saved \d/).waitFor();
  await page.waitForLoadState('networkidle');
}
