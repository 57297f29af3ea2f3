import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/demo/free-port';
import { type DemoServer, startServer } from '../../../scripts/demo/server';
import { aFolder } from '../../server/testing/a-folder';
import { OIDC_CLIENT, type OidcIssuer, openOidcIssuer } from '../../server/testing/oidc-issuer';
import { messages } from '../../shared/messages';
import { aVisitor, useBrowser } from './visitor';

let issuer: OidcIssuer;
let url: string;
let server: DemoServer;
const dataDir = aFolder('oidc');
useBrowser();
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  issuer = await openOidcIssuer({ redirectUri: `${url}/auth/oidc/callback` });
  server = await startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    GEOLOCATION_URL: 'off',
    TEACHER_EMAILS: '@school.example',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
  });
});
afterAll(async () => {
  await server.stop();
  await issuer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

async function signInThere(page: Page, email: string) {
  await page.getByLabel('School address').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}

test('a teacher accepts the terms, signs in on the provider’s page and is on the dashboard', async () => {
  const { page, context, leave } = await aVisitor({ baseURL: url });
  await page.goto('/login/teacher');
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await continueWithGoogle(page).click();
  await signInThere(page, 'ada.king@school.example');
  await page.waitForURL(`${url}/teacher`);
  await page.getByText('Ada King').first().waitFor();
  expect((await context.cookies(`${url}/auth/oidc`)).map(({ name }) => name)).not.toContain('oidc_handover');
  await leave();
});

/** Creates an invite on the operator's page, opened by a link from the machine. */
async function inviteFromThePage(): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url };
  const link = execFileSync(process.execPath, ['build/server/admin.js', 'open'], { env, encoding: 'utf8' });
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json() as Promise<Record<string, string>>;
  };
  const { token } = await post('/operator/session', { link: link.trim().split('#')[1] });
  return (await post('/operator/invites', { note: 'Cleo' }, token)).link ?? '';
}

test('an invite survives the visit to the provider’s page and admits its teacher', async () => {
  const { page, leave } = await aVisitor({ baseURL: url });
  await page.goto(await inviteFromThePage());
  await page.getByText(/You have an invite/).waitFor();
  const left: string[] = [];
  page.on('request', (request) => left.push(request.url()));
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await continueWithGoogle(page).click();
  await signInThere(page, 'cleo@home.example');
  await page.waitForURL(`${url}/teacher`);
  await page.getByText('Cleo').first().waitFor();
  expect(left.filter((address) => address.includes('invite'))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('teacherInvite'))).toBeNull();
  await leave();
});

test('a student who came for a quiz returns to it', async () => {
  const { page, leave } = await aVisitor({ baseURL: url });
  await page.goto('/login/student?quizId=ABCD2345');
  await continueWithGoogle(page).click();
  await signInThere(page, 'mei@school.example');
  await page.waitForURL(
    (url) => url.pathname === '/student' && url.searchParams.get('quizId') === 'ABCD2345',
  );
  await page.getByText(messages.quizNotFoundOrNotPublished).waitFor();
  await leave();
});

test('cancelling is reported on the login page, with the box still ticked, and the sign-in can go on', async () => {
  const { page, leave } = await aVisitor({ baseURL: url });
  await page.goto('/login/teacher');
  const box = page.getByRole('checkbox', { name: /I have read and accept/ });
  await box.check();
  await continueWithGoogle(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').getByText(messages.signInCancelled).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await box.isChecked()).toBe(true);
  await continueWithGoogle(page).click();
  await signInThere(page, 'ada.king@school.example');
  await page.waitForURL(`${url}/teacher`);
  await leave();
});

test('the browser’s back button leads from the provider’s page to a working login page', async () => {
  const { page, leave } = await aVisitor({ baseURL: url });
  await page.goto('/login/student');
  await continueWithGoogle(page).click();
  await page.getByLabel('School address').waitFor();
  await page.goBack();
  await continueWithGoogle(page).click();
  await signInThere(page, 'mei@school.example');
  await page.waitForURL(`${url}/student`);
  await leave();
});
