import type { Driver } from 'selenium-webdriver/chrome.js';
import { afterAll, afterEach, beforeAll, describe, expect, inject as given, test } from 'vitest';
import { RELOADS_FORGIVEN, SAME_FOCUS_LOSS_MS } from '../../shared/constants';
import { eventLine, msOfLaterLosses, naiveCount, readLog } from './focus-log';
import {
  AWAY_MS,
  clickButton,
  clickOn,
  closeOthers,
  countOnServer,
  flickerAway,
  goElsewhereAndBack,
  goElsewhereToOffer,
  inject,
  leaveFor,
  openQuiz,
  PATIENCE_MS,
  reloadQuiz,
  reloadToOffer,
  resume,
  type Student,
  stay,
} from './focus-student';
import { focusLossesOf, resultOf } from './focus-teacher';
import {
  type Display,
  hasDriver,
  hasWindows,
  openDisplay,
  setWindowState,
  startRealBrowser,
} from './real-browser';
import { openSmallSchool, type SmallSchool } from './screens/school';

const table: string[] = [];
let display: Display;
let school: SmallSchool;
let driver: Driver;
let student: Student;

const aStudent = async (): Promise<void> => {
  const caller = await school.newStudent();
  student = await openQuiz(driver, { baseUrl: given('baseUrl'), caller, quiz: school.quizzes.open });
};

const warning = (count: number) => `Tab changes: ${count}/3. Quiz will auto-submit after 3!`;

/** The final count on the server, after all reports have had time to arrive. */
async function settledCount(student: Student, expected: number): Promise<number> {
  await driver.wait(async () => (await countOnServer(student)) >= expected, PATIENCE_MS).catch(() => {});
  await stay(driver, AWAY_MS);
  return countOnServer(student);
}

async function expectCount(student: Student, act: string, count: number): Promise<void> {
  const counted = await settledCount(student, count);
  const log = await readLog(driver);
  table.push(
    `${act.padEnd(44)} ${String(naiveCount(log)).padStart(5)} ${String(counted).padStart(5)}  ${eventLine(log)}`,
  );
  expect(counted, act).toBe(count);
}

/** The warnings that appeared; each comes with the focus loss and disappears on return. */
async function warnings(): Promise<string[]> {
  const log = await readLog(driver);
  return log.flatMap(({ what, text }) => (what === 'warned' ? [text] : what === 'unwarned' ? ['gone'] : []));
}

