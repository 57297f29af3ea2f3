import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fiveTypes, type QuestionToAdd } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

/** What a first quiz of five questions takes, the plan included; by hand alone it was 47. */
const MOST_CLICKS = 10;

/** The hands of somebody who is new here: the keys they press are free, the clicks are counted. */
function handsOf(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    press: (...keys: readonly string[]) => pressed(page, keys),
    type: (text: string) => page.keyboard.type(text),
  };
}
type Hands = ReturnType<typeof handsOf>;

async function pressed(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Writes a question whose text has the focus; marks are those of the question before. */
async function write(page: Page, hands: Hands, question: QuestionToAdd) {
  const { type, text, options = [], correct = [], modelAnswer, accepted } = question;
  const choice = page.getByRole('radio', { name: type });
  if (!(await choice.isChecked())) {
    await hands.click(choice.locator('..'));
    await hands.press('Tab');
  }
  await focused(page, 'Question text');
  await hands.type(text);
  // Past the picture, and in a choice past the mark of the first option.
  await hands.press('Tab', 'Tab');
  if (options.length > 0) await hands.press('Tab');
  for (const [at, option] of options.entries()) {
    await focused(page, `Option ${at + 1}`);
    await hands.type(option);
    if (correct.includes(at + 1)) await hands.press('Control+k');
    if (at + 1 < options.length) await hands.press('Enter');
  }
  if (modelAnswer) await hands.type(modelAnswer);
  if (accepted) {
    await hands.press('Tab', 'Tab', 'Tab');
    await focused(page, 'Answer 1');
    await hands.type(accepted);
  }
}

const focused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor();

/** The page has not been loaded anew as long as it has this. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isStillHere: true }));
const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window);

test('a new teacher writes one question of each type, buys the plan and publishes, without loading a page', async () => {
  const { page, leave } = await aVisitor({ viewport: { width: 1366, height: 768 } });
  await signIn(page, 'teacher', 'First Quiz');
  await mark(page);
  const hands = handsOf(page);

  await hands.click(page.getByRole('button', { name: 'Create Quiz', exact: true }).first());
  await focused(page, 'Title');
  await hands.type('Sky and matter');
  await hands.press('Enter');
  for (const [at, question] of fiveTypes.entries()) {
    await write(page, hands, question);
    if (at + 1 < fiveTypes.length) await hands.press('Control+Enter');
    await page
      .getByText(`Question ${Math.min(at + 2, fiveTypes.length)} of ${Math.min(at + 2, fiveTypes.length)}`)
      .waitFor();
  }
  await page.getByText(/^Saved \d/).waitFor();

  await hands.click(page.getByRole('button', { name: 'Publish', exact: true }));
  await hands.click(page.getByRole('button', { name: 'View Plans' }));
  await hands.click(page.getByRole('button', { name: 'Get Started Today' }));
  await hands.click(page.getByRole('dialog').getByRole('button', { name: /^Pay/ }));
  const success = page.getByText(/^Quiz published successfully! Share ID: \w{8}$/);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await success.or(publish).first().waitFor();
  if (!(await success.isVisible())) await hands.click(publish);
  await success.waitFor();
  expect(await isStillHere(page)).toBe(true);
  expect(hands.clicks()).toBeLessThanOrEqual(MOST_CLICKS);
  await leave();
});
