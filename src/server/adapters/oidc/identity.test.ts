import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import type { Log } from '../../ports/log';
import { openForgingIssuer } from '../../testing/forging-issuer';
import { aClock } from '../../testing/manual-clock';
import { identityContract } from '../provider.contract';
import { randomIds } from '../system/random-ids';
import { chooseAccount } from './client';
import { oidcIdentity } from './identity';
import { personIn } from './person';

const HOUR_MS = 60 * 60_000;
const silent: Log = { info: () => {}, error: () => {} };
let issuer: Awaited<ReturnType<typeof openForgingIssuer>>;
beforeAll(async () => {
  issuer = await openForgingIssuer();
});
afterAll(() => issuer.close());

function aProvider(address = issuer.issuer, patienceMs = 20_000) {
  const clock = aClock();
  const settings = {
    issuer: address,
    clientId: 'classroom-quiz',
    clientSecret: 'secret',
    redirectUri: 'http://localhost:3000/auth/oidc/callback',
    patienceMs,
  };
  return { clock, ...oidcIdentity({ clock, ids: randomIds, log: silent }, settings) };
}

identityContract('sign-in through OpenID Connect', async () => {
  const provider = aProvider();
  const { address, secrets } = await provider.redirect.begin('teacher');
  const back = await fetch(address, { redirect: 'manual' });
  const { search } = new URL(back.headers.get('Location') ?? '');
  return { provider, genuine: await provider.redirect.finish(search, secrets) };
});

test('an unreachable provider is contacted again the next time', async () => {
  const provider = aProvider(issuer.issuer, 1000);
  const unreachable = { kind: 'unavailable', message: messages.signInUnreachable };
  const metadata = '/.well-known/openid-configuration';
  for (const answer of [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse) => void response.writeHead(503).end(),
    () => {},
  ]) {
    issuer.forge({ answer: { [metadata]: answer } });
    await expect(provider.redirect.begin('teacher')).rejects.toMatchObject(unreachable);
  }
  issuer.forge({});
  expect((await provider.redirect.begin('teacher')).address).toContain('/authorize');
});

test('an unreachable provider gives a message, not a crash', async () => {
  await expect(aProvider('http://127.0.0.1:9').redirect.begin('student')).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

test.each([
  ['another issuer', { issuer: 'https://evil.example' }],
  ['every organisation at once', { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' }],
  ['no issuer at all', { issuer: undefined }],
])('a provider that calls itself %s is reported as a wrong setting', async (_, change) => {
  const provider = aProvider();
  issuer.forge({ metadata: (right) => ({ ...right, ...change }) });
  await expect(provider.redirect.begin('teacher')).rejects.toMatchObject({
    kind: 'upstream',
    message: messages.signInMisconfigured,
  });
  issuer.forge({});
});

test('the metadata of the provider is cached for an hour', async () => {
  const provider = aProvider();
  let requestCount = 0;
  const counting = (right: object) => {
    requestCount += 1;
    return right;
  };
  issuer.forge({ metadata: counting });
  await Promise.all([provider.redirect.begin('teacher'), provider.redirect.begin('student')]);
  expect(requestCount).toBe(1);
  provider.clock.advance(HOUR_MS);
  await provider.redirect.begin('teacher');
  expect(requestCount).toBe(2);
  issuer.forge({});
});

test('in the directory of one school, Microsoft’s user name replaces a missing mailbox', () => {
  const tenant = 'https://login.microsoftonline.com/8a1e2f1c-0000-4000-8000-000000000001/v2.0';
  const claims = { iss: tenant, sub: 's', preferred_username: 'ada@school.example', name: 'Ada' };
  expect(personIn(claims)).toMatchObject({ email: 'ada@school.example' });
  expect(personIn({ ...claims, email: 'a@school.example' })).toMatchObject({ email: 'a@school.example' });
  for (const [said, isEmailConfirmed] of [
    [{}, true],
    [{ email: 'Ada@school.example' }, true],
    // An administrator of any directory can enter any mailbox.
    [{ email: 'head@school.example' }, false],
    [{ email: 'head@school.example', xms_edov: true }, true],
    [{ preferred_username: 'head_school.example#EXT#@evil.example', email: 'head@school.example' }, false],
  ] as const)
    expect(personIn({ ...claims, ...said })).toMatchObject({ isEmailConfirmed });
  for (const iss of ['https://login.microsoftonline.com.evil.example/x', 'https://accounts.google.com']) {
    expect(() => personIn({ ...claims, iss })).toThrow(messages.signInWithoutAddress);
  }
});

test('Google and Microsoft ask for the account, because a school computer may remember the last student', () => {
  expect(chooseAccount('https://accounts.google.com')).toEqual({ prompt: 'select_account' });
  expect(chooseAccount('https://login.microsoftonline.com/x/v2.0')).toEqual({ prompt: 'select_account' });
  expect(chooseAccount('https://id.school.example')).toEqual({});
});
