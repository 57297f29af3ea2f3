import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firebaseIdentity } from '../../server/adapters/firebase/identity';
import { systemClock } from '../../server/adapters/system/clocks';
import { randomIds } from '../../server/adapters/system/random-ids';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { accounts } from '../../server/db/accounts-schema';
import { listen } from '../../server/serve';
import { siteOf } from '../../server/site';
import { API_KEY, AUTH_DOMAIN, aGoogle, firebaseSettings, PROJECT } from '../../server/testing/google-double';
import { aWorld, type World } from '../../server/testing/world';
import { messages } from '../../shared/messages';
import { answerForGoogle, openGoogleWindow } from './google-window';
import { aVisitor, useBrowser } from './visitor';

let school: Awaited<ReturnType<typeof aGoogleSchool>>;
useBrowser();
beforeAll(async () => {
  school = await aGoogleSchool();
});
afterAll(() => school.close());

/** A server with Firebase settings; Google's keys come from this machine. */
async function aGoogleSchool() {
  const google = await aGoogle();
  const log = { info: () => {}, error: () => {} };
  const identity = firebaseIdentity({ clock: systemClock, ids: randomIds, log }, firebaseSettings, {
    httpAgent: google.agent,
  });
  const { deps }: World = aWorld({ clock: systemClock, identity });
  const config = readConfig({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: API_KEY,
    FIREBASE_AUTH_DOMAIN: AUTH_DOMAIN,
    GEOLOCATION_URL: 'off',
  });
  const app = createApp({ deps, site: siteOf(config, deps), clientDir: 'build/client' });
  const server = await listen(app, { host: 'localhost', port: 0 });
  return {
    deps,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      google.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A visitor on a login page of this school, with simulated Google responses. */
async function atTheLogin(path: string, options: Parameters<typeof answerForGoogle>[1] = {}) {
  const visitor = await aVisitor({ baseURL: school.url });
  const requests = await answerForGoogle(visitor.context, options);
  await visitor.page.goto(path);
  if (path.includes('teacher')) {
    await visitor.page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  }
  return { ...visitor, requests };
}

/** The window may close before the click has finished. */
const chooseAda = (popup: Page) =>
  Promise.all([
    popup.waitForEvent('close'),
    popup
      .getByRole('button', { name: 'Ada' })
      .click()
      .catch(() => {}),
  ]);
const theAlert = (page: Page) => page.getByRole('alert').textContent();
const theButtonIsBack = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Google', disabled: false }).waitFor();

test('a student signs in through Google’s window and reaches the quiz of the link', async () => {
  const { page, requests, leave } = await atTheLogin('/login/student?quizId=ABCD2345');
  const popup = await openGoogleWindow(page);
  expect(await page.getByRole('button', { name: 'Processing...' }).isDisabled()).toBe(true);
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  expect(await popup.locator('p').textContent()).toBe('true google.com {"prompt":"select_account"}');
  await chooseAda(popup);
  await page.waitForURL((url) => url.pathname === '/student');
  // The link was followed: the quiz does not exist on this server.
  await page.getByText(messages.quizNotFoundOrNotPublished).waitFor();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  const storage = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(storage).join()).not.toMatch(/firebase/i);
  // Our session token is random and contains no dots; Google's has two.
  expect(Object.values(storage).join('\n')).not.toMatch(/"refreshToken"|eyJ[\w-]*\./);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('firebaseLocalStorageDb');
  expect(requests.filter((address) => address.includes('/js/api.js'))).toHaveLength(1);
  await leave();
});

test('a teacher signs in with the terms box ticked, and the consent is kept', async () => {
  const { page, leave } = await atTheLogin('/login/teacher');
  await page.getByRole('checkbox').uncheck();
  expect(await page.getByRole('button', { name: 'Continue with Google' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox').check();
  await chooseAda(await openGoogleWindow(page));
  await page.waitForURL((url) => url.pathname === '/teacher');
  await page.getByText('Welcome, Ada').waitFor();
  const teacher = school.deps.db
    .select()
    .from(accounts)
    .all()
    .find(({ role }) => role === 'teacher');
  expect(teacher).toMatchObject({
    issuer: `https://securetoken.google.com/${PROJECT}`,
    subject: 'ada-0001',
    termsAcceptedAt: expect.any(Number),
  });
  await leave();
});

test('closing the window returns to the button without a message', async () => {
  const { page, leave } = await atTheLogin('/login/student');
  const popup = await openGoogleWindow(page);
  await popup.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await theButtonIsBack(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  // And signs in after all.
  await chooseAda(await openGoogleWindow(page));
  await page.waitForURL((url) => url.pathname === '/student');
  await leave();
});

test('a closed window is noticed even if the page gets no focus event', async () => {
  const { page, leave } = await atTheLogin('/login/student');
  await (await openGoogleWindow(page)).close();
  await theButtonIsBack(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  await leave();
});

test('a window that the browser blocks is explained', async () => {
  const { page, leave } = await atTheLogin('/login/student');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  expect(await theAlert(page)).toMatch(/blocked Google's window.*allow pop-ups/);
  await theButtonIsBack(page);
  await leave();
});

test.for([
  [
    'a site that is not on the list of the project',
    { authorizedDomains: ['x.example'] },
    /not on the list of the Firebase/,
  ],
  [
    'Google sign-in that is not switched on',
    { refusal: 'OPERATION_NOT_ALLOWED' },
    /not switched on in the Firebase/,
  ],
  [
    'a wrong key',
    { refusal: 'API key not valid. Please pass a valid API key.' },
    /Firebase settings of this site/,
  ],
  ['a closed account', { refusal: 'USER_DISABLED' }, /was closed/],
  ['an address that is not confirmed', { claims: { email_verified: false } }, /no confirmed email address/],
  ['a token of another project', { claims: { aud: 'other-school' } }, /could not be verified/],
] as const)('%s is explained', async ([, options, sentence]) => {
  const { page, leave } = await atTheLogin('/login/student', options);
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  page.on('popup', (popup) => void chooseAda(popup).catch(() => {}));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  expect(await theAlert(page)).toMatch(sentence);
  await theButtonIsBack(page);
  await leave();
});

test('without a network, or when Google fails to load, the user is told and can try again', async () => {
  const blocked = await atTheLogin('/login/student', { scriptFails: true });
  await blocked.page.getByRole('button', { name: 'Continue with Google' }).click();
  expect(await theAlert(blocked.page)).toMatch(/could not be loaded/);
  await theButtonIsBack(blocked.page);
  await blocked.leave();

  const { page, context, leave } = await atTheLogin('/login/student');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  expect(await theAlert(page)).toMatch(/You are offline/);
  await context.setOffline(false);
  await chooseAda(await openGoogleWindow(page));
  await page.waitForURL((url) => url.pathname === '/student');
  await leave();
});

test('logging out everywhere asks first, and then signs out every device', async () => {
  const desk = await atTheLogin('/login/teacher');
  await chooseAda(await openGoogleWindow(desk.page));
  const phone = await atTheLogin('/login/teacher');
  await chooseAda(await openGoogleWindow(phone.page));
  await phone.page.getByRole('button', { name: /^More/ }).first().click();
  await phone.page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
  const question = phone.page.getByRole('alertdialog', { name: 'Log out everywhere?' });
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await phone.page.waitForURL((url) => url.pathname === '/login/teacher');
  await desk.page.reload();
  await desk.page.waitForURL((url) => url.pathname === '/login/teacher');
  await Promise.all([desk.leave(), phone.leave()]);
});

test('a student logs out everywhere from the foot of the dashboard', async () => {
  const { page, leave } = await atTheLogin('/login/student');
  await chooseAda(await openGoogleWindow(page));
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/login/student');
  await leave();
});
