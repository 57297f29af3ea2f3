import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { paths, withQuery } from '../../shared/paths';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { refuse, visit } from './screens/page-acts';
import { aVisitor, isAt, signIn, signInHere, useBrowser } from './visitor';

useBrowser();

const aTeacher = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@${aDomain()}`,
});
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

/** A teacher with a new untitled quiz; returns its id. */
async function aNewQuiz(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await heading(page, 'Create New Quiz');
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

test('every address of a teacher survives the login, and old addresses redirect to the current ones', async () => {
  const { page, leave } = await aVisitor();
  const teacher = aTeacher('Deep Link');
  await page.goto(paths.teacherLogin);
  await signInHere(page, 'teacher', teacher);
  await page.waitForURL(`**${paths.teacher}`);
  const quizId = await aNewQuiz(page);
  const addresses = [
    [teacherPaths.live(quizId), undefined, 'Quiz 1'],
    [teacherPaths.marks(quizId, { tab: 'questions', question: 'x' }), undefined, 'Quiz Evaluation'],
    [teacherPaths.settings(quizId), undefined, 'Edit Quiz'],
    [`/teacher/quizzes/${quizId}`, teacherPaths.questions(quizId), 'Edit Quiz'],
    [
      `/teacher?quiz=${quizId}&view=results&tab=statistics`,
      teacherPaths.statistics(quizId),
      'Quiz Evaluation',
    ],
    [`/teacher?quiz=${quizId}&view=receipt`, teacherPaths.receipt(quizId), 'Check a receipt'],
  ] as const;
  for (const [address, today = address, title] of addresses) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await heading(page, 'Teacher Login');
    await isAt(page, withQuery(paths.teacherLogin, { next: today }));
    await signInHere(page, 'teacher', teacher);
    await isAt(page, today);
    await heading(page, title);
  }
  await leave();
});

test('when a session ends during work, the login leads back to the same place', async () => {
  const { page, leave } = await aVisitor();
  const teacher = aTeacher('Thrown Out');
  await page.goto(paths.teacherLogin);
  await signInHere(page, 'teacher', teacher);
  await page.waitForURL(`**${paths.teacher}`);
  const quizId = await aNewQuiz(page);
  const refusals = [
    [401, messages.sessionEnded],
    [403, messages.teachersOnly],
  ] as const;
  for (const [status, sentence] of refusals) {
    await visit(page, teacherPaths.live(quizId), 'Quiz 1');
    await refuse(page, 'supervision.live', status, sentence);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await isAt(page, withQuery(paths.teacherLogin, { next: teacherPaths.live(quizId) }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await signInHere(page, 'teacher', teacher);
    await isAt(page, teacherPaths.live(quizId));
    await heading(page, 'Quiz 1');
  }
  await leave();
});

test('Back leads through the visited pages, and the browser tab names each', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Back And Forth');
  const isCalled = (title: string) => expect.poll(() => page.title()).toBe(`${title} · Classroom Quiz`);
  const quizId = await aNewQuiz(page);
  await page.getByLabel('Question text').fill('Why?');
  await isCalled('Add Question: Quiz 1');
  // Opening a question adds no history entry.
  await page.goBack();
  await isAt(page, paths.teacher);
  await isCalled('Your quizzes');

  // A redirect adds no history entry.
  await page.goto(`/teacher?quiz=${quizId}&view=results`);
  await isAt(page, teacherPaths.marks(quizId));
  await isCalled('Quiz Evaluation: Quiz 1');
  await page.goto(`/teacher/quizzes/${quizId}`);
  await isAt(page, teacherPaths.questions(quizId));
  await isCalled('Edit Quiz: Quiz 1');
  await page.goBack();
  await isAt(page, teacherPaths.marks(quizId));
  await page.goBack();
  await isAt(page, paths.teacher);
  await leave();
});

test('the page of a quiz that does not exist says so, signed in or not', async () => {
  const { page, leave } = await aVisitor();
  for (const address of [
    '/teacher/nowhere',
    '/teacher/quizzes/7/nowhere',
    '/teacher/quizzes/7/questions/3/4',
  ]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await heading(page, 'Page not found');
  }
  await leave();
});

test('pointing at the tab of a quiz loads its page, so that the click waits for no file', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Tab Ahead');
  await aNewQuiz(page);
  const tabs = page.getByRole('navigation', { name: 'Quiz' });
  await tabs.getByRole('link', { name: 'Share' }).waitFor();
  const isOfTab = (url: string) => /\/share-[^/]+\.js$/.test(url);
  const screen = page.waitForResponse((response) => isOfTab(response.url()));
  await tabs.getByRole('link', { name: 'Share' }).hover();
  await screen;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tabs.getByRole('link', { name: 'Share' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/share'));
  await page.getByRole('heading', { name: 'Colleagues' }).waitFor();
  expect(asked.filter(isOfTab)).toEqual([]);
  await leave();
});
