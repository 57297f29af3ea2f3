import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { makeOperatorLink } from '../../server/features/operator/open-session';
import { listen } from '../../server/serve';
import { siteOf } from '../../server/site';
import { aWorld } from '../../server/testing/world';
import { axeFindings } from './screens/axe';
import { aVisitor, useBrowser } from './visitor';

let server: Awaited<ReturnType<typeof aServer>>;
useBrowser();
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const POLICY = { submitGraceSeconds: 60, billing: 'on', teacherEmails: ['@school.example'] } as const;

/** A school with a configured list of teachers. */
async function aServer() {
  const world = aWorld({ policy: POLICY });
  for (const name of ['Ann Bee', 'Bob Sea']) await world.signIn('teacher', name);
  const { deps } = world;
  const site = siteOf(readConfig({ GEOLOCATION_URL: 'off' }), deps);
  const listening = await listen(createApp({ deps, site, clientDir: 'build/client' }), {
    host: 'localhost',
    port: 0,
  });
  return {
    deps,
    /** Half an hour later all sessions have expired. */
    endSessions: () => world.clock.advance(30 * 60_000),
    url: `http://localhost:${(listening.address() as AddressInfo).port}`,
    close() {
      listening.closeAllConnections();
      listening.close();
    },
  };
}

test('a link from the machine opens the page once, leaves no trace in the browser, and a reload closes it', async () => {
  const { page } = await aVisitor({ baseURL: server.url, reducedMotion: 'reduce' });
  const link = `/admin#${makeOperatorLink(server.deps)}`;
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This server' }).waitFor();
  await page.getByRole('heading', { name: 'Tested restore' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  const stored = await page.evaluate(() => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(stored).toEqual(['{}', '']);
  const stateResponse = page.waitForResponse('**/trpc/operator.state');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await stateResponse).status()).toBe(200);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'This page needs a link' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This page needs a link' }).waitFor();
  // Another link in the same tab changes only the hash.
  await page.goto(`/admin#${makeOperatorLink(server.deps)}`);
  await page.getByRole('heading', { level: 1, name: 'This server' }).waitFor();
});

const openPage = async (page: Page) => {
  await page.goto(`/admin#${makeOperatorLink(server.deps)}`);
  await page.getByRole('heading', { level: 1, name: 'This server' }).waitFor();
};
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();

async function signInAs(page: Page, name: string, email: string) {
  const box = page.getByRole('checkbox', { name: /I have read and accept/ });
  await box.check();
  await page.getByRole('button', { name: /^Continue with Google/ }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the operator finds a teacher, grants a plan, and both appear in the audit log', async () => {
  const { page, leave } = await aVisitor({ baseURL: server.url, reducedMotion: 'reduce' });
  await openPage(page);
  await section(page, 'Teachers');
  await page.getByLabel('Find by name or email').fill('bob');
  await page.getByRole('row', { name: /Ann Bee/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More for Bob Sea' }).click();
  await page.getByRole('menuitem', { name: 'Grant a plan…' }).click();
  await page.getByLabel('Months').fill('0');
  await page.getByRole('button', { name: 'Grant' }).click();
  await page.getByText('Please give 1 to 120 whole months.').waitFor();
  await page.getByLabel('Months').fill('2');
  await page.getByRole('button', { name: 'Grant' }).click();
  await page.getByText(/Bob Sea has a plan until/).waitFor();
  await page.getByRole('row', { name: /Bob Sea.*By the list.*Until/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await section(page, 'Audit log');
  await page.getByRole('row', { name: /This page granted a plan bob.sea@school.example/ }).waitFor();
  await page.getByLabel('What', { exact: true }).selectOption('sign-up');
  await page.getByRole('row', { name: /ann.bee@school.example signed up/ }).waitFor();
  await page.getByRole('row', { name: /granted a plan/ }).waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await page.locator('[aria-current=page]', { hasText: 'Teachers' }).waitFor();
  await leave();
});

test('an invited teacher stays one until the invite is withdrawn, and no invite works twice', async () => {
  const operator = await aVisitor({ baseURL: server.url, reducedMotion: 'reduce' });
  const { page } = operator;
  await openPage(page);
  await section(page, 'Invites');
  await page.getByRole('button', { name: 'Make an invite' }).click();
  await page.getByText('Please say whom the invite is for.').waitFor();
  await page.getByLabel('Whom it is for').fill('Ms Smith');
  await page.getByRole('button', { name: 'Make an invite' }).click();
  await page.getByRole('row', { name: /Ms Smith Not used yet/ }).waitFor();
  const link = new URL((await page.locator('code').textContent()) ?? '');
  expect(await axeFindings(page)).toEqual([]);

  const guest = await aVisitor({ baseURL: server.url, reducedMotion: 'reduce' });
  await guest.page.goto(link.pathname + link.hash);
  await guest.page.getByText(/You have an invite/).waitFor();
  expect(new URL(guest.page.url()).hash).toBe('');
  expect(await axeFindings(guest.page)).toEqual([]);
  await signInAs(guest.page, 'Cleo', 'cleo@home.example');
  await guest.page.getByRole('heading', { name: /Welcome, Cleo/ }).waitFor();

  const second = await aVisitor({ baseURL: server.url, reducedMotion: 'reduce' });
  await second.page.goto(link.pathname + link.hash);
  await signInAs(second.page, 'Dan', 'dan@home.example');
  await second.page
    .getByRole('alert')
    .getByText(/This invite cannot be used/)
    .waitFor();
  await second.leave();

  await section(page, 'Overview');
  await section(page, 'Invites');
  await page.getByRole('button', { name: 'Withdraw the invite for Ms Smith' }).click();
  await page.getByText(/Cleo is signed out and may not be a teacher here/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('row', { name: /Ms Smith Withdrawn Cleo/ }).waitFor();
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'Teacher Login' }).waitFor();
  await guest.leave();

  await section(page, 'Audit log');
  for (const act of ['made an invite', 'became a teacher by an invite', 'withdrew an invite']) {
    await page
      .getByRole('row', { name: new RegExp(act) })
      .first()
      .waitFor();
  }
  await operator.leave();
});

test('everything works by keyboard alone, and a wrong name erases no account', async () => {
  const { page, leave } = await aVisitor({ baseURL: server.url, reducedMotion: 'reduce' });
  await openPage(page);
  await page.getByRole('link', { name: 'Overview' }).focus();
  for (let at = 0; at < 7; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[aria-current=page]', { hasText: 'Data of a person' }).waitFor();
  await page.getByRole('textbox', { name: 'Email address' }).focus();
  await page.keyboard.type('bob.sea@school.example');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Stored about Bob Sea' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erase…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Erase Bob Sea for good?' }).waitFor();
  await page.keyboard.type('Bob');
  await page.keyboard.press('Enter');
  await page.getByText('This is not the name as it stands above. Nothing was erased.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Erase…' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('bob sea');
  await page.keyboard.press('Enter');
  await page.getByText(/Erased: 0 attempts, 0 quizzes/).waitFor();
  await leave();
});

test('a backup is made from the page, on a phone, and an expired session explains what to do', async () => {
  const { page, leave } = await aVisitor({
    baseURL: server.url,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await openPage(page);
  await page.getByLabel('Sections').selectOption('Storage and backups');
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await page.getByText(/^quiz-.* was made\.$/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  server.endSessions();
  await page.getByLabel('Sections').selectOption('Emails');
  await page.getByRole('heading', { level: 1, name: 'This page has closed' }).waitFor();
  await page.getByText('npm run admin -- open').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});
