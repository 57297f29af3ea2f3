import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { createApp } from '../app';
import { readConfig } from '../config';
import { siteOf } from '../site';
import { aWorld } from '../testing/world';

const PROXY = '10.0.0.2';
const addressRates = {
  all: { capacity: 50, refillMs: 60_000 },
  refusedSignIns: { capacity: 5, refillMs: 60_000 },
};

/** A server behind a proxy, and what it answers to a request that came over it. */
function behindProxy(trusted = PROXY) {
  const { deps } = aWorld();
  const config = readConfig({ GEOLOCATION_URL: 'off', TRUST_PROXY: trusted });
  const { trustedProxies } = config;
  const app = createApp({ deps, site: siteOf(config, deps), trustedProxies, addressRates });
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
  for (let call = 0; call < addressRates.all.capacity; call += 1) await health(ask, forwardedFor, from);
}

test('behind a proxy each address has its own ceiling, and what a caller writes before it is not believed', async () => {
  const ask = behindProxy();
  await flood(ask, '203.0.113.7');
  expect(await health(ask, '203.0.113.7')).toMatchObject({
    status: 429,
    body: { error: messages.tooManyFromAddress },
  });
  expect((await health(ask, '198.51.100.1, 203.0.113.7')).status).toBe(429);
  expect((await health(ask, '203.0.113.8')).status).toBe(200);
});

test('without a trusted proxy a forwarded address counts for nothing', async () => {
  const ask = behindProxy('10.9.9.9');
  await flood(ask, '203.0.113.7');
  expect((await health(ask, '203.0.113.8')).status).toBe(429);
  expect((await health(ask, '203.0.113.7', '10.0.0.3')).status).toBe(200);
});

test('an address whose sign-ins are refused again and again has to wait; others may sign in', async () => {
  const ask = behindProxy();
  const init = { method: 'POST', body: '{"firebaseToken":"forged"}' };
  const signIn = (address: string) =>
    ask('/auth/login/student', { init: { ...init, headers: { 'X-Forwarded-For': address } } });
  for (let attempt = 0; attempt < addressRates.refusedSignIns.capacity; attempt += 1)
    await signIn('203.0.113.7');
  expect(await signIn('203.0.113.7')).toMatchObject({
    status: 429,
    body: { error: messages.tooManySignIns },
  });
  expect((await signIn('203.0.113.8')).status).toBe(401);
});