describe.skipIf(!hasDriver)('tab changes in a browser with real tab switching', () => {
  beforeAll(async () => {
    display = await openDisplay();
    driver = await startRealBrowser(display);
    school = await openSmallSchool(given('baseUrl'));
  });
  afterAll(async () => {
    await driver.quit();
    display.close();
    console.log(`${'act'.padEnd(44)} naive  ours  events\n${table.join('\n')}`);
  });
  afterEach(() => closeOthers(student));

  test('a new tab counts once, warns while the student is away, and the warning disappears on return', async () => {
    await aStudent();
    await leaveFor(student, 'tab');
    await expectCount(student, 'new tab', 1);
    expect(await warnings()).toEqual([warning(1), 'gone']);
    const log = (await readLog(driver)).map(({ what }) => what);
    const firstReturn = log.findIndex((what) => what === 'focus' || what === 'visible');
    expect(log.indexOf('warned')).toBeLessThan(firstReturn);
  });

  // A page minimised while drawing gets the event only when shown again.
  test('minimising the window counts once', { retry: 2 }, async () => {
    await aStudent();
    await setWindowState(driver, { page: student.page, state: 'minimized' });
    await stay(driver, AWAY_MS);
    await setWindowState(driver, { page: student.page, state: 'normal' });
    await expectCount(student, 'minimise', 1);
    expect((await warnings()).slice(0, 1)).toEqual([warning(1)]);
    expect((await warnings()).at(-1)).toBe('gone');
  });

  // The duration of focus flicker depends on the system and its load.
  test.skipIf(!hasWindows)('another window on top counts once', { retry: 2 }, async () => {
    await aStudent();
    await leaveFor(student, 'window');
    await expectCount(student, 'another window on top and away again', 1);
    expect((await warnings()).slice(0, 1)).toEqual([warning(1)]);
    expect((await warnings()).at(-1)).toBe('gone');
  });

  test.skipIf(!hasWindows)('a window that covers the quiz after a delay counts once', async () => {
    await aStudent();
    await driver.switchTo().newWindow('window');
    await stay(driver, AWAY_MS);
    await setWindowState(driver, { page: student.page, state: 'minimized' });
    await stay(driver, AWAY_MS);
    await driver.switchTo().window(student.page);
    await expectCount(student, 'another window, then hidden', 1);
  });

  test('the dialogs of the quiz itself do not count', async () => {
    await aStudent();
    for (let at = 1; at < student.quiz.questionIds.length; at += 1) await clickButton(student, 'Next');
    await clickButton(student, 'Submit Quiz');
    await clickButton(student, 'Cancel');
    await expectCount(student, 'own dialog', 0);
    expect(await warnings()).toEqual([]);
  });

  test('a click into a frame of the page does not count, leaving from inside the frame does', async () => {
    await aStudent();
    await inject(student, '<iframe srcdoc="<input>"></iframe>');
    await clickOn(student, 'iframe');
    await expectCount(student, 'into a frame of the page', 0);
    await leaveFor(student, 'tab');
    await expectCount(student, '… and from there to a new tab', 1);
  });

  test('selects and date pickers do not count', async () => {
    await aStudent();
    await inject(student, '<select><option>a<option>b</select><input type="date">');
    await clickOn(student, 'select');
    await stay(driver, AWAY_MS);
    await driver.executeScript("onclick = () => document.querySelector('input[type=date]').showPicker()");
    await clickOn(student, 'input[type=date]');
    await stay(driver, AWAY_MS);
    await expectCount(student, 'select and date picker', 0);
  });

  test('two focus losses within half a second count once', async () => {
    // On a busy machine half a second may pass before the second loss, which then counts separately: try again.
    for (let tookMs = Number.POSITIVE_INFINITY; tookMs > SAME_FOCUS_LOSS_MS; ) {
      if (student) await closeOthers(student);
      await aStudent();
      await flickerAway(student);
      tookMs = msOfLaterLosses(await readLog(driver));
    }
    await expectCount(student, 'a new tab, then twice within 500 ms', 2);
  });

  test('leaving and coming back twice counts twice', async () => {
    await aStudent();
    await leaveFor(student, 'tab');
    await leaveFor(student, 'tab');
    await expectCount(student, 'a new tab, twice', 2);
    expect(await warnings()).toEqual([warning(1), 'gone', warning(2), 'gone']);
  });

  test('a reload does not count, keeps the count, and is listed; the third focus loss submits', async () => {
    await aStudent();
    await leaveFor(student, 'tab');
    await reloadQuiz(student);
    await expectCount(student, 'a new tab, then a reload', 1);
    await reloadQuiz(student);
    await expectCount(student, '… and another reload', 1);
    await leaveFor(student, 'tab');
    await expectCount(student, '… and another new tab', 2);
    const listed = await focusLossesOf(school.teacher, student);
    expect(listed.map(({ isReload }) => isReload)).toEqual([false, true, true, false]);
    expect(listed.every(({ returnedAt }) => returnedAt !== null)).toBe(true);
    await leaveFor(student, 'tab');
    await driver.wait(async () => (await resultOf(school.teacher, student)) !== undefined, PATIENCE_MS);
    expect(await resultOf(school.teacher, student)).toMatchObject({ focusLostCount: 3 });
    const log = await readLog(driver);
    expect(log.find(({ what }) => what === 'overlay')?.text).toContain('third tab change');
    table.push(
      `${'… and a third focus loss: submitted'.padEnd(44)} ${String(naiveCount(log)).padStart(5)}     3  ${eventLine(log)}`,
    );
  });

  test('a reload right after coming back does not count, while the return is still being reported', async () => {
    await aStudent();
    await driver.switchTo().newWindow('tab');
    await stay(driver, AWAY_MS);
    await driver.switchTo().window(student.page);
    await stay(driver, 120);
    await reloadQuiz(student);
    await expectCount(student, 'a new tab, then a reload at once', 1);
  });

  test('going to another page and back counts, and so does the sixth reload', async () => {
    await aStudent();
    await goElsewhereAndBack(student);
    await expectCount(student, 'another page in the same tab', 1);
    for (let times = 1; times <= RELOADS_FORGIVEN; times += 1) await reloadQuiz(student);
    await expectCount(student, 'five reloads', 1);
    await reloadQuiz(student);
    await expectCount(student, '… and the sixth', 2);
  });

  test('leaving also counts after a reload, before the quiz is resumed, and the third time submits', async () => {
    await aStudent();
    await reloadToOffer(student);
    await leaveFor(student, 'tab');
    await expectCount(student, 'a reload, then a new tab before going on', 1);
    expect(await warnings()).toEqual([warning(1)]);
    await resume(student);
    await leaveFor(student, 'tab');
    await expectCount(student, '… and a new tab in the quiz', 2);
    await reloadToOffer(student);
    await clickOn(student, 'dialog button[aria-label="Close"]');
    await leaveFor(student, 'tab');
    await expectCount(student, '… and a reload, then a new tab before going on', 3);
    await clickOn(student, 'main li button');
    await driver.wait(async () => (await resultOf(school.teacher, student)) !== undefined, PATIENCE_MS);
    expect(await resultOf(school.teacher, student)).toMatchObject({ focusLostCount: 3 });
  });

  test('a student who returns by navigation was away until the quiz resumes, and is not counted twice', async () => {
    await aStudent();
    await goElsewhereToOffer(student);
    await leaveFor(student, 'tab');
    await resume(student);
    await expectCount(student, 'another page, back, a new tab, then on', 1);
  });

  // Last, because the system's window stays open.
  test.skipIf(!hasWindows)('the file chooser of the system counts once', async () => {
    await aStudent();
    await inject(student, '<label id="open">File<input type="file"></label>');
    await clickOn(student, '#open');
    await stay(driver, AWAY_MS);
    await expectCount(student, 'file chooser', 1);
  });
});
