import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './screens/page-acts';
import { aVisitor, isAt, signIn, useBrowser } from './visitor';

useBrowser();

const logo = (page: Page) => page.locator('header').getByRole('link').first();

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

const PUBLIC_PAGES = [
  ...['/', '/about-us', '/contact-us', '/plans', '/terms', '/refund-policy', '/privacy-policy'],
  ...['/login/teacher', '/login/student', '/no-such-page'],
];

test.for(['teacher', 'student'] as const)('no page offers a login to a %s who is signed in', async (role) => {
  const { page, leave } = await aVisitor();
  await signIn(page, role, `Settled ${role}`);
  for (const address of PUBLIC_PAGES) {
    await visit(page, address, /./);
    await page.getByRole('link', { name: 'My quizzes' }).first().waitFor();
    expect(await page.locator(`a[href^="/login/${role}"]`).count(), address).toBe(0);
  }
  await visit(page, `/login/${role}`, /./);
  await page.getByText('You are signed in.').waitFor();
  await page.locator('main').getByRole('link', { name: 'My quizzes' }).click();
  await isAt(page, `/${role}`);
  await leave();
});

test('the login of the other role leads whoever is signed in back to their own desk', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'student', 'Wrong Door');
  await visit(page, '/login/teacher', /./);
  await page.getByRole('link', { name: 'Go to your student dashboard' }).click();
  await isAt(page, '/student');
  await leave();
});

test('the front page leads a teacher to the desk without a new login, and still to the login of students', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Front Page');
  for (const name of ['For Teachers', 'My quizzes']) {
    await visit(page, '/', /./);
    await page.locator('main').getByRole('link', { name }).click();
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
