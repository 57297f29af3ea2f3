import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { keptWindows } from './kept-windows';
import { allScreens, isAtItsPages, SCREEN_OF } from './screens/all-screens';
import { axeFindings } from './screens/axe';
import { ALL_LOOKS, inEachLook, resize, TWO_LOOKS } from './screens/looks';
import { aSchool, type School } from './screens/school';
import { missingWords, screensWithWords } from './screens/words';
import { useBrowser } from './visitor';

/** The states that carry the product: in the short form only these are looked at in every theme and width. */
const MAIN_STATES: ReadonlySet<string> = new Set([
  'landing',
  'plans',
  'login-teacher',
  'student-attempts',
  'student-responses',
  'student-resume',
  'runner-mcq',
  'runner-submit-dialog',
  'runner-tab-warning',
  'runner-question-timers',
  'teacher-rows',
  'teacher-share',
  'quiz-editor-errors',
  'question-editor-mcq',
  'evaluation-students',
  'evaluation-statistics',
]);
const looksOf = (name: string) =>
  process.env.TEST_LONG === 'true' || MAIN_STATES.has(name) ? ALL_LOOKS : TWO_LOOKS;

/** WCAG 1.4.10: everything is there at this width without scrolling sideways. */
const NARROWEST = 320;

let school: School;
const openTab = keptWindows();
useBrowser();
beforeAll(async () => {
  school = await aSchool(inject('baseUrl'));
});

/** What reaches beyond the edge of the page. */
const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = beyond.slice(0, 5).map((element) => `${element.tagName} ${element.className}`);
    return [`${scrollWidth} px wide in ${clientWidth} px: ${names.join(', ')}`];
  });

describe.concurrent('Every screen has its documented words, keeps to WCAG 2.2 AA in both themes, fits 320 px and logs no error', () => {
  test.for(allScreens)('$name', async (screen, { onTestFinished }) => {
    const { page, leave, discard } = await openTab();
    onTestFinished(discard);
    await screen.open(page, school);
    expect(new URL(page.url()).pathname).toSatisfy((path: string) => isAtItsPages(screen.name, path));
    const found = await missingWords(page, screen.name);
    await inEachLook(page, looksOf(screen.name), async (look) => {
      found.push(...(await axeFindings(page)).map((finding) => `${look}: ${finding}`));
    });
    await resize(page, NARROWEST);
    found.push(...(await sidewaysOverflow(page)));
    expect(found).toEqual([]);
    await leave();
  });
});

test('every page, and every screen that has documented words, is looked at', () => {
  const names = new Set(allScreens.map(({ name }) => name));
  const wanted = [...Object.values(SCREEN_OF), ...screensWithWords()];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
