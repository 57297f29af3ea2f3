import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DemoServer, startServer } from '../../../scripts/demo/server';
import { sentencesOf } from '../../shared/languages/sentences';
import type { QuizResults } from '../../shared/results/schema';
import { actFor, checkReceipt, rowOf } from './live-acts';
import { type LiveClass, openLiveClass, type Present } from './live-class';
import { allSaved, goOnTo, submitQuiz } from './quiz-acts';
import type { PublishedQuiz } from './screens/classroom';
import { leaveUntil } from './screens/leaving';
import { cutOff } from './screens/page-acts';
import { serverSeconds } from './shown-clock';
import { useBrowser } from './visitor';

const texts = sentencesOf('takeQuiz');

let room: LiveClass;
/** A server that closes attempts soon after their time is over. */
let strictServer: DemoServer;
let strictRoom: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
  strictServer = await startServer({ SUBMIT_GRACE_SECONDS: '1' });
  strictRoom = await openLiveClass(strictServer.url);
});
afterAll(() => strictServer.stop());

const leave = (page: Page, count: number, limit = 3): Promise<void> =>
  leaveUntil(page, texts.tabWarning({ count, limit }));

/** Returns to the quiz: the warning disappears, the count stays. */
async function comeBack(page: Page, count: number, limit = 3): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(texts.tabWarning({ count, limit })).waitFor({ state: 'hidden' });
  await page.getByText(`${count} of ${limit} tab changes`).first().waitFor();
}

/** Leaves for the last time; holds the submission until its overlay has been read. */
async function leaveForGood(page: Page, says: string): Promise<string> {
  let letGo = () => {};
  const isRead = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/trpc/attempts.submit*', async (route) => {
    await isRead;
    await route.continue();
  });
  await leaveUntil(page, 'Submitting Quiz');
  await page.getByText('Please wait while we process your submission...').waitFor();
  await page.getByText(says).waitFor();
  letGo();
  const receipt = await receiptOf(page);
  await page.unrouteAll();
  return receipt;
}

/** Upper bound of the open time of an attempt that is closed and reopened; starts now. */
function openFor() {
  let ms = 0;
  let sinceMs = Date.now();
  return {
    stop: () => {
      ms += Date.now() - sinceMs;
    },
    goOn: () => {
      sinceMs = Date.now();
    },
    seconds: () => (ms + Date.now() - sinceMs) / 1000,
  };
}

async function receiptOf(page: Page): Promise<string> {
  const notice = page.getByRole('main').getByText(/Quiz submitted at .+\. Receipt: [A-Z2-9]{4}-[A-Z2-9]{4}$/);
  return (await notice.innerText()).slice(-9);
}

test.concurrent('the third focus loss submits; the teacher sees each, reopens, and checks both receipts', async () => {
  const quiz = await room.publish('Left three times');
  const student = await room.takes(quiz, 'Asha Kumar');
  const teacher = await room.watches(quiz);
  const { page } = student;
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  await leave(page, 1);
  await comeBack(page, 1);
  await goOnTo(page, 2);
  await leave(page, 2);
  await comeBack(page, 2);
  const leftBefore = await serverSeconds(student, quiz);
  const running = openFor();
  const firstReceipt = await leaveForGood(page, 'The third tab change submits the quiz automatically.');
  running.stop();
  await page.getByRole('button', { name: 'View Responses' }).first().click();
  await page.getByText(`Receipt ${firstReceipt}`).waitFor();

  const row = rowOf(teacher.page, 'Asha Kumar');
  await row.getByText('Submitted').waitFor();
  await row.getByText('3 of 3').waitFor();
  await actFor(teacher.page, 'Asha Kumar', 'Tab changes…');
  const focusLosses = teacher.page.getByRole('dialog').getByRole('listitem');
  await focusLosses.nth(2).waitFor();
  expect(await focusLosses.count()).toBe(3);
  await focusLosses
    .nth(0)
    .getByText(/away for \d+ s, on question 1$/)
    .waitFor();
  for (const at of [1, 2])
    await focusLosses
      .nth(at)
      .getByText(/on question 2$/)
      .waitFor();
  await focusLosses.nth(0).getByRole('button', { name: 'Excuse' }).click();
  await focusLosses.nth(0).getByRole('button', { name: 'Excused' }).waitFor();
  await teacher.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await actFor(teacher.page, 'Asha Kumar', 'Reopen…');
  running.goOn();
  await teacher.page.getByRole('dialog').getByRole('button', { name: 'Reopen', exact: true }).click();
  await row.getByText('Submitted').waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('radio').nth(1).and(page.locator(':checked')).waitFor();
  const leftAfter = await serverSeconds(student, quiz);
  expect(leftAfter).toBeLessThanOrEqual(leftBefore);
  expect(leftAfter).toBeGreaterThanOrEqual(leftBefore - running.seconds() - 1);
  await page.getByRole('radio').nth(2).check();
  await allSaved(page);
  for (const number of [2, 3, 4, 5]) await goOnTo(page, number);
  await submitQuiz(page);
  const secondReceipt = await receiptOf(page);
  expect(secondReceipt).not.toBe(firstReceipt);

  await checkReceipt(teacher.page, secondReceipt.toLowerCase());
  await teacher.page.getByText('The stored answers are exactly those that were submitted.').waitFor();
  await teacher.page.getByText(student.caller.email).waitFor();
  await checkReceipt(teacher.page, firstReceipt);
  await teacher.page.getByText('This receipt is from before the quiz was reopened').waitFor();
  await Promise.all([student.leave(), teacher.leave()]);
});

