import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { enter, visit } from './screens/page-acts';
import { openSchool, type School } from './screens/school';
import { aVisitor, signIn, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await openSchool(inject('baseUrl'));
});

const logo = (page: Page) => page.locator('header').getByRole('link').first();
const isAt = (page: Page, address: string) =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === address);

test.for(['teacher', 'student'] as const)(
  'the logo and every public page lead a signed-in %s to the own desk',
  async (role) => {
    const { page, leave } = await aVisitor();
    await signIn(page, role, `Signed In ${role}`);
    await logo(page).click();
    await isAt(page, `/${role}`);
    for (const address of ['/', '/about-us', '/plans', `/login/${role}`, '/no-such-page']) {
      await visit(page, address, /./);
      await page.getByRole('link', { name: 'My quizzes' }).first().click();
      await isAt(page, `/${role}`);
      await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    }
    await visit(page, '/terms', /./);
    await logo(page).click();
    await isAt(page, `/${role}`);
    await leave();
  },
);

test('the front page leads a teacher to the desk without a new login, and still to the login of students', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Front Page');
  for (const name of ['For Teachers', 'Get Started – Teacher Login']) {
    await visit(page, '/', /./);
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await isAt(page, '/teacher');
  }
  await visit(page, '/', /./);
  await page.getByRole('link', { name: 'For Students' }).click();
  await isAt(page, '/login/student');
  await leave();
});

test('whoever is not signed in, or has signed out, is offered the front page and the logins', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'student', 'Signed Out');
  await page.getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/login/student');
  await visit(page, '/about-us', /./);
  expect(await page.getByRole('link', { name: 'My quizzes' }).count()).toBe(0);
  await logo(page).click();
  await isAt(page, '/');
  await page.getByRole('link', { name: 'For Students' }).click();
  await isAt(page, '/login/student');
  await leave();
});

/** From the login page on, by the demo's account page. */
async function signInHere(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /Meera Rao/ }).click();
}

const DEEP = '/teacher?view=receipt';

test('a link into the desk survives the login', async () => {
  const { page, leave } = await aVisitor();
  await page.goto(DEEP);
  await page.getByRole('heading', { name: 'Teacher Login' }).waitFor();
  await signInHere(page);
  await isAt(page, DEEP);
  await page.getByRole('heading', { name: 'Check a receipt' }).waitFor();
  await leave();
});

test('a link to the results survives a session that has ended', async () => {
  const { page, leave } = await aVisitor();
  const { quizId } = school.quizzes.open;
  const teacher = await school.newTeacher({ plan: false });
  await enter(page, teacher);
  await teacher.call('POST', '/api/auth/logout');
  const results = `/teacher?quiz=${quizId}&view=results&tab=questions`;
  await page.goto(results);
  await page.getByRole('heading', { name: 'Teacher Login' }).waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe(results);
  await leave();
});

test.for(['//evil.example', 'https://evil.example/', '/\\evil.example', '/plans', 'javascript:alert(1)'])(
  'a login page with "%s" behind it leads to the dashboard all the same',
  async (next) => {
    const { page, leave } = await aVisitor();
    await page.goto(`/login/teacher?${new URLSearchParams({ next })}`);
    await signInHere(page);
    await isAt(page, '/teacher');
    await leave();
  },
);
