import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Caller } from '../../../scripts/demo/caller';
import type { StudentDashboard } from '../../shared/attempt/schema';
import { allSaved, openAttempt, serverHas } from './quiz-acts';
import { buildQuiz, type PublishedQuiz, publish } from './screens/classroom';
import { alterAnswer, enter, startQuiz, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { openSmallSchool, type SmallSchool } from './screens/school';
import { comesToServersTime, shownSeconds } from './shown-clock';
import { aVisitor, useBrowser } from './visitor';

let school: SmallSchool;
useBrowser();
beforeAll(async () => {
  school = await openSmallSchool(inject('baseUrl'));
});

async function aStudent() {
  const caller = await school.newStudent();
  const visitor = await aVisitor();
  await enter(visitor.page, caller);
  return { ...visitor, caller };
}

const startButton = (page: Page) => page.getByRole('button', { name: 'Start Quiz' });
const isChosen = (page: Page, at: number) =>
  page.getByRole('radio').nth(at).and(page.locator(':checked')).waitFor();
const running = async (caller: Caller) =>
  (await caller.call<StudentDashboard>('GET', '/api/student/')).inProgress;

test('the start card tells what awaits, and the clock starts with its button and not before', async () => {
  const { page, caller, leave } = await aStudent();
  const { shareId, title } = school.quizzes.open;
  await visit(page, '/student', /Welcome/);
  await page.getByPlaceholder('Enter quiz ID (e.g., ABC123)').fill(shareId.toLowerCase());
  await page.getByRole('button', { name: 'Join Quiz' }).click();
  await startButton(page).waitFor();
  expect(
    await page
      .getByRole('heading', { level: 1, name: title })
      .evaluate((h1) => h1 === document.activeElement),
  ).toBe(true);
  for (const fact of ['5 questions', /^30 minutes in all$/, /the third one submits the quiz/])
    await page.getByText(fact).waitFor();
  expect(await running(caller)).toEqual([]);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await page.goForward();
  await startButton(page).click();
  await page.getByText('Question 1 of 5').first().waitFor();
  expect(await running(caller)).toHaveLength(1);
  await leave();
});

test('a link to an open attempt continues it at once', async () => {
  const { page, caller, leave } = await aStudent();
  const { shareId, title } = school.quizzes.open;
  await openAttempt(caller, shareId);
  await visit(page, `/student?quizId=${shareId}`, title);
  await page.getByText('Question 1 of 5').first().waitFor();
  await leave();
});

test('starting fresh stays on the dashboard and loses nothing, on the same clock', async () => {
  const { page, caller, leave } = await aStudent();
  const { shareId, questionIds } = school.quizzes.open;
  await startQuiz(page, school.quizzes.open);
  const { deadline } = await openAttempt(caller, shareId);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start Fresh' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.getItem('activeQuizState'))).toBeNull();

  await page.getByRole('button', { name: /^Continue, / }).click();
  await isChosen(page, 1);
  const [first = ''] = questionIds;
  await serverHas(caller, shareId, { [first]: '9.8 m/s² downwards' });
  expect((await openAttempt(caller, shareId)).deadline).toBe(deadline);
  await leave();
});

test('once the time is over, starting fresh is not offered', async () => {
  const { page, leave } = await aStudent();
  await startQuiz(page, school.quizzes.open);
  await alterAnswer<StudentDashboard>(page, 'attempts.dashboard', (dashboard) => ({
    ...dashboard,
    inProgress: dashboard.inProgress.map((each) => ({ ...each, deadline: 1 })),
  }));
  await page.reload();
  await page.getByText('The time is over. Your answers are submitted when you resume.').waitFor();
  await page.getByRole('button', { name: 'Resume Quiz' }).waitFor();
  expect(await page.getByRole('button', { name: 'Start Fresh' }).count()).toBe(0);
  await leave();
});

async function forgetEverything(page: Page): Promise<void> {
  await visit(page, '/terms', /./);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}

async function aQuizWithoutWayBack(title: string, settings: object): Promise<PublishedQuiz> {
  const teacher = await school.newTeacher({ plan: true });
  // Long enough for any machine.
  const questions = allTypes.map((question) => ({ ...question, timeLimit: 600 }));
  return publish(teacher, await buildQuiz(teacher, { title, allowTabChange: true, ...settings }, questions));
}

test('a passed question stays passed after the browser has lost all data', async () => {
  const quiz = await aQuizWithoutWayBack('No way back', { allowNavigation: false });
  const { page, caller, leave } = await aStudent();
  await startQuiz(page, quiz);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Question 2 of 5').first().waitFor();
  await expect.poll(async () => (await openAttempt(caller, quiz.shareId)).place?.index).toBe(1);
  const { _id: attemptId, answers } = await openAttempt(caller, quiz.shareId);

  await forgetEverything(page);
  await visit(page, `/student?quizId=${quiz.shareId}`, quiz.title);
  await page.getByText('Question 2 of 5').first().waitFor();
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);

  const [first = ''] = quiz.questionIds;
  const revision = Date.now() + 60_000;
  await caller.mutate('attempts.saveAnswers', { attemptId, revision, answers: { [first]: '0 m/s²' } });
  expect((await openAttempt(caller, quiz.shareId)).answers).toEqual(answers);
  await leave();
});

test('a question keeps its clock after the browser has lost all data', async () => {
  const quiz = await aQuizWithoutWayBack('Each on its own time', { useQuestionTimer: true });
  const { page, caller, leave } = await aStudent();
  await startQuiz(page, quiz);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Question 2 of').first().waitFor();
  await expect.poll(async () => (await openAttempt(caller, quiz.shareId)).place?.index).toBe(1);
  const { place } = await openAttempt(caller, quiz.shareId);

  await forgetEverything(page);
  await visit(page, `/student?quizId=${quiz.shareId}`, quiz.title);
  await page.getByText('Question 2 of').first().waitFor();
  const secondsLeft = async () => {
    const { serverNow, place: later } = await openAttempt(caller, quiz.shareId);
    expect(later).toEqual(place);
    return ((place?.endsAt ?? 0) - serverNow) / 1000;
  };
  await comesToServersTime(
    async () => ({
      before: await secondsLeft(),
      shown: await shownSeconds(page),
      after: await secondsLeft(),
    }),
    2,
  );
  await leave();
});
