import { expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { siteOf } from '../../server/site';
import { aStage } from '../../server/testing/stage';
import { aWorld } from '../../server/testing/world';

const SIGN_IN = {
  OIDC_ISSUER: 'https://accounts.school.example',
  OIDC_CLIENT_ID: 'quiz',
  OIDC_CLIENT_SECRET: 'secret',
};
const NOTHING_ELSE = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The headers of the first page in a real configuration. */
async function headersWith(settings: Record<string, string>, path = '/healthz') {
  const { deps } = aWorld();
  const config = readConfig({ GEOLOCATION_URL: 'off', ...settings });
  const { headers } = await createApp({ deps, site: siteOf(config, deps) }).request(path);
  return headers;
}

const policyOf = (headers: Headers) => (headers.get('Content-Security-Policy') ?? '').split('; ');

test('the policy allows only this server, no inline scripts and no framing', async () => {
  expect(policyOf(await headersWith({}))).toEqual(NOTHING_ELSE);
});

test('a missing page has the same headers', async () => {
  expect(policyOf(await headersWith({}, '/nowhere'))).toEqual(NOTHING_ELSE);
  expect(policyOf(await headersWith({}, '/trpc/nowhere'))).toEqual(NOTHING_ELSE);
});

test('the hosts of Google, Razorpay and the look-up are allowed only where a setting requires them', async () => {
  const headers = await headersWith({
    GEOLOCATION_URL: 'https://api.country.is/',
    FIREBASE_PROJECT_ID: 'school',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
  });
  expect(policyOf(headers)).toEqual([
    "default-src 'none'",
    "script-src 'self' https://apis.google.com https://checkout.razorpay.com https://cdn.razorpay.com",
    "style-src 'self'",
    "img-src 'self' data: blob: https://cdn.razorpay.com",
    "font-src 'self'",
    `connect-src 'self' https://api.country.is https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.razorpay.com https://checkout.razorpay.com ${['lumberjack', 'lumberjack-cx', 'lumberjack-metrics'].map((name) => `https://${name}.razorpay.com`).join(' ')}`,
    'frame-src https://school.firebaseapp.com https://api.razorpay.com https://checkout.razorpay.com',
    ...NOTHING_ELSE.slice(-5),
  ]);
});

test('every response forbids type sniffing, framing and cross-origin reads', async () => {
  expect(Object.fromEntries(await headersWith({}))).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test('HSTS is sent only if the address uses https', async () => {
  const header = 'Strict-Transport-Security';
  expect((await headersWith({ ...SIGN_IN, PUBLIC_URL: 'https://quiz.school.example' })).get(header)).toBe(
    'max-age=31536000',
  );
  expect((await headersWith({})).get(header)).toBeNull();
});

test('no other origin is allowed, for any request', async () => {
  const { world, teacher } = await aStage('draft');
  const Origin = 'https://elsewhere.example';
  for (const method of ['OPTIONS', 'GET']) {
    const headers = {
      Origin,
      Authorization: `Bearer ${teacher.token}`,
      'Access-Control-Request-Method': 'GET',
    };
    const response = await world.app.request('/teacher/', { method, headers });
    const opened = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(opened).toEqual([]);
  }
});
