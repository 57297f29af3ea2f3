import { expect, test } from 'vitest';
import { aRazorpayStub, type RazorpayMode } from '../../testing/razorpay-stub';
import { razorpayApi } from './api';
import { razorpayCheck } from './check';

const publicUrl = 'https://quiz.example.org';

async function findings(
  changes: { keyId?: string; keySecret?: string; webhookSecret?: null; apiUrl?: string; publicUrl?: string },
  mode: RazorpayMode = 'good',
) {
  const stub = await aRazorpayStub();
  stub.now.mode = mode;
  const razorpay = { ...stub.config, ...changes };
  const check = razorpayCheck({ razorpay, publicUrl, ...changes }, razorpayApi(razorpay, 500));
  return (await check.run()).map(({ state, sentence }) => `${state}: ${sentence}`);
}

test('without settings the finding names the test checkout', async () => {
  const [finding] = await razorpayCheck({ razorpay: null, publicUrl }).run();
  expect(finding).toMatchObject({ state: 'off', sentence: expect.stringContaining('test checkout') });
});

test('a valid test key is accepted and called a test key', async () => {
  const [kind, key, webhook, dollars] = await findings({});
  expect(kind).toMatch(/^warning: .*test key/);
  expect(key).toMatch(/^ok: Razorpay accepts the key/);
  expect(webhook).toMatch(/^ok: .*https:\/\/quiz\.example\.org\/payment\/webhook/);
  expect(dollars).toMatch(/^warning: .*US dollars/);
});

test('live keys, test keys and invalid keys are distinguished', async () => {
  expect((await findings({ keyId: 'rzp_live_Abc123' }))[0]).toMatch(/^ok: .*live key/);
  expect((await findings({ keyId: 'my-key' }))[0]).toMatch(/^wrong: .*begins with rzp_live_/);
});

test.each<[string, Parameters<typeof findings>, RegExp]>([
  ['a wrong secret', [{ keySecret: 'other' }], /^wrong: Razorpay refuses the key/],
  ['a wrong key', [{ keyId: 'rzp_test_Other' }], /^wrong: Razorpay refuses the key/],
  ['nobody at the address', [{ apiUrl: 'http://127.0.0.1:9' }], /^wrong: .*cannot be reached.*ECONNREFUSED/],
  ['no answer', [{}, 'hang'], /^wrong: .*cannot be reached/],
  ['a failing server', [{}, '500'], /^wrong: Razorpay answered 500/],
  ['something else at the address', [{}, 'malformed'], /^wrong: .*is not Razorpay's API/],
])('%s has a finding of its own', async (_, given, sentence) => {
  expect((await findings(...given))[1]).toMatch(sentence);
});

test('a missing or unreachable webhook is a warning', async () => {
  expect((await findings({ webhookSecret: null }))[2]).toMatch(
    /^warning: RAZORPAY_WEBHOOK_SECRET is not set/,
  );
  expect((await findings({ publicUrl: 'http://localhost:3000' }))[2]).toMatch(/^warning: .*Check PUBLIC_URL/);
});

test('no finding shows a secret', async () => {
  const keySecret = 'canary-secret-0123456789';
  expect((await findings({ keySecret })).join('\n')).not.toContain(keySecret);
});
