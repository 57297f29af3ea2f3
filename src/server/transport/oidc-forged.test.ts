import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { aCookieVisitor, type Visitor } from '../testing/cookie-visitor';
import { type Forgery, openForgingIssuer } from '../testing/forging-issuer';
import { type OidcSchool, openOidcSchool } from '../testing/oidc-school';

type Issuer = Awaited<ReturnType<typeof openForgingIssuer>>;
let school: OidcSchool<Issuer>;
let visitor: Visitor;

beforeAll(async () => {
  school = await openOidcSchool(openForgingIssuer, { patienceMs: 20_000 });
});
afterAll(() => school.close());
beforeEach(() => {
  visitor = aCookieVisitor();
  school.issuer.forge({});
  school.logged.length = 0;
});

/** A complete sign-in with a provider that forges, up to the result on the login page. */
async function signInWith(forgery: Forgery, { url, issuer } = school) {
  issuer.forge(forgery);
  const { address } = await visitor.follow(`${url}/auth/oidc/start?role=student`, /\/login\//);
  expect(address).toBe(`${url}/login/student?signin=1`);
  const answer = await visitor.fetch(`${url}/auth/oidc/token`, { method: 'POST' });
  const body = (await answer.json()) as { error?: string; firebaseToken?: string };
  return { status: answer.status, ...body };
}

async function accountWith(forgery: Forgery) {
  const { firebaseToken } = await signInWith(forgery);
  return (await school.world.nobody.rest('POST', '/auth/login/student', { firebaseToken })).body.user;
}

async function loginAs(role: 'teacher' | 'student', claims: object) {
  const signedIn = await signInWith({ claims: (right) => ({ ...right, ...claims }) });
  if (signedIn.status !== 200) return signedIn;
  const { firebaseToken } = signedIn;
  const { status, body } = await school.world.nobody.rest('POST', `/auth/login/${role}`, { firebaseToken });
  return { status, error: body.error };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
const fail = (status: number, body: object | string) => (response: ServerResponse) => {
  const isJson = typeof body === 'object';
  response
    .writeHead(status, { 'Content-Type': isJson ? 'application/json' : 'text/html' })
    .end(isJson ? JSON.stringify(body) : body);
};

test('an honest provider signs a person in', async () => {
  expect(await signInWith({})).toEqual({ status: 200, firebaseToken: expect.any(String) });
});

const lies: Record<string, Forgery> = {
  'a nonce of another sign-in': { claims: (right) => ({ ...right, nonce: 'x'.repeat(43) }) },
  'no nonce': { claims: ({ nonce: _, ...right }) => right },
  'another audience': { claims: (right) => ({ ...right, aud: 'another-site' }) },
  'a second audience without its party': { claims: (right) => ({ ...right, aud: ['classroom-quiz', 'x'] }) },
  'a party that is not us': { claims: (right) => ({ ...right, azp: 'another-site' }) },
  'another issuer': { claims: (right) => ({ ...right, iss: 'https://accounts.google.com' }) },
  'an issuer like ours': { claims: (right) => ({ ...right, iss: `${right.iss}/` }) },
  'a time long over': {
    claims: (right) => ({ ...right, iat: nowSeconds() - 7200, exp: nowSeconds() - 3600 }),
  },
  'a time to come': { claims: (right) => ({ ...right, nbf: nowSeconds() + 3600 }) },
  'no end': { claims: ({ exp: _, ...right }) => right },
  'no subject': { claims: ({ sub: _, ...right }) => right },
  'the signature of another key': { signedBy: 'another key' },
  'a changed address under the right signature': {
    idToken: (right) => {
      const [head, body, signature] = partsOf(right);
      return [head, encoded({ ...decoded(body), email: 'head@school.example' }), signature].join('.');
    },
  },
  'no signature': { idToken: (right) => right.replace(/[^.]+$/, '') },
  'alg none': {
    idToken: (right) => `${encoded({ alg: 'none' })}.${partsOf(right)[1]}.`,
  },
  'a secret in place of a key': {
    idToken: (right) => [encoded({ alg: 'HS256', kid: 'one' }), ...partsOf(right).slice(1)].join('.'),
  },
  'an unknown key': {
    idToken: (right) => [encoded({ alg: 'RS256', kid: 'two' }), ...partsOf(right).slice(1)].join('.'),
  },
  'no token at all': { idToken: () => '' },
  'nonsense for a token': { idToken: () => 'a.b.c' },
  'an answer under another issuer’s name': { sendsBack: { iss: 'https://evil.example' } },
  'no code': { sendsBack: { code: '' } },
};

describe('an ID token that is forged, for another site, of another sign-in or expired', () => {
  test.each(Object.entries(lies))('%s is refused', async (_, forgery) => {
    expect(await signInWith(forgery)).toMatchObject({ status: 401, error: messages.identityRefused });
  });
});

describe('a provider in trouble leads back to the login page with a message', () => {
  const unreachable = { status: 503, error: messages.signInUnreachable };
  const trouble = { status: 502, error: messages.signInProviderTrouble };

  test.each(['server_error', 'temporarily_unavailable', 'invalid_scope', '<script>alert(1)</script>'])(
    'its error "%s" is reported in our words',
    async (error) => {
      const words = { error, error_description: 'ada@school.example <b>is to blame</b>' };
      expect(await signInWith({ sendsBack: words })).toMatchObject(trouble);
      expect(school.logged.join()).not.toContain('ada@school.example');
    },
  );

  test.each([
    ['is slow with tokens', { '/token': () => {} }],
    ['is slow with its keys', { '/jwks': () => {} }],
  ] satisfies [string, Forgery['answer']][])('it %s', async (_, answer) => {
    const impatient = await openOidcSchool(openForgingIssuer, { patienceMs: 1000 });
    expect(await signInWith({ answer }, impatient)).toMatchObject(unreachable);
    await impatient.close();
  });

  test.each([
    ['breaks off', { '/token': (response) => response.destroy() }],
    ['answers 500', { '/token': fail(500, 'Oops') }],
    ['answers 503', { '/token': fail(503, { error: 'temporarily_unavailable' }) }],
  ] satisfies [string, Forgery['answer']][])('it %s', async (_, answer) => {
    expect(await signInWith({ answer })).toMatchObject(unreachable);
  });

  test('it answers with a page instead of tokens', async () => {
    expect((await signInWith({ answer: { '/token': fail(200, '<html>') } })).status).toBe(502);
  });

  test('it no longer accepts the code', async () => {
    const answer = { '/token': fail(400, { error: 'invalid_grant' }) };
    expect(await signInWith({ answer })).toMatchObject({ status: 401, error: messages.identityRefused });
  });

  test('it no longer accepts the secret', async () => {
    const error_description = 'AADSTS7000222: The secret of ada@school.example has expired.';
    const answer = { '/token': fail(401, { error: 'invalid_client', error_description }) };
    expect(await signInWith({ answer })).toMatchObject({ status: 502, error: messages.signInMisconfigured });
    expect(school.logged.join()).toContain('AADSTS7000222');
    expect(school.logged.join()).not.toContain('ada@school.example');
  });
});

describe('the identity of a person', () => {
  test('is issuer and subject: a new address is the same account, the same address of another person is not', async () => {
    const first = await accountWith({});
    const renamed = await accountWith({ claims: (right) => ({ ...right, email: 'a.king@school.example' }) });
    const other = await accountWith({ claims: (right) => ({ ...right, sub: 'sub-of-another-ada' }) });
    expect(renamed).toEqual({ _id: first._id, name: 'Ada', email: 'a.king@school.example' });
    expect(other).toMatchObject({ email: 'ada@school.example' });
    expect(other._id).not.toBe(first._id);
  });

  test.each([
    ['is not confirmed', { email_verified: false }],
    ['is missing', { email: undefined }],
    ['is no address', { email: 'ada' }],
    [
      'is only a name that anybody can give themselves',
      { email: undefined, preferred_username: 'a@b.example' },
    ],
  ])('an address that %s is refused', async (_, claims) => {
    expect(await signInWith({ claims: (right) => ({ ...right, ...claims }) })).toMatchObject({
      status: 403,
      error: messages.signInWithoutAddress,
    });
  });

  test.each([
    ['says nothing of it', undefined],
    ['says it in other words', 'yes'],
    ['says 1', 1],
    ['says null', null],
  ])('an address signs in no teacher if the provider %s', async (_, email_verified) => {
    expect(await loginAs('teacher', { email_verified })).toMatchObject({ status: 403 });
  });

  test('an address of unknown status is accepted for a student', async () => {
    const unsaid = { email_verified: undefined };
    expect(await loginAs('student', unsaid)).toMatchObject({ status: 200 });
    expect(await loginAs('teacher', unsaid)).toEqual({ status: 403, error: messages.teacherNotVerified });
  });

  test('a confirmed address is accepted for a teacher', async () => {
    expect(await loginAs('teacher', {})).toMatchObject({ status: 200 });
    expect(await loginAs('teacher', { email_verified: 'true' })).toMatchObject({ status: 200 });
  });

  test.each([
    [undefined, 'ada'],
    ['', 'ada'],
    ['Ada\u0000 \uD800', 'Ada\uFFFD \uFFFD'],
    ['x'.repeat(200), 'x'.repeat(100)],
  ])('a name like %j is shown as %j', async (name, shown) => {
    const account = await accountWith({ claims: (right) => ({ ...right, sub: 'sub-of-a-name', name }) });
    expect(account.name).toBe(shown);
  });
});
