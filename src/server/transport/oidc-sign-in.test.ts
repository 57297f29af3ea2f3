import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { createApp } from '../app';
import { readConfig } from '../config';
import { siteOf } from '../site';
import { aCookieVisitor, type Visitor } from '../testing/cookie-visitor';
import { type OidcIssuer, openOidcIssuer } from '../testing/oidc-issuer';
import { type OidcSchool, openOidcSchool } from '../testing/oidc-school';
import { comeBackTo, handOverTo, refusalAfterAt } from '../testing/oidc-visit';
import { aWorld } from '../testing/world';

const MINUTE_MS = 60_000;
let school: OidcSchool<OidcIssuer>;
let ada: Visitor;

beforeAll(async () => {
  school = await openOidcSchool((redirectUri) => openOidcIssuer({ redirectUri }));
});
afterAll(() => school.close());
beforeEach(() => {
  ada = aCookieVisitor();
});

const comeBack = (visitor: Visitor, query?: string, form?: string) =>
  comeBackTo(school, visitor, { query, form });
const handOver = (visitor: Visitor) => handOverTo(school, visitor);
const refusalAfter = (visitor: Visitor, callback: string) => refusalAfterAt(school, visitor, callback);

const login = (role: string, firebaseToken: unknown) =>
  school.world.nobody.rest('POST', `/auth/login/${role}`, { firebaseToken });

test('a teacher signs in on the provider’s page and comes back with the quiz', async () => {
  const callback = await comeBack(ada);
  const back = await ada.fetch(callback);
  expect([back.status, back.headers.get('Location')]).toEqual([
    302,
    '/login/teacher?quizId=ABCD2345&signin=1',
  ]);
  const { firebaseToken } = (await (await handOver(ada)).json()) as { firebaseToken: string };
  expect(await login('teacher', firebaseToken)).toMatchObject({
    status: 200,
    body: { role: 'teacher', user: { name: 'Ada', email: 'ada@school.example' } },
  });
  expect((await login('teacher', firebaseToken)).status).toBe(401);
});

