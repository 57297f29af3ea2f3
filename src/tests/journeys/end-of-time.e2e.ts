import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Caller } from '../../../scripts/demo/caller';
import type { StudentDashboard } from '../../shared/attempt/schema';
import { buildQuiz, publish } from './screens/classroom';
import { enter, startQuiz } from './screens/page-acts';
import { openSmallSchool, type SmallSchool } from './screens/school';
import { aVisitor, useBrowser } from './visitor';

let school: SmallSchool;
useBrowser();
beforeAll(async () => {
  school = await openSmallSchool(inject('baseUrl'));
});

/** Long enough for a page to open on a busy machine; the second question opens in an open page. */
const TIME_LIMIT_SECONDS = 20;
const SECOND_LIMIT_SECONDS = 10;

const questions = [
  ['What do plants take from the air?', TIME_LIMIT_SECONDS],
  ['What do they give back?', SECOND_LIMIT_SECONDS],
].map(([text, timeLimit]) => ({
  ...{ type: 'short', text, correctAnswer: 'A gas', maximumMarks: 1, timeLimit },
}));

async function aStudentIn(settings: { readonly title: string }) {
  const teacher = await school.newTeacher({ plan: true });
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, questions));
  const caller = await school.newStudent();
  const visitor = await aVisitor({ reducedMotion: 'reduce' });
  await enter(visitor.page, caller);
  await startQuiz(visitor.page, quiz);
  return { ...visitor, caller, quiz };
}

/** Types in the last displayed second; from within the page, because commands from outside may arrive too late. */
const typeLast = (page: Page, text: string): Promise<void> =>
  page.evaluate((typed) => {
    return new Promise<void>((done) => {
      const look = new MutationObserver(() => {
        if (!/\b0?0:01\b/.test(document.querySelector('[role=timer]')?.textContent ?? '')) return;
        look.disconnect();
        document.querySelector<HTMLElement>('fieldset :is(input, textarea)')?.focus();
        document.execCommand('insertText', false, typed);
        done();
      });
      look.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, text);

/** Holds the page's submission until the overlay has been checked. */
async function heldSubmission(page: Page) {
  const sent: Request[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/attempts.submit*', async (route) => {
    sent.push(route.request());
    await released;
    await route.continue();
  });
  return { sent, release };
}

/** The overlay shows the reason, and then the dashboard shows time and receipt. */
async function seesItsEnd(page: Page, release: () => void): Promise<string> {
  const overlay = page.getByRole('dialog', { name: 'Submitting Quiz' });
  await overlay.getByText('The time for this quiz is over.').waitFor();
  release();
  const pattern =
    /^The time for this quiz is over\. Quiz submitted at .+\. Receipt: [A-Z2-9]{4}-[A-Z2-9]{4}$/;
  const notice = page.getByRole('main').getByText(pattern);
  return notice.innerText();
}

async function submitted(caller: Caller) {
  const { attempts } = await caller.call<StudentDashboard>('GET', '/api/student/');
  const [attempt] = Object.values(attempts);
  if (!attempt) throw new Error('Nothing was submitted.');
  return attempt;
}

test.concurrent('when the time is over the page submits by itself, including text typed in the last second', async () => {
  const { page, caller, quiz, leave } = await aStudentIn({
    ...{ title: 'A short time for all', totalTimeSeconds: TIME_LIMIT_SECONDS, allowNavigation: true },
  });
  const [first = '', second = ''] = quiz.questionIds;
  await page.getByRole('textbox').fill('Carbon dioxide');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Question 2 of 2').first().waitFor();
  const { sent, release } = await heldSubmission(page);
  await typeLast(page, 'Oxygen');
  const notice = await seesItsEnd(page, release);

  const attempt = await submitted(caller);
  expect(sent.map((request) => request.postDataJSON().attempt)).toMatchObject([
    { answers: { [first]: 'Carbon dioxide', [second]: 'Oxygen' }, reason: 'time' },
  ]);
  expect(attempt).toMatchObject({
    ...{ submittedBy: 'time', answers: { [first]: 'Carbon dioxide', [second]: 'Oxygen' } },
  });
  expect(notice).toContain(attempt.receipt);
  await leave();
});

test.concurrent('when the time of each question is over the next one opens and the last one submits, with all typed text', async () => {
  const { page, caller, quiz, leave } = await aStudentIn({
    ...{ title: 'A short time for each', allowNavigation: false, useQuestionTimer: true },
  });
  const [first = '', second = ''] = quiz.questionIds;
  const { sent, release } = await heldSubmission(page);
  await typeLast(page, 'Carbon dioxide');
  await page.getByText('Question 2 of 2').first().waitFor();
  expect(sent).toHaveLength(0);
  await typeLast(page, 'Oxygen');
  const notice = await seesItsEnd(page, release);

  const attempt = await submitted(caller);
  expect(sent).toHaveLength(1);
  expect(attempt).toMatchObject({
    ...{ submittedBy: 'time', answers: { [first]: 'Carbon dioxide', [second]: 'Oxygen' } },
  });
  expect(notice).toContain(attempt.receipt);
  await leave();
});
