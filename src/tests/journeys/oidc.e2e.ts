import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/demo/free-port';
import { type DemoServer, startServer } from '../../../scripts/demo/server';
import { OIDC_CLIENT, type OidcIssuer, openOidcIssuer } from '../../server/testing/oidc-issuer';
import { messages } from '../../shared/messages';
import { aVisitor, useBrowser } from './visitor';

let issuer: OidcIssuer;
let url: string;
let server: DemoServer;
useBrowser();
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  issuer = await openOidcIssuer({ redirectUri: `${url}/auth/oidc/callback` });
  server = await startServer({
    PORT: String(port),
    GEOLOCATION_URL: 'off',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
  });
});
afterAll(async () => {
  await server.stop();
  await issuer.close();
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

test('a student who came for a quiz comes back to it', async () => {
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

test('who cancels reads so on the login page, with the box still ticked, and can go on', async () => {
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

test('the browser’s back button leads from the provider’s page to a login page that works', async () => {
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