test.concurrent('a focus loss excused during the quiz allows one more, and the fourth submits', async () => {
  const quiz = await room.publish('Excused in time');
  const student = await room.takes(quiz, 'Ben Okafor');
  const teacher = await room.watches(quiz);
  const { page } = student;
  for (const count of [1, 2]) {
    await leave(page, count);
    await comeBack(page, count);
  }
  await actFor(teacher.page, 'Ben Okafor', 'Tab changes…');
  await teacher.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Excuse the one/ })
    .first()
    .click();
  await page.getByText('2 of 4 tab changes').first().waitFor();
  await leave(page, 3, 4);
  await comeBack(page, 3, 4);
  await leaveForGood(page, 'The fourth tab change submits the quiz automatically.');
  await Promise.all([student.leave(), teacher.leave()]);
});

/** Long enough to open the page and answer on a busy machine. */
const BRIEF_SECONDS = 20;

/** Answers offline until the server has closed the attempt, then reconnects: the submission is late. */
async function handsInLate(quiz: PublishedQuiz, name: string, teacher: Page): Promise<Present> {
  const student = await strictRoom.takes(quiz, name);
  await student.page.getByRole('radio').nth(0).check();
  await allSaved(student.page);
  await cutOff(student.page, 'attempts.');
  await student.page.getByRole('radio').nth(1).check();
  await rowOf(teacher, name).getByText('Closed by the server').waitFor();
  await student.page.unrouteAll({ behavior: 'ignoreErrors' });
  await student.page.getByText('The time for this quiz is over.').last().waitFor();
  await student.page.getByText('Your Quiz Attempts').waitFor();
  return student;
}

test.concurrent('a late submission is shown; accepted it counts, ignored it does not', async () => {
  const quiz = await strictRoom.publish('Handed in late', { totalTimeSeconds: BRIEF_SECONDS });
  const teacher = await strictRoom.watches(quiz);
  const students = await Promise.all(
    ['Farah Haddad', 'Goran Novak'].map((name) => handsInLate(quiz, name, teacher.page)),
  );
  await teacher.page.getByText('2 late submissions').waitFor();
  const paperOf = (name: string) =>
    teacher.page.getByRole('listitem').filter({ has: teacher.page.getByRole('heading', { level: 3, name }) });
  for (const name of ['Farah Haddad', 'Goran Novak']) {
    await paperOf(name).getByText('0 m/s²', { exact: true }).waitFor();
    await paperOf(name).getByText('9.8 m/s² downwards').waitFor();
  }
  await paperOf('Farah Haddad')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await paperOf('Farah Haddad').getByText('Accepted').waitFor();
  await paperOf('Goran Novak')
    .getByRole('button', { name: /^Ignore/ })
    .click();
  await paperOf('Goran Novak').getByText('Ignored').waitFor();

  const [firstId = ''] = quiz.questionIds;
  const { results } = await strictRoom.teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  expect(
    Object.fromEntries(results.map(({ studentName, answers }) => [studentName, answers[firstId]])),
  ).toEqual({ 'Farah Haddad': '9.8 m/s² downwards', 'Goran Novak': '0 m/s²' });
  await Promise.all([...students, teacher].map((each) => each.leave()));
});
