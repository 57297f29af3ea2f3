import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { QUIZ_PAGES } from '../../shared/teacher-paths';
import { enter, startQuiz, visit } from './screens/page-acts';
import { openSchool, type School } from './screens/school';
import { aVisitor, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await openSchool(inject('baseUrl'));
});

/** A small phone, the same on its side, and a laptop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 320 },
  { width: 1366, height: 768 },
] as const;

const themeButton = (page: Page) => page.getByRole('button', { name: /^Switch to (dark|light) mode$/ });

/** What stays where it is while the content moves below it, but for bars, which stick. */
const floating = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.clientHeight > 1)
      .map((element) => element.textContent?.trim() || element.outerHTML.slice(0, 80)),
  );

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`Nothing to see of ${selector}.`);
  return box;
}

test.for([
  { address: '/', who: undefined },
  { address: '/plans', who: undefined },
  { address: '/login/student', who: undefined },
  { address: '/login/demo?role=student', who: undefined },
  { address: '/admin', who: undefined },
  { address: '/student', who: 'asha' },
  { address: '/teacher', who: 'teacher' },
] as const)(
  'the button for the theme stands in the bar of $address, and nothing floats over the page',
  async ({ address, who }) => {
    const { page, leave } = await aVisitor();
    if (who) await enter(page, school[who]);
    await visit(page, address, /./);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(
        await page
          .locator('header')
          .filter({ has: themeButton(page) })
          .count(),
      ).toBe(1);
      expect(await floating(page)).toEqual([]);
    }
    await themeButton(page).click();
    await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await leave();
  },
);

test.for([...QUIZ_PAGES, 'questions/new'])(
  'of a quiz, the page %s has the button for the theme in its bar, and nothing floats over it',
  async (part) => {
    const { page, leave } = await aVisitor();
    await enter(page, school.teacher);
    await visit(page, `/teacher/quizzes/${school.quizzes.open.quizId}/${part}`, /./);
    await themeButton(page).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const bars = page.locator('header').filter({ has: themeButton(page) });
      expect(await bars.count(), `at ${size.width} px`).toBe(1);
      expect(await themeButton(page).isVisible(), `at ${size.width} px`).toBe(true);
      expect(await floating(page)).toEqual([]);
    }
    await leave();
  },
);

test('in a running quiz the button for the theme leaves the clock and the answers alone', async () => {
  const { page, leave } = await aVisitor();
  await enter(page, await school.newStudent());
  await startQuiz(page, school.quizzes.open);
  await page.getByRole('radio').first().waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await floating(page)).toEqual([]);
    const theme = await boxOf(page, 'header button[aria-label^="Switch to"]');
    const clock = await boxOf(page, 'button:has([role="timer"])');
    const heading = await boxOf(page, 'header h1');
    expect(theme.width).toBeGreaterThanOrEqual(44);
    expect(theme.height).toBeGreaterThanOrEqual(44);
    expect(apart(theme, clock), `beside the clock at ${size.width} px`).toBe(true);
    expect(apart(theme, heading), `beside the title at ${size.width} px`).toBe(true);
    expect(heading.width, `the title at ${size.width} px`).toBeGreaterThan(90);
  }
  await leave();
});

type Box = Awaited<ReturnType<typeof boxOf>>;

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;
