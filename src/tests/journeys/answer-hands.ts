import type { Locator, Page } from 'playwright-core';
import { keyTo, typeInto } from './keys';

/** A way of operating the controls of a question. */
export interface AnswerHands {
  /** Chooses the n-th option, from 0. */
  choose(radios: Locator, n: number): Promise<void>;
  tick(checkbox: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Chooses the n-th entry of a list, from 0, after the empty choice. */
  take(list: Locator, n: number): Promise<void>;
}

export function keyboardOf(page: Page): AnswerHands {
  return {
    async choose(radios, n) {
      await keyTo(page, radios);
      await page.keyboard.press('Space');
      await keyTo(page, radios.nth(n), 'ArrowDown');
    },
    async tick(checkbox) {
      await keyTo(page, checkbox);
      await page.keyboard.press('Space');
    },
    async press(button) {
      await keyTo(page, button);
      await page.keyboard.press('Enter');
    },
    type: (field, text) => typeInto(page, field, text),
    async take(list, n) {
      await keyTo(page, list);
      await page.keyboard.press('Home');
      for (let entry = 0; entry <= n; entry += 1) await page.keyboard.press('ArrowDown');
    },
  };
}

const rowOf = (input: Locator): Locator => input.locator('xpath=ancestor::label');

export const fingers: AnswerHands = {
  choose: (radios, n) => rowOf(radios.nth(n)).tap(),
  tick: (checkbox) => rowOf(checkbox).tap(),
  press: (button) => button.tap(),
  async type(field, text) {
    await field.tap();
    await field.fill(text);
  },
  // On a phone the open list is a native control.
  async take(list, n) {
    await list.selectOption({ index: n + 1 });
  },
};
