import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Caller } from '../../../scripts/demo/caller';
import { QUIZ_PAGES } from '../../shared/teacher-paths';
import { type PublishedQuiz, publish } from './screens/classroom';
import { enter, startQuiz, visit } from './screens/page-acts';
import { aSchool, type School } from './screens/school';
import { aVisitor, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await aSchool(inject('baseUrl'));
});

/** A small phone, the same in landscape, and a laptop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 320 },
  { width: 1366, height: 768 },
] as const;

const themeButton = (page: Page) => page.getByRole('button', { name: /^Switch to (dark|light) mode$/ });

/** Elements that stay fixed while the content scrolls, except for sticky bars. */
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
  'the theme button is in the bar of $address, and nothing floats over the page',
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
  'the quiz page %s has the theme button in its bar, and nothing floats over it',
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

test('in a running quiz the theme button does not affect clock and answers', async () => {
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

const photo = (size: { width: number; height: number }): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** Two questions with a picture, one landscape and one portrait. */
async function aPicturedQuiz(teacher: Caller): Promise<PublishedQuiz> {
  const title = 'Which organelle is this?';
  const { _id: quizId } = await teacher.call<{ _id: string }>('POST', '/api/quiz/', { title });
  for (const size of [
    { width: 1600, height: 1200 },
    { width: 1200, height: 1600 },
  ]) {
    const form = new FormData();
    const options = ['Mitochondrion', 'Nucleus', 'Chloroplast', 'Vacuole'];
    form.set('quizId', quizId);
    form.set('type', 'mcq');
    form.set(
      'text',
      `Which part of the cell does the picture of ${size.width} by ${size.height} show, and by what do you know it?`,
    );
    form.set('options', JSON.stringify(options));
    form.set('correctAnswer', JSON.stringify(options[0]));
    form.set('maximumMarks', '2');
    form.set('image', new Blob([new Uint8Array(await photo(size))], { type: 'image/jpeg' }), 'cell.jpg');
    await teacher.call('POST', '/api/question/', form);
  }
  return publish(teacher, { quizId, title, questionIds: [] });
}

let pictured: PublishedQuiz;
beforeAll(async () => {
  pictured = await aPicturedQuiz(await school.newTeacher({ plan: true }));
});

async function aStudentBefore(viewport: { width: number; height: number }, hasTouch = false) {
  const visitor = await aVisitor({ viewport, hasTouch, isMobile: hasTouch });
  await enter(visitor.page, await school.newStudent());
  await startQuiz(visitor.page, pictured);
  await isDrawn(visitor.page);
  return visitor;
}

const isDrawn = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLImageElement>('fieldset img')?.naturalWidth);

/** The share of the window left to the question by the bars at any scroll position, and the height of its picture. */
const sharesOf = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : 0;
    };
    return {
      question: 1 - (visible('header') + visible('[data-dock]')) / innerHeight,
      image: (document.querySelector('fieldset img')?.getBoundingClientRect().height ?? 0) / innerHeight,
    };
  });

test.for([
  { width: 740, height: 360 },
  { width: 844, height: 390 },
])(
  'a phone in landscape, $width x $height, leaves the question at least 60 % of the height',
  async (size) => {
    const { page, leave } = await aStudentBefore(size, true);
    for (const number of [1, 2]) {
      await page.getByText(`Question ${number} of 2`).first().waitFor();
      await isDrawn(page);
      const { question, image } = await sharesOf(page);
      expect(question).toBeGreaterThanOrEqual(0.6);
      expect(image).toBeLessThanOrEqual(0.45);
      expect(image).toBeGreaterThan(0.2);
      if (number === 1) await page.getByRole('button', { name: 'Next' }).click();
    }
    await leave();
  },
);

test('on a laptop of 1366 x 768 a question with a picture shows all its options without scrolling', async () => {
  const { page, leave } = await aStudentBefore({ width: 1366, height: 768 });
  for (const number of [1, 2]) {
    await page.getByText(`Question ${number} of 2`).first().waitFor();
    await isDrawn(page);
    const dock = await page.locator('[data-dock]').boundingBox();
    const last = await page.getByRole('radio', { name: 'Vacuole' }).locator('..').boundingBox();
    if (!dock || !last) throw new Error('The question is not there.');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(last.y + last.height, `question ${number}`).toBeLessThanOrEqual(dock.y);
    expect((await sharesOf(page)).image).toBeLessThanOrEqual(0.45);
    if (number === 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  await leave();
});

test('a phone in portrait shows the picture above the options, at most 45 % of the height', async () => {
  const { page, leave } = await aStudentBefore({ width: 360, height: 740 }, true);
  expect((await sharesOf(page)).image).toBeLessThanOrEqual(0.45);
  const image = await page.locator('fieldset img').boundingBox();
  const first = await page.getByRole('radio').first().locator('..').boundingBox();
  expect(first?.y ?? 0).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0));
  await leave();
});
