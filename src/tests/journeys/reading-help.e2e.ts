import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { signIn as signInByCall } from '../../../scripts/demo/caller';
import { aDomain } from './a-domain';
import { enterAt, keyTo } from './keys';
import { allSaved, goOnTo, submitQuiz } from './quiz-acts';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, type PublishedQuiz, publish } from './screens/classroom';
import { bringIntoSight, startQuiz, toTop, visit } from './screens/page-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

const RIVER = {
  ...{ type: 'mcq', maximumMarks: 1, correctAnswer: 'To the north' },
  text: 'The river rises in the mountains of the south, crosses the whole desert, and ends in the sea. Which way does it flow?',
  options: ['To the north', 'To the south', 'It is $x^2$ km long, so nobody knows the way'],
};
const DESERT = {
  type: 'short',
  text: 'What is the driest place of it?',
  maximumMarks: 1,
  correctAnswer: 'Here',
};

let quiz: PublishedQuiz;
useBrowser();
beforeAll(async () => {
  const teacher = await signInByCall(inject('baseUrl'), 'teacher', 'Ida', `ida@${aDomain()}`);
  await buyPlan(teacher);
  const settings = { totalTimeSeconds: 1800, allowNavigation: true, shuffleQuestions: false };
  quiz = await publish(teacher, await buildQuiz(teacher, { ...settings, title: 'Rivers' }, [RIVER, DESERT]));
});

/** Gives the browser a single silent voice that records its utterances. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Ella', lang: 'en-GB', localService: true, default: true }],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.push('(stopped)'),
    });
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });

const saidOn = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

const HELP = ['Larger text', 'Wider spacing', 'Reading ruler', 'Read aloud', 'Calm clock'];

/** Switches everything on by keyboard, from a page with the button. */
async function switchAllOn(page: Page): Promise<void> {
  await enterAt(page, page.getByRole('button', { name: 'Reading help' }).last());
  for (const name of HELP) {
    await keyTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Vertical distance between the middles of the ruler and a part of the page, in px. */
const rulerFrom = (part: Locator) =>
  part.evaluate((element) => {
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const ruler = document.querySelector('[data-ruler]')?.getBoundingClientRect();
    return ruler ? Math.abs(middle(ruler) - middle(element.getBoundingClientRect())) : Number.NaN;
  });

const rulerTop = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-ruler]')?.getBoundingClientRect().top ?? 0);

test('a student switches all reading help on by keyboard on a phone and takes a quiz with it; the next student has none', async () => {
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  await giveVoice(page);
  const domain = aDomain();
  await signIn(page, 'student', 'Nia Reads', domain);
  await visit(page, `/student?quizId=${quiz.shareId}`, quiz.title);
  await switchAllOn(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await enterAt(page, page.getByRole('button', { name: 'Start Quiz' }));

  await page.getByText('29 min').waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    text: 'larger',
    spacing: 'wider',
  });
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // The question has the focus, and the arrow keys move through it line by line.
  const first = await rulerTop(page);
  await page.keyboard.press('ArrowDown');
  expect(await rulerTop(page)).toBeGreaterThan(first + 15);
  await page.keyboard.press('ArrowUp');
  expect(await rulerTop(page)).toBeCloseTo(first, 0);
  await keyTo(page, page.getByRole('radio'));
  await expect.poll(() => rulerFrom(page.locator('label span').first())).toBeLessThan(3);

  await keyTo(page, page.getByRole('button', { name: 'Read aloud' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Stop reading' }).waitFor();
  expect(await saidOn(page)).toEqual([
    RIVER.text,
    ...RIVER.options.map((text) => text.replace('$x^2$', 'x squared')),
  ]);
  await keyTo(page, page.getByRole('radio'));
  await page.keyboard.press('Space');
  await enterAt(page, page.getByRole('button', { name: 'Next' }));
  await page.getByRole('heading', { name: DESERT.text }).waitFor();
  expect((await saidOn(page)).at(-1)).toBe('(stopped)');
  await expect.poll(() => rulerFrom(page.locator('legend h2'))).toBeLessThan(40);
  await keyTo(page, page.getByRole('textbox'));
  await page.keyboard.type('In the middle');
  await allSaved(page);
  await page.getByText('0 of 3 tab changes').waitFor();
  await submitQuiz(page);

  await page.evaluate(() => localStorage.removeItem('token'));
  await signIn(page, 'student', 'Olu Next', domain);
  await page.getByRole('button', { name: 'Reading help' }).click();
  for (const name of HELP) expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.dataset.text)).toBeUndefined();
  await leave();
});

test('the ruler follows a mouse and a finger, and with all help on each question is in view at 400 %', async () => {
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await giveVoice(page);
  await signIn(page, 'student', 'Ola Points');
  await startQuiz(page, quiz);
  await page.getByRole('button', { name: 'Reading help' }).click();
  for (const name of HELP) await page.getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
  const option = page.locator('label').nth(1);
  await bringIntoSight(option);
  const box = await option.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => rulerFrom(option)).toBeLessThan(3);
  await toTop(page);
  const legend = await page.locator('legend h2').boundingBox();
  await page.touchscreen.tap((legend?.x ?? 0) + 40, (legend?.y ?? 0) + 12);
  await expect.poll(async () => (await rulerTop(page)) - (legend?.y ?? 0)).toBeLessThan(30);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);

  for (const height of [740, 256]) {
    await page.setViewportSize({ width: 320, height });
    expect(await overflow(page)).toBe(0);
  }
  await goOnTo(page, 2, 2);
  const { top, bottom } = await page.evaluate(() => {
    const text = document.querySelector('legend h2')?.getBoundingClientRect();
    return { top: text?.top ?? -1, bottom: text?.bottom ?? 0 };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(256 - 40);
  expect(bottom).toBeGreaterThan(top);
  await leave();
});