test('the provider is asked for a code with S256, state and nonce, and the address contains no secret', async () => {
  const start = await ada.fetch(`${school.url}/auth/oidc/start?role=student`);
  const query = new URL(start.headers.get('Location') ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    client_id: 'classroom-quiz',
    redirect_uri: `${school.url}/auth/oidc/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^student\.[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(start.headers.get('Cache-Control')).toBe('no-store');
});

test('the cookies are limited to this path, short-lived and hidden from scripts', async () => {
  const start = await ada.fetch(`${school.url}/auth/oidc/start?role=student`);
  expect(start.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^oidc_begun_[\da-f]{16}=[\w.-]+; Max-Age=600; Path=\/auth\/oidc; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  const back = await ada.fetch(`${school.url}/auth/oidc/callback?state=none`);
  expect(back.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^oidc_handover=[\w.-]+; Max-Age=120; Path=\/auth\/oidc; HttpOnly; SameSite=Strict$/,
    ),
  ]);
});

test('on an https address the cookies travel over https only', async () => {
  const { deps } = school.world;
  const config = readConfig({
    OIDC_ISSUER: 'https://accounts.school.example',
    OIDC_CLIENT_ID: 'quiz',
    OIDC_CLIENT_SECRET: 'secret',
    GEOLOCATION_URL: 'off',
    PUBLIC_URL: 'https://quiz.school.example',
  });
  const app = createApp({ deps, site: siteOf(config, deps) });
  for (const path of ['/auth/oidc/start?role=student', '/auth/oidc/callback']) {
    expect((await app.request(path)).headers.get('Set-Cookie')).toContain('; Secure');
  }
});

test('two sign-ins begun in one browser do not disturb each other', async () => {
  const [first, second] = [await comeBack(ada), await comeBack(ada, 'role=student')];
  expect(await refusalAfter(ada, first)).toBeNull();
  expect(await refusalAfter(ada, second)).toBeNull();
});

describe('a return that does not belong to this sign-in', () => {
  const notBegunHere = { status: 401, sentence: messages.signInNotBegunHere };

  test('a callback works once', async () => {
    const callback = await comeBack(ada);
    expect(await refusalAfter(ada, callback)).toBeNull();
    expect(await refusalAfter(ada, callback)).toEqual(notBegunHere);
  });

  test('a handover is for one browser and one login', async () => {
    await ada.fetch(await comeBack(ada));
    const stolen = aCookieVisitor();
    for (const [key, cookie] of ada.cookies) stolen.cookies.set(key, cookie);
    expect((await handOver(aCookieVisitor())).status).toBe(401);
    const tokenOf = async (visitor: Visitor) =>
      ((await (await handOver(visitor)).json()) as { firebaseToken: string }).firebaseToken;
    expect((await login('teacher', await tokenOf(ada))).status).toBe(200);
    expect((await handOver(ada)).status).toBe(401);
    expect((await login('teacher', await tokenOf(stolen))).status).toBe(401);
  });

  test('another browser can neither finish nor disturb it', async () => {
    const callback = await comeBack(ada);
    const mallory = aCookieVisitor();
    await mallory.fetch(`${school.url}/auth/oidc/start?role=teacher`);
    expect(await refusalAfter(mallory, callback)).toEqual(notBegunHere);
    expect(await refusalAfter(ada, callback)).toBeNull();
  });

  test('a foreign or missing state is refused', async () => {
    const callback = new URL(await comeBack(ada));
    callback.searchParams.set('state', `teacher.${'x'.repeat(43)}`);
    expect(await refusalAfter(ada, callback.href)).toEqual(notBegunHere);
    callback.searchParams.delete('state');
    expect(await refusalAfter(ada, callback.href)).toEqual(notBegunHere);
  });

  test('after ten minutes it expires, but still leads to the right login page', async () => {
    const callback = await comeBack(ada);
    school.world.clock.advance(10 * MINUTE_MS);
    const back = await ada.fetch(callback);
    expect(back.headers.get('Location')).toBe('/login/teacher?signin=1');
    expect(await (await handOver(ada)).json()).toMatchObject({ error: messages.signInNotBegunHere });
  });

  test('a handover expires after two minutes, and so does its token', async () => {
    await ada.fetch(await comeBack(ada));
    school.world.clock.advance(2 * MINUTE_MS);
    expect((await handOver(ada)).status).toBe(401);

    await ada.fetch(await comeBack(ada));
    const { firebaseToken } = (await (await handOver(ada)).json()) as { firebaseToken: string };
    school.world.clock.advance(2 * MINUTE_MS);
    expect((await login('teacher', firebaseToken)).status).toBe(401);
  });

  test('a code of another sign-in is refused', async () => {
    const [mine, other] = [new URL(await comeBack(ada)), new URL(await comeBack(aCookieVisitor()))];
    mine.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(await refusalAfter(ada, mine.href)).toEqual({ status: 401, sentence: messages.identityRefused });
  });
});

test('a user who cancels at the provider gets our message', async () => {
  const callback = await comeBack(ada, 'role=student&quizId=ABCD2345', 'cancel=yes');
  expect(callback).toContain('error=access_denied');
  expect((await ada.fetch(callback)).headers.get('Location')).toBe('/login/student?quizId=ABCD2345&signin=1');
  const answer = await handOver(ada);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { error: messages.signInCancelled, code: 'UNAUTHORIZED', requestId: expect.any(String) },
  ]);
});

test.each(['//evil.example', 'https://evil.example/', '../../evil', 'a b', 'x'.repeat(65), ''])(
  'a quiz ID like %j does not redirect elsewhere',
  async (quizId) => {
    const callback = await comeBack(ada, new URLSearchParams({ role: 'student', quizId }).toString());
    expect((await ada.fetch(callback)).headers.get('Location')).toBe('/login/student?signin=1');
  },
);

test('a teacher returns to the requested page, even to the plans', async () => {
  const next = '/plans?next=%2Fteacher%2Fquizzes%2F7%2Fquestions';
  const callback = await comeBack(ada, new URLSearchParams({ role: 'teacher', next }).toString());
  const address = new URL((await ada.fetch(callback)).headers.get('Location') ?? '', school.url);
  expect([address.pathname, address.searchParams.get('next')]).toEqual(['/login/teacher', next]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/teacher', '/student', '/admin'])(
  'a page like %j is not carried through the sign-in',
  async (next) => {
    const callback = await comeBack(ada, new URLSearchParams({ role: 'teacher', next }).toString());
    expect((await ada.fetch(callback)).headers.get('Location')).toBe('/login/teacher?signin=1');
  },
);

test.each(['', 'role=admin', 'role=//evil.example'])('a start with "%s" is refused', async (query) => {
  expect((await ada.fetch(`${school.url}/auth/oidc/start?${query}`)).status).toBe(400);
});

test('a wrong client secret is reported as a fault of this site, without details', async () => {
  const wrong = await openOidcSchool((redirectUri) => openOidcIssuer({ redirectUri }), {
    clientSecret: 'not this one',
  });
  const page = await ada.follow(`${wrong.url}/auth/oidc/start?role=teacher`);
  const answer = await ada.fetch(page.address, {
    method: 'POST',
    body: 'email=ada@school.example',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  await ada.follow(new URL(answer.headers.get('Location') ?? '', page.address).href, /\/login\/teacher/);
  const token = await ada.fetch(`${wrong.url}/auth/oidc/token`, { method: 'POST' });
  expect([token.status, await token.json()]).toMatchObject([502, { error: messages.signInMisconfigured }]);
  expect(wrong.logged.join()).toContain('invalid_client');
  expect(wrong.logged.join()).not.toContain('not this one');
  await wrong.close();
});

test('without this kind of sign-in its addresses do not exist', async () => {
  const { nobody } = aWorld();
  expect((await nobody.rest('GET', '/auth/oidc/start?role=student')).status).toBe(404);
  expect((await nobody.rest('GET', '/auth/oidc/callback')).status).toBe(404);
  expect((await nobody.rest('POST', '/auth/oidc/token')).status).toBe(404);
});

test('with this kind of sign-in the demo hands out no tokens', async () => {
  const person = { email: 'ada@school.example', name: 'Ada' };
  expect((await school.world.nobody.rest('POST', '/auth/demo/id-token', person)).status).toBe(404);
});
