import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { teacherPaths } from '../../shared/teacher-paths';
import { aVisitor, faultsOf, isAt, signIn, useBrowser } from './visitor';

useBrowser();

const TITLE = 'Forces and motion';
const TEXT = 'Which planet is the largest?';

/** A new quiz with a title and the beginning of a question, of which nothing may have reached the server yet. */
async function writeAtOnce(page: Page): Promise<string> {
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page.getByLabel('Question text').fill(TEXT);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

/** Each way out of the editor, and the page on which the teacher then looks at it again. */
const WAYS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<Page>>> = {
  async 'the link back'(page) {
    await page.getByRole('link', { name: 'Back to your quizzes' }).click();
    await isAt(page, teacherPaths.dashboard);
    return page;
  },
  async 'the way back of the browser'(page) {
    await page.goBack();
    await isAt(page, teacherPaths.dashboard);
    return page;
  },
  async 'a reload at once'(page) {
    await page.reload();
    return page;
  },
  async 'closing the tab at once'(page, context) {
    await page.close({ runBeforeUnload: true });
    return context.newPage();
  },
};

test.each(Object.entries(WAYS))(
  'what was typed is there again after %s, and nobody is asked',
  async (_, leaveAndReturn) => {
    const { page, context, leave } = await aVisitor();
    const quizId = await writeAtOnce(page);
    const back = await leaveAndReturn(page, context);
    const faults = back === page ? [] : faultsOf(back);
    await back.goto(teacherPaths.questions(quizId));
    await back.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await back.getByRole('heading', { level: 3, name: TEXT }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  },
);

test('what cannot be saved asks before it is left behind, and is there again', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByText('Not saved: Please enter a quiz title').waitFor();
  const quizId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await page.getByRole('link', { name: 'Back to your quizzes' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await isAt(page, teacherPaths.dashboard);
  await page.goto(teacherPaths.settings(quizId));
  await page.getByText('Not saved: Please enter a quiz title').waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('');
  await leave();
});

test('without a network the editor goes on, and what was written arrives when it is back', async () => {
  const { page, context, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  const text = page.getByLabel('Question text');
  await text.waitFor();
  await context.setOffline(true);
  await text.fill(TEXT);
  await page.getByText('Not saved: no connection. Kept on this device.').waitFor();
  await context.setOffline(false);
  await page.getByText(/^Saved \d/).waitFor();
  await leave();
});
