import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { teacherPaths } from '../../shared/teacher-paths';
import { aVisitor, faultsOf, signIn, useBrowser } from './visitor';

useBrowser();

const WRITTEN = { title: 'Forces and motion', description: 'Bring a ruler.' };

/** Title and description as they stand in the editor. */
const shownIn = async (page: Page) => ({
  title: await page.getByLabel('Title', { exact: true }).inputValue(),
  description: await page.getByLabel('Description').inputValue(),
});

async function writeSettings(page: Page) {
  await page.getByLabel('Title', { exact: true }).fill(WRITTEN.title);
  await page.getByLabel('Description').fill(WRITTEN.description);
}

const isAskedToLeave = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByText('Your changes are kept on this device and offered when you come back.')
    .waitFor();

const leaveAnyway = async (page: Page) => {
  await isAskedToLeave(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname + url.search === teacherPaths.dashboard);
};

/** Each way out of the editor, and where the teacher then looks at it again. */
const WAYS: Readonly<
  Record<string, (page: Page, at: { address: string; context: BrowserContext }) => Promise<Page>>
> = {
  async 'the link back'(page, { address }) {
    await page.getByRole('link', { name: 'All quizzes' }).click();
    await leaveAnyway(page);
    await page.goto(address);
    return page;
  },
  async 'the way back, and in again without loading the page anew'(page) {
    await page.goBack();
    await leaveAnyway(page);
    await page.getByRole('link', { name: 'Quiz 1', exact: true }).click();
    return page;
  },
  async 'a reload at once'(page) {
    await page.reload();
    return page;
  },
  async 'closing the tab at once'(page, { address, context }) {
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto(address);
    return next;
  },
};

test.each(Object.entries(WAYS))(
  'settings that were not saved are offered again after %s',
  async (_, leaveAndReturn) => {
    const { page, context, leave } = await aVisitor();
    await signIn(page, 'teacher', 'Mira Sen');
    await page.getByRole('button', { name: 'Create Quiz' }).first().click();
    await page.getByLabel('Title', { exact: true }).waitFor();
    const before = await shownIn(page);
    const address = new URL(page.url()).pathname;
    await writeSettings(page);

    const back = await leaveAndReturn(page, { address, context });
    const faults = back === page ? [] : faultsOf(back);
    await back.getByText(/^Restore draft from .+\?$/).waitFor();
    expect(await shownIn(back)).toEqual(before);
    await back.getByRole('button', { name: 'Restore' }).click();
    expect(await shownIn(back)).toEqual(WRITTEN);
    await back.getByText('2 unsaved changes · Kept on this device').waitFor();
    expect(faults).toEqual([]);
    await leave();
  },
);

test('a draft that is not wanted is gone, and so is one that was saved', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await writeSettings(page);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await page.getByText('All changes are saved.').waitFor();
  expect(await page.getByText(/^Restore draft/).count()).toBe(0);
  await leave();
});

test('a question that was not saved is offered again where questions are added', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.getByRole('button', { name: 'Add Question' }).click();
  const text = page.getByLabel('Question text');
  await text.fill('Which planet is the largest?');
  await page.goBack();
  await isAskedToLeave(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  expect(await text.inputValue()).toBe('Which planet is the largest?');
  await leave();
});
