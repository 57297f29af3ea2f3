import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './screens/axe';
import { buyPlan, createQuiz, publish } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

useBrowser();

const TITLE = 'Circles and squares';

/** Pastes a single-color picture from the clipboard, like a screenshot. */
async function pastePicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(120, 80);
    const context = canvas.getContext('2d');
    context?.fillRect(20, 10, 60, 60);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+V');
}

const writtenIn = (field: Locator) => field.inputValue();
const isLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

async function writeFormula(page: Page): Promise<void> {
  const text = page.getByLabel('Question text', { exact: true });
  await text.fill('Which is ');
  await text.press('End');
  await page.keyboard.press('Control+M');
  const palette = page.getByRole('region', { name: 'Formula signs' });
  await palette.getByRole('button', { name: 'fraction' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  expect(await writtenIn(text)).toBe('Which is $\\frac{}{}$');
  await page.keyboard.press('Control+Z');
  expect(await writtenIn(text)).toBe('Which is ');
  await page.keyboard.press('Control+Y');
  expect(await writtenIn(text)).toBe('Which is $\\frac{}{}$');
  await page.keyboard.press('Home');
  for (const _ of 'Which is $\\frac{') await page.keyboard.press('ArrowRight');
  await page.keyboard.type('A');
  for (const _ of '}{') await page.keyboard.press('ArrowRight');
  // The palette again, with its second group: letters after a command must not run into it.
  await page.keyboard.press('Control+M');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await palette.getByRole('button', { name: 'pi', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('r');
  expect(await writtenIn(text)).toBe('Which is $\\frac{A}{\\pi r}$');
  await page.getByRole('figure', { name: 'Formula' }).locator('mfrac').waitFor();
}

test('a teacher writes a formula by keyboard and pastes a picture into an option; a student sees both', async () => {
  const teacher = await aVisitor();
  const { page } = teacher;
  await signIn(page, 'teacher', 'Formula Teacher');
  await createQuiz(page, TITLE);
  await page.getByRole('button', { name: 'Add Question' }).click();
  await writeFormula(page);

  const option = page.getByLabel('Option 1', { exact: true });
  await option.focus();
  await pastePicture(page);
  await expect.poll(() => writtenIn(option)).toMatch(/^!\[what it shows\]\([\w-]{22,64}\)$/);
  await page.getByText(/^Write what the picture shows/).waitFor();
  await page.keyboard.type('A black square');
  expect(await writtenIn(option)).toMatch(/^!\[A black square\]/);
  await page.getByLabel('Option 2', { exact: true }).fill('The radius $r$');
  await page.getByLabel('Option 2 is correct').check();
  for (const number of [4, 3]) await page.getByRole('button', { name: `Remove option ${number}` }).click();
  expect(await axeFindings(page)).toEqual([]);

  const preview = page.getByRole('complementary');
  await preview.locator('mfrac').waitFor();
  await expect.poll(() => isLoaded(preview.getByRole('img', { name: 'A black square' }))).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Add Question' }).waitFor({ state: 'detached' });
  await buyPlan(page);
  const shareId = await publish(page, TITLE);

  const student = await aVisitor({ viewport: { width: 360, height: 740 } });
  await signIn(student.page, 'student', 'Formula Student');
  await student.page.getByPlaceholder('Enter quiz ID (e.g., ABC123)').fill(shareId);
  await student.page.getByRole('button', { name: 'Join Quiz' }).click();
  await student.page.getByRole('button', { name: 'Start Quiz' }).click();
  await student.page.locator('legend mfrac').waitFor();
  const picture = student.page.getByRole('img', { name: 'A black square' });
  await expect.poll(() => isLoaded(picture)).toBe(true);
  await student.page.getByRole('radio', { name: 'A black square' }).check({ force: true });
  await student.leave();
  await teacher.leave();
});
