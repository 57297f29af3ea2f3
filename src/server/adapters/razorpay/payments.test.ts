import { expect, test } from 'vitest';
import { aRazorpayStub, type RazorpayMode } from '../../testing/razorpay-stub';
import { paymentContract } from '../provider.contract';
import { razorpayApi } from './api';
import { razorpayPayments } from './payments';

/** Short enough for a test, long enough for a busy machine to answer over loopback. */
const ANSWER_WITHIN_MS = 1500;

async function aProvider(changes: { readonly keySecret?: string; readonly apiUrl?: string } = {}) {
  const stub = await aRazorpayStub();
  const config = { ...stub.config, ...changes };
  return { stub, provider: razorpayPayments(config, razorpayApi(config, ANSWER_WITHIN_MS)) };
}

const anOrder = { amountMinor: 10_000, currency: 'INR', reference: 'ref-1' };

paymentContract('Razorpay', async () => (await aProvider()).provider);

test('an order carries our reference and nothing about a person', async () => {
  const { stub, provider } = await aProvider();
  const { id } = await provider.createOrder(anOrder);
  expect(stub.orders.get(id)).toMatchObject({ amount: 10_000, currency: 'INR', receipt: 'ref-1' });
});

test('a payment is returned with its order, amount, currency and state', async () => {
  const { stub, provider } = await aProvider();
  const { id } = await provider.createOrder(anOrder);
  const { payment, proof } = stub.pay(id, { status: 'authorized' });
  expect(provider.isGenuine(proof)).toBe(true);
  const found = await provider.findPayment(payment.id);
  expect(found).toEqual({
    id: payment.id,
    orderId: id,
    amountMinor: 10_000,
    currency: 'INR',
    state: 'authorized',
  });
  if (found) expect(await provider.capturePayment(found)).toEqual({ ...found, state: 'captured' });
  expect(await provider.findPaymentsOfOrder?.(id)).toMatchObject([{ id: payment.id, state: 'captured' }]);
});

test.each(['failed', 'refunded', 'created'] as const)(
  'a payment that is %s does not count as paid',
  async (status) => {
    const { stub, provider } = await aProvider();
    const { id } = await provider.createOrder(anOrder);
    expect(await provider.findPayment(stub.pay(id, { status }).payment.id)).toMatchObject({ state: 'none' });
  },
);

test.each(['../orders', 'pay_1/capture', 'pay_1?expand[]=card', '', 'x'.repeat(500)])(
  'the payment id %j is never sent',
  async (id) => {
    const { stub, provider } = await aProvider();
    expect(await provider.findPayment(id)).toBeUndefined();
    expect(stub.asked).toEqual([]);
  },
);

test.each<[RazorpayMode, RegExp]>([
  ['500', /answered 500/],
  ['hang', /did not answer: ERR_CANCELED/],
  ['drip', /did not answer: ERR_CANCELED/],
  ['cut', /did not answer: ECONNRESET/],
  ['malformed', /not understood/],
  ['redirect', /answered 302/],
])('when Razorpay answers with "%s", the request fails and says why', async (mode, reason) => {
  const { stub, provider } = await aProvider();
  stub.now.mode = mode;
  await expect(provider.createOrder(anOrder)).rejects.toThrow(reason);
  await expect(provider.findPayment('pay_Stub1')).rejects.toThrow(reason);
  // The redirect was not followed.
  expect(stub.asked).not.toContain('GET /v1/elsewhere');
});

test('without a server the request fails with a clear error', async () => {
  const { provider } = await aProvider({ apiUrl: 'http://127.0.0.1:9' });
  await expect(provider.createOrder(anOrder)).rejects.toThrow(/did not answer: ECONNREFUSED/);
});

test('an error contains no key, no secret and nothing of the request', async () => {
  const keySecret = 'canary-secret-0123456789';
  const { stub, provider } = await aProvider({ keySecret });
  for (const mode of ['good', '500', 'cut', 'malformed'] as const) {
    stub.now.mode = mode;
    const failure = await provider.createOrder(anOrder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const { stack, ...fields } = failure as Error;
    const text = `${stack} ${JSON.stringify(fields)} ${Object.keys(failure as Error)}`;
    for (const secret of [keySecret, Buffer.from(`:${keySecret}`).toString('base64'), 'Basic', 'ref-1'])
      expect(text).not.toContain(secret);
  }
});

test('an event counts only with a signature over its exact bytes', async () => {
  const { stub, provider } = await aProvider();
  const { id } = await provider.createOrder(anOrder);
  const { payment } = stub.pay(id);
  const { body, headers } = stub.event('payment.captured', payment);
  const bytes = new TextEncoder().encode(body);
  const signature = headers['X-Razorpay-Signature'];
  expect(provider.readEvent?.({ body: bytes, signature })).toEqual({
    kind: 'paid',
    orderId: id,
    paymentId: payment.id,
  });
  const spaced = new TextEncoder().encode(JSON.stringify(JSON.parse(body), null, 1));
  expect(provider.readEvent?.({ body: spaced, signature })).toBeUndefined();
  expect(provider.readEvent?.({ body: bytes, signature: undefined })).toBeUndefined();
  expect(provider.readEvent?.({ body: bytes, signature: 'f'.repeat(64) })).toBeUndefined();
});

test('without a webhook secret no event is read', async () => {
  const { config } = await aRazorpayStub();
  expect(razorpayPayments({ ...config, webhookSecret: null }).readEvent).toBeUndefined();
});
