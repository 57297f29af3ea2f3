import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForgingIssuer } from '../../testing/forging-issuer';
import { aClock } from '../../testing/manual-clock';
import { OIDC_CLIENT, type OidcIssuer, openOidcIssuer } from '../../testing/oidc-issuer';
import { oidcCheck } from './check';

const publicUrl = 'https://quiz.school.example';
const redirectUri = `${publicUrl}/auth/oidc/callback`;
let issuer: OidcIssuer;
let forging: Awaited<ReturnType<typeof openForgingIssuer>>;
beforeAll(async () => {
  issuer = await openOidcIssuer({ redirectUri });
  forging = await openForgingIssuer();
});
afterAll(async () => {
  await issuer.close();
  await forging.close();
});

interface Change {
  readonly issuer?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly publicUrl?: string;
  readonly clockAheadMs?: number;
  readonly patienceMs?: number;
}

async function findings(asked: Change = {}) {
  const { publicUrl: address = publicUrl, clockAheadMs = 0, patienceMs, ...change } = asked;
  const identity = { kind: 'oidc', issuer: issuer.issuer, ...OIDC_CLIENT, ...change } as const;
  const check = oidcCheck({ identity, publicUrl: address }, aClock(Date.now() + clockAheadMs), patienceMs);
  return (await check.run()).map(({ state, sentence }) => `${state}: ${sentence}`);
}

test('correct settings pass', async () => {
  expect(await findings()).toEqual([
    `ok: The provider answers and calls itself ${issuer.issuer}.`,
    'ok: Its clock and this one agree.',
    'ok: It offers what is needed: code flow, PKCE, signed ID tokens.',
    `ok: The provider does not object to the redirect address ${redirectUri}.`,
    'ok: The provider accepts OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
  ]);
});

test('missing settings are reported', async () => {
  const check = oidcCheck({ identity: { kind: 'demo' }, publicUrl }, aClock());
  expect(await check.run()).toMatchObject([{ state: 'off' }]);
});

test.each<[string, Change, RegExp[]]>([
  [
    'an unknown client ID',
    { clientId: 'another' },
    [
      /^wrong: The provider does not know OIDC_CLIENT_ID/,
      /^wrong: The provider refuses OIDC_CLIENT_SECRET, or/,
    ],
  ],
  ['a wrong secret', { clientSecret: 'other' }, [/^wrong: The provider refuses OIDC_CLIENT_SECRET/]],
  [
    'a redirect address that is not registered',
    { publicUrl: 'https://other.example' },
    [/^wrong: The redirect address is not registered.*https:\/\/other\.example\/auth\/oidc\/callback/],
  ],
  ['a clock that is ahead', { clockAheadMs: 90_000 }, [/^wrong: .*(89|90|91) seconds ahead of/]],
  ['a clock that is behind', { clockAheadMs: -3_600_000 }, [/^wrong: .*3(599|600|601) seconds behind/]],
  ['nobody at the address', { issuer: 'http://127.0.0.1:9' }, [/^wrong: .*cannot be reached/]],
  [
    'a host that does not exist',
    { issuer: 'https://nowhere.invalid' },
    [/^wrong: .*cannot be reached.*E\w+/],
  ],
])('%s has a finding of its own', async (_, change, sentences) => {
  const bad = (await findings(change)).filter((line) => !line.startsWith('ok'));
  expect(bad).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

test('an issuer with a superfluous path is not a provider', async () => {
  expect(await findings({ issuer: `${issuer.issuer}/accounts` })).toEqual([
    expect.stringMatching(/^wrong: What answers .* is no OpenID Connect provider \(status 404\)/),
  ]);
});

const metadata = '/.well-known/openid-configuration';
test.each<[string, Parameters<typeof forging.forge>[0], RegExp]>([
  [
    'another name',
    { metadata: (right) => ({ ...right, issuer: 'https://id.example' }) },
    /calls itself https:\/\/id\.example, not/,
  ],
  [
    'every tenant',
    { metadata: (right) => ({ ...right, issuer: 'https://x/{tenantid}/v2.0' }) },
    /open to every organisation/,
  ],
  [
    'no code flow',
    { metadata: (right) => ({ ...right, response_types_supported: ['id_token'] }) },
    /code flow/,
  ],
  ['no S256', { metadata: (right) => ({ ...right, code_challenge_methods_supported: ['plain'] }) }, /S256/],
  [
    'no signatures',
    { metadata: (right) => ({ ...right, id_token_signing_alg_values_supported: ['HS256'] }) },
    /does not sign/,
  ],
  [
    'no keys',
    { answer: { '/jwks': (response) => void response.writeHead(500).end() } },
    /keys cannot be read/,
  ],
  ['a bad day', { answer: { [metadata]: (response) => void response.writeHead(503).end() } }, /answered 503/],
  [
    'an unknown tenant',
    {
      answer: {
        [metadata]: (response) => void response.writeHead(400).end('{"error_description":"AADSTS90002"}'),
      },
    },
    /does not know this tenant/,
  ],
  ['an expired secret', tokenError('AADSTS7000222: expired'), /has expired/],
  [
    'the ID of the secret in its place',
    tokenError('AADSTS7000215: Invalid client secret'),
    /not its "Secret ID"/,
  ],
  [
    'an application that Google does not know',
    tokenError('The OAuth client was not found.'),
    /does not know OIDC_CLIENT_ID/,
  ],
  [
    'a redirect address that Google does not know',
    googleError('\n\u0015redirect_uri_mismatch'),
    /redirect address is not registered/,
  ],
  [
    'a client that Google does not know',
    googleError('\n\u000einvalid_client'),
    /does not know OIDC_CLIENT_ID/,
  ],
  [
    'a redirect address that Microsoft does not know',
    page('AADSTS50011'),
    /redirect address is not registered/,
  ],
  ['a scope it refuses', { sendsBack: { error: 'invalid_scope' } }, /back with the error "invalid_scope"/],
])('a provider with %s has a finding of its own', async (_, forgery, sentence) => {
  forging.forge(forgery);
  const bad = (await findings({ issuer: forging.issuer })).filter((line) => line.startsWith('wrong'));
  expect(bad).toEqual([expect.stringMatching(sentence)]);
  forging.forge({});
});

test('a busy provider gets its own finding', async () => {
  forging.forge({ answer: { [metadata]: () => {} } });
  const found = await findings({ issuer: forging.issuer, patienceMs: 500 });
  expect(found).toEqual([expect.stringMatching(/^wrong: .*cannot be reached.*no answer in time/)]);
  forging.forge({});
});

function tokenError(error_description: string) {
  const body = JSON.stringify({ error: 'invalid_client', error_description });
  return { answer: { '/token': (response: ServerResponse) => void response.writeHead(401).end(body) } };
}

function googleError(told: string) {
  const Location = `https://accounts.google.com/signin/oauth/error/v2?authError=${encodeURIComponent(btoa(told))}`;
  return {
    answer: { '/authorize': (response: ServerResponse) => void response.writeHead(302, { Location }).end() },
  };
}

function page(words: string) {
  return { answer: { '/authorize': (response: ServerResponse) => void response.writeHead(200).end(words) } };
}

test('plain http is not accepted as a public redirect address', async () => {
  expect(await findings({ issuer: forging.issuer, publicUrl: 'http://quiz.example' })).toContainEqual(
    expect.stringMatching(/^wrong: Providers send people back to https/),
  );
});

test('no finding shows the secret', async () => {
  expect((await findings({ clientSecret: 'canary-0123456789' })).join('\n')).not.toContain('canary');
});
