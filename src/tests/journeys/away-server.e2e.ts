import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { messages } from '../../shared/messages';
import { teacherPaths } from '../../shared/teacher-paths';
import { enter, visit } from './screens/page-acts';
import { aSchool, type School } from './screens/school';
import { aVisitor, signIn, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await aSchool(inject('baseUrl'));
});

/** Fails all calls of this page from now on; returns how often the given call was tried. */
async function goAway(page: Page, call: string) {
  let callCount = 0;
  await page.route('**/trpc/**', (route) => {
    if (new URL(route.request().url()).pathname.endsWith(call)) callCount += 1;
    return route.abort();
  });
  return {
    callCount: () => callCount,
    comeBack: () => page.unroute('**/trpc/**'),
  };
}

/** Advances the page's frozen clock; responses are handled in between. */
async function letPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(undefined))));
  }
}

test.for([
  {
    what: 'the list of quizzes',
    call: 'quizzes.dashboard',
    addressOf: () => teacherPaths.dashboard,
    heading: /^Welcome/,
  },
  { what: 'the live view', call: 'supervision.live', addressOf: teacherPaths.live, heading: /./ },
] as const)(
  '$what polls a missing server at growing intervals, and at once when the network is back',
  async ({ call, addressOf, heading }) => {
    const { page, context, leave } = await aVisitor();
    await page.clock.install();
    await enter(page, school.teacher);
    await visit(page, addressOf(school.quizzes.open.quizId), heading);
    const server = await goAway(page, call);
    await letPass(page, 120);
    // After the first failure 1, 2, 4, 8, 16, 30, 30 s: never once a second.
    expect(server.callCount()).toBeGreaterThanOrEqual(4);
    expect(server.callCount()).toBeLessThanOrEqual(9);

    await context.setOffline(true);
    const before = server.callCount();
    await context.setOffline(false);
    await expect.poll(server.callCount).toBeGreaterThan(before);
    await server.comeBack();
    // The call that was just counted fails, and the next one follows within 30 s.
    await letPass(page, 31);
    await page.getByRole('main').getByText('Reconnecting…').waitFor({ state: 'detached' });
    await leave();
  },
);

test('a quiz link waits while the server is down, and opens by itself afterwards', async () => {
  const { page, context, leave } = await aVisitor();
  await enter(page, await school.newStudent());
  await visit(page, '/student', /^Welcome/);
  await page.route('**/trpc/attempts.join*', (route) => route.abort());
  await page.route('**/trpc/quizzes.getShared*', (route) => route.abort());
  const { shareId } = school.quizzes.open;
  await page.goto(`/student?quizId=${shareId}`);
  const alert = page.getByRole('alert').filter({ hasText: 'the server cannot be reached' });
  await alert.waitFor();
  expect(await page.getByText(messages.quizNotFoundOrNotPublished).count()).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor();
  expect(new URL(page.url()).searchParams.get('quizId')).toBe(shareId);
  await page.unroute('**/trpc/attempts.join*');
  await page.unroute('**/trpc/quizzes.getShared*');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: school.quizzes.open.title }).waitFor();
  await leave();
});

test('a teacher whose server goes down gets a working login page that explains it and leads back', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Away Server');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.getByRole('link', { name: 'My quizzes' }).waitFor();
  await page.clock.install();
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'My quizzes' }).click();
  await page.getByRole('main').getByText('Reconnecting…').waitFor();
  await page.clock.runFor(12_000);
  await page.getByRole('heading', { name: 'Teacher Login' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Please try again.' }).waitFor();

  await page.unroute('**/*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await leave();
});

test('a page whose code fails to load reports that the server is down, and opens by itself later', async () => {
  const { page, context } = await aVisitor();
  await visit(page, '/', /./);
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'See Plans' }).click();
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
  await page.unroute('**/*');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'One plan, everything in it' }).waitFor();
  await context.close();
});
