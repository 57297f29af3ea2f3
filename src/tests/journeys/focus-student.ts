import { By, until } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import type { Caller } from '../../../scripts/demo/caller';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { keepLog } from './focus-log';
import type { PublishedQuiz } from './screens/classroom';

export const PATIENCE_MS = 30_000;

/** A student in front of a real browser, on the first question of a quiz. */
export interface Student {
  readonly driver: Driver;
  readonly caller: Caller;
  readonly quiz: PublishedQuiz;
  /** The window with the quiz. */
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
    // What it says while it starts stands in it too, unseen.
    .wait(until.elementLocated(By.xpath("//button[contains(., 'Start Quiz')]")), PATIENCE_MS)
    .click();
  await driver.wait(until.elementLocated(By.css('legend')), PATIENCE_MS);
  await keepLog(driver);
  await drawn(driver);
  return { driver, caller, quiz, page: await driver.getWindowHandle() };
}

/** Waits until the page has drawn what it is about to draw. */
const drawn = (driver: Driver): Promise<void> =>
  driver.executeAsyncScript(
    `const done = arguments[0];
     Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() =>
       requestAnimationFrame(() => requestAnimationFrame(() => done())));`,
  );

/** Reloads the page and goes on with the quiz. */
export async function reloadQuiz(student: Student): Promise<void> {
  await reloadToOffer(student);
  await resume(student);
}

/** Reloads the page and stays before the offer to go on. */
export async function reloadToOffer({ driver }: Student): Promise<void> {
  await driver.navigate().refresh();
  await offered(driver);
  await keepLog(driver);
}

/** Follows a link out of the quiz in the same tab, comes back, and goes on with the quiz. */
export async function goElsewhereAndBack(student: Student): Promise<void> {
  await goElsewhereToOffer(student);
  await resume(student);
}

/** Does the same and stays before the offer to go on. */
export async function goElsewhereToOffer({ driver }: Student): Promise<void> {
  const quiz = await driver.getCurrentUrl();
  await driver.executeScript("location.assign('/about-us')");
  await driver.wait(until.urlContains('/about-us'), PATIENCE_MS);
  await driver.executeScript('location.assign(arguments[0])', quiz);
  await offered(driver);
}

const offered = (driver: Driver) =>
  driver.wait(until.elementLocated(By.xpath("//button[normalize-space()='Resume Quiz']")), PATIENCE_MS);

/** Goes on with the quiz that is offered. */
export async function resume({ driver }: Student): Promise<void> {
  await offered(driver).click();
  await driver.wait(until.elementLocated(By.css('legend')), PATIENCE_MS);
  await keepLog(driver);
}

/** The count of the running attempt on the server, as another device of the student learns it. */
export async function countOnServer({ caller, quiz }: Student): Promise<number> {
  const { shareId } = quiz;
  const { attempt } = await caller.call<JoinedQuiz>('POST', '/api/student/attempt', { shareId });
  return attempt.focusLostCount;
}

/** The student is somewhere else, or here, for so long: the time is what the rule is about. */
export const stay = (driver: Driver, ms: number): Promise<void> => driver.sleep(ms);

export const AWAY_MS = 700;

/** Opens something beside the quiz, stays there, and comes back; what was opened is closed. */
export async function leaveFor(student: Student, kind: 'tab' | 'window'): Promise<void> {
  const { driver, page } = student;
  await driver.switchTo().newWindow(kind);
  await stay(driver, AWAY_MS);
  if (kind === 'window') await driver.close();
  await driver.switchTo().window(page);
  await stay(driver, AWAY_MS);
}

/** Leaves for a new tab and comes back, then leaves twice as quickly as the machine can, and comes back. */
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

/** Puts something into the page that the quiz itself does not have. */
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

/** Closes whatever a student has opened beside the quiz. */
export async function closeOthers({ driver, page }: Student): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === page) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
  await driver.switchTo().window(page);
}
