import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { keptWindows } from './kept-windows';
import { allScreens, isAtItsPages, SCREEN_OF } from './screens/all-screens';
import { axeFindings } from './screens/axe';
import { ALL_LOOKS, coveringLooks, inEachLook, NARROWEST } from './screens/looks';
import { aSchool, type School } from './screens/school';
import { beginSmall, isForStudents, misfitsOf } from './screens/small-windows';
import { missingWords, screensWithWords } from './screens/words';
import { useBrowser } from './visitor';

const isLong = process.env.TEST_LONG === 'true';
const EVERY_LOOK = [...ALL_LOOKS, { colorScheme: 'light', width: NARROWEST }] as const;

let school: School;
const openTab = keptWindows();
useBrowser();
beforeAll(async () => {
  school = await aSchool(inject('baseUrl'));
});

/** Elements that reach beyond the edge of the page. */
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
  test.for(allScreens.map((screen, place) => ({ ...screen, place })))(
    '$name',
    async (screen, { onTestFinished }) => {
      const { page, leave, discard } = await openTab();
      onTestFinished(discard);
      if (isForStudents(screen)) await beginSmall(page);
      await screen.open(page, school);
      expect(new URL(page.url()).pathname).toSatisfy((path: string) => isAtItsPages(screen.name, path));
      const found = await missingWords(page, screen.name);
      if (isForStudents(screen)) found.push(...(await misfitsOf(page)));
      const looks = isLong ? EVERY_LOOK : coveringLooks(screen.place);
      await inEachLook(page, looks, async (name, look) => {
        await screen.inNewWidth?.(page);
        // The other rules do not depend on the look.
        const findings = await axeFindings(page, isLong || look === looks[0] ? 'all' : 'of looks');
        found.push(...findings.map((finding) => `${name}: ${finding}`));
        if (look.width === NARROWEST && !isForStudents(screen)) found.push(...(await sidewaysOverflow(page)));
      });
      expect(found).toEqual([]);
      await leave();
    },
  );
});

test('every page and every screen with documented words is covered', () => {
  const names = new Set(allScreens.map(({ name }) => name));
  const wanted = [...Object.values(SCREEN_OF), ...screensWithWords()];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
