import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { pagesAreKept } from './kept-pages';
import { enter, startQuiz, visit } from './screens/page-acts';
import { aSchool, type School } from './screens/school';
import { aVisitor, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await aSchool(inject('baseUrl'));
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.for([320, 360])(
  'a dashboard that loads, and one without the network, is no wider than %d px',
  async (width) => {
    const { page, context, leave } = await aVisitor({
      viewport: { width, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await enter(page, await school.newStudent());
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/trpc\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/student');
    await page.locator('[aria-busy="true"]').waitFor();
    expect(await widthOf(page)).toBe(width);
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await visit(page, '/student', /Welcome/);
    await pagesAreKept(page);
    await startQuiz(page, school.quizzes.open);
    await page.getByRole('radio').first().check();
    await page.getByText(/^Saved \d/).waitFor();
    await context.setOffline(true);
    await page.reload();
    const resume = page.getByRole('dialog', { name: 'Resume Quiz?' });
    await resume.waitFor();
    expect(await widthOf(page)).toBe(width);
    const box = await resume.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await leave();
  },
);

/** Where the text of the question is, and what of the window the dock covers. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const legend = document.querySelector('main legend')?.getBoundingClientRect();
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
    return { top: legend?.top ?? 0, bottom: legend?.bottom ?? 0, dock: dock?.top ?? 0, height: innerHeight };
  });

test('at 400 % a question that comes up is in view, and the dock covers none of it', async () => {
  const { page, leave } = await aVisitor({ viewport: { width: 320, height: 256 } });
  await enter(page, await school.newStudent());
  await startQuiz(page, school.quizzes.open);
  await page.getByRole('button', { name: 'Next' }).click();
  await page
    .getByText(/^Question 2 of/)
    .first()
    .waitFor();
  const { top, bottom, dock, height } = await placesOf(page);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(Math.min(bottom, height)).toBeGreaterThan(top);
  expect(Math.min(bottom, height)).toBeLessThanOrEqual(dock);
  expect(await widthOf(page)).toBe(320);
  await leave();
});
