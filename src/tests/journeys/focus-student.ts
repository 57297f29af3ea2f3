import { By, until } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import type { Caller } from '../../../scripts/demo/caller';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { keepLog } from './focus-log';
import type { PublishedQuiz } from './screens/classroom';

export const PATIENCE_MS = 30_000;

/** A student in a real browser, on the first question of a quiz. */
export interface Student {
  readonly driver: Driver;
  readonly caller: Caller;
  readonly quiz: PublishedQuiz;
  readonly page: string;
}

export async function openQuiz(
  driver: Driver,
  { baseUrl, caller, quiz }: { baseUrl: string; caller: Caller; quiz: PublishedQuiz },
): Promise<Student> {
  await driver.get(`${baseUrl}/terms`);
  await driver.executeScript(
    "sessionStorage.clear(); localStorage.clear(); localStorage.setItem('token', arguments[0])",
    caller.token,
  );
  await driver.get(`${baseUrl}/student?quizId=${quiz.shareId}`);
  await driver
    // The button also contains its hidden busy label.
    .wait(until.elementLocated(By.xpath("//button[contains(., 'Start Quiz')]")), PATIENCE_MS)
    .click();
  await driver.wait(until.elementLocated(By.css('legend')), PATIENCE_MS);
  await keepLog(driver);
  await drawn(driver);
  return { driver, caller, quiz, page: await driver.getWindowHandle() };
}

const drawn = (driver: Driver): Promise<void> =>
  driver.executeAsyncScript(
    `const done = arguments[0];
     Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() =>
       requestAnimationFrame(() => requestAnimationFrame(() => done())));`,
  );

export async function reloadQuiz(student: Student): Promise<void> {
  await reloadToOffer(student);
  await resume(student);
}

/** Reloads the page and stops at the offer to resume. */
export async function reloadToOffer({ driver }: Student): Promise<void> {
  await driver.navigate().refresh();
  await offered(driver);
  await keepLog(driver);
}

/** Follows a link out of the quiz in the same tab, comes back, and resumes. */
export async function goElsewhereAndBack(student: Student): Promise<void> {
  await goElsewhereToOffer(student);
  await resume(student);
}

/** The same, but stops at the offer to resume. */
export async function goElsewhereToOffer({ driver }: Student): Promise<void> {
  const quiz = await driver.getCurrentUrl();
  await driver.executeScript("location.assign('/about-us')");
  await driver.wait(until.urlContains('/about-us'), PATIENCE_MS);
  await driver.executeScript('location.assign(arguments[0])', quiz);
  await offered(driver);
}

const offered = (driver: Driver) =>
  driver.wait(until.elementLocated(By.xpath("//button[normalize-space()='Resume Quiz']")), PATIENCE_MS);

export async function resume({ driver }: Student): Promise<void> {
  await offered(driver).click();
  await driver.wait(until.elementLocated(By.css('legend')), PATIENCE_MS);
  await keepLog(driver);
}

/** The count of the running attempt on the server, as another device would get it. */
export async function countOnServer({ caller, quiz }: Student): Promise<number> {
  const { shareId } = quiz;
  const { attempt } = await caller.call<JoinedQuiz>('POST', '/api/student/attempt', { shareId });
  return attempt.focusLostCount;
}

/** Waits in real time, which the rule depends on. */
export const stay = (driver: Driver, ms: number): Promise<void> => driver.sleep(ms);

export const AWAY_MS = 700;

/** Opens a tab or window beside the quiz, stays there, closes it and comes back. */
export async function leaveFor(student: Student, kind: 'tab' | 'window'): Promise<void> {
  const { driver, page } = student;
  await driver.switchTo().newWindow(kind);
  await stay(driver, AWAY_MS);
  if (kind === 'window') await driver.close();
  await driver.switchTo().window(page);
  await stay(driver, AWAY_MS);
}

/** Leaves for a new tab and comes back, then leaves twice as fast as possible, and comes back. */
export async function flickerAway({ driver, page }: Student): Promise<void> {
  await driver.switchTo().newWindow('tab');
  const tab = await driver.getWindowHandle();
  await driver.switchTo().window(page);
  await stay(driver, AWAY_MS);
  const show = (targetId: string) => driver.sendDevToolsCommand('Target.activateTarget', { targetId });
  for (const target of [tab, page, tab]) await show(target);
  await stay(driver, AWAY_MS);
  await show(page);
  await stay(driver, AWAY_MS);
}

/** Inserts HTML that is not part of the quiz. */
export async function inject({ driver }: Student, html: string): Promise<void> {
  await driver.executeScript(
    `const place = document.createElement('div');
     place.id = 'injected';
     place.style = 'position: fixed; top: 0; left: 0; z-index: 9999; background: white';
     place.innerHTML = arguments[0];
     document.body.append(place);`,
    html,
  );
}

export const clickOn = async ({ driver }: Student, css: string): Promise<void> =>
  driver.findElement(By.css(css)).click();

export const clickButton = async ({ driver }: Student, label: string): Promise<void> => {
  const button = await driver.wait(
    until.elementLocated(By.xpath(`(//button[normalize-space()='${label}'])[last()]`)),
    PATIENCE_MS,
  );
  await driver.wait(until.elementIsEnabled(button), PATIENCE_MS);
  await button.click();
};

export async function closeOthers({ driver, page }: Student): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === page) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
  await driver.switchTo().window(page);
}
