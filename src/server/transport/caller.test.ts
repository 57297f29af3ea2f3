import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { createApp } from '../app';
import { readConfig } from '../config';
import { readTrustedProxies } from '../settings/proxy';
import { siteOf } from '../site';
import { aWorld } from '../testing/world';
import { addressKey, isTrusted, plainAddress } from './caller';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this process', 'this process'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('every address has one canonical form', () => {
  const spellings = ['2001:db8::a:1', '2001:DB8:0:0:0:0:000a:0001', '2001:db8:0:0::10.0.0.1'];
  expect(spellings.map(plainAddress)).toEqual([
    '2001:db8:0:0:0:0:a:1',
    '2001:db8:0:0:0:0:a:1',
    '2001:db8:0:0:0:0:a00:1',
  ]);
});

test('a proxy is recognized in every notation of its address', () => {
  const trusted = readTrustedProxies('10.0.0.2,2001:db8::2');
  for (const address of ['10.0.0.2', '::ffff:10.0.0.2', '2001:db8:0::0:2']) {
    expect(isTrusted(trusted, address)).toBe(true);
  }
  expect(isTrusted(trusted, '10.0.0.3')).toBe(false);
  expect(isTrusted(null, '10.0.0.2')).toBe(false);
});

const SIGN_IN = {
  OIDC_ISSUER: 'https://accounts.school.example',
  OIDC_CLIENT_ID: 'quiz',
  OIDC_CLIENT_SECRET: 'secret',
};
const PROXY = '10.0.0.2';
const addressLimit = { capacity: 50, refillMs: 60_000 };

function behindProxy(trusted = PROXY) {
  const { deps } = aWorld();
  const config = readConfig({ ...SIGN_IN, GEOLOCATION_URL: 'off', TRUST_PROXY: trusted });
  const { trustedProxies } = config;
  const app = createApp({ deps, site: siteOf(config, deps), trustedProxies, addressLimit });
  return async (path: string, { from = PROXY, forwardedFor = '', init = {} }) => {
    const headers = { ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }) };
    const env = { incoming: { socket: { remoteAddress: from } } };
    const response = await app.request(path, { headers, ...init }, env);
    return { status: response.status, body: await response.json() };
  };
}

type Ask = ReturnType<typeof behindProxy>;
const health = (ask: Ask, forwardedFor: string, from?: string) =>
  ask('/healthz', { forwardedFor, ...(from !== undefined && { from }) });

async function flood(ask: Ask, forwardedFor: string, from?: string) {
  for (let call = 0; call < addressLimit.capacity; call += 1) await health(ask, forwardedFor, from);
}

test('behind a proxy each address has its own limit, and forged entries are ignored', async () => {
  const ask = behindProxy();
  await flood(ask, '203.0.113.7');
  expect(await health(ask, '203.0.113.7')).toMatchObject({
    status: 429,
    body: { error: messages.tooManyFromAddress },
  });
  expect((await health(ask, '198.51.100.1, 203.0.113.7')).status).toBe(429);
  expect((await health(ask, '203.0.113.8')).status).toBe(200);
});

test('without a trusted proxy a forwarded address is ignored', async () => {
  const ask = behindProxy('10.9.9.9');
  await flood(ask, '203.0.113.7');
  expect((await health(ask, '203.0.113.8')).status).toBe(429);
  expect((await health(ask, '203.0.113.7', '10.0.0.3')).status).toBe(200);
});

test('an IPv6 network is one caller, whichever of its addresses it uses', async () => {
  const ask = behindProxy();
  for (let call = 0; call < addressLimit.capacity; call += 1) await health(ask, `2001:db8:0:7::${call + 1}`);
  expect((await health(ask, '2001:DB8:0:7:ffff::1')).status).toBe(429);
  expect((await health(ask, '2001:db8:0:8::1')).status).toBe(200);
  await flood(ask, '203.0.113.7');
  expect((await health(ask, '::ffff:203.0.113.7')).status).toBe(429);
  expect((await health(ask, '::ffff:cb00:7107')).status).toBe(429);
});
