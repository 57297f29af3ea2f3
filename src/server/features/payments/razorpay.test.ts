import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aShop } from '../../testing/razorpay-shop';
import type { RazorpayMode, StubPayment } from '../../testing/razorpay-stub';

const FEBRUARY_15 = Date.UTC(2026, 1, 15, 9, 0, 0);
const MARCH_15 = Date.UTC(2026, 2, 15, 9, 0, 0);

test('a captured payment of an own order activates the plan, and the receipt is queued with it', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher', 'Ann');
  const { proof } = shop.stub.pay(await shop.order(teacher));
  expect(await shop.verify(teacher, proof)).toMatchObject({
    status: 200,
    body: { verified: true, planActive: true, planActiveUntil: FEBRUARY_15 },
  });
  expect(await shop.planOf(teacher)).toBe(FEBRUARY_15);
  expect(shop.rows('select recipient, subject from mail_outbox')).toEqual([
    { recipient: 'ann@school.example', subject: 'Receipt: Premium Plan, ₹100' },
  ]);
});

test('a payment in dollars is checked in cents', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const { payment, proof } = shop.stub.pay(await shop.order(teacher, 'DE'));
  expect(payment).toMatchObject({ amount: 1000, currency: 'USD' });
  expect((await shop.verify(teacher, proof)).status).toBe(200);
});

test('an authorized payment is captured, then counts', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const { payment, proof } = shop.stub.pay(await shop.order(teacher), { status: 'authorized' });
  expect((await shop.verify(teacher, proof)).status).toBe(200);
  expect(shop.stub.asked).toContain(`POST /v1/payments/${payment.id}/capture`);
  expect(await shop.planOf(teacher)).toBe(FEBRUARY_15);
});

test.each<[string, Partial<StubPayment>]>([
  ['is open', { status: 'created' }],
  ['failed', { status: 'failed' }],
  ['was given back', { status: 'refunded' }],
  ['is of less', { amount: 100 }],
  ['is of more', { amount: 10_001 }],
  ['is in another currency', { currency: 'USD' }],
  ['is of another order', { order_id: 'order_Other' }],
  ['is of less and only authorized', { amount: 100, status: 'authorized' }],
  ['is of another order and only authorized', { order_id: 'order_Other', status: 'authorized' }],
])('a payment that %s activates nothing and is not captured', async (_, changes) => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const { payment, proof } = shop.stub.pay(await shop.order(teacher), changes);
  expect(await shop.verify(teacher, proof)).toMatchObject({
    status: 400,
    body: { error: messages.paymentNotVerified },
  });
  expect(await shop.planOf(teacher)).toBeNull();
  expect(shop.stub.asked).not.toContain(`POST /v1/payments/${payment.id}/capture`);
  expect((await shop.tell(shop.paid(payment))).status).toBe(200);
  expect(await shop.planOf(teacher)).toBeNull();
});

test('a forged signature is refused without asking Razorpay', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const { proof } = shop.stub.pay(await shop.order(teacher));
  const asked = shop.stub.asked.length;
  for (const razorpay_signature of ['f'.repeat(64), proof.razorpay_signature.toUpperCase(), 'x'])
    expect((await shop.verify(teacher, { ...proof, razorpay_signature })).status).toBe(400);
  expect(shop.stub.asked).toHaveLength(asked);
});

test('the proof of one order pays for no other, even of the same teacher', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const first = shop.stub.pay(await shop.order(teacher));
  const second = await shop.order(teacher);
  const replayed = { ...first.proof, razorpay_order_id: second };
  expect((await shop.verify(teacher, replayed)).status).toBe(400);
  // Even with a genuine signature, the payment belongs to its own order.
  const signed = shop.stub.proofOf(second, first.payment.id);
  expect((await shop.verify(teacher, signed)).status).toBe(400);
  expect(await shop.planOf(teacher)).toBeNull();
});

test("another teacher's payment is not found and stays theirs", async () => {
  const shop = await aShop();
  const ann = await shop.world.signIn('teacher', 'Ann');
  const bob = await shop.world.signIn('teacher', 'Bob');
  const { proof } = shop.stub.pay(await shop.order(ann));
  expect((await shop.verify(bob, proof)).status).toBe(404);
  expect((await shop.verify(ann, proof)).status).toBe(200);
  expect((await shop.verify(bob, proof)).status).toBe(404);
  expect(await shop.planOf(bob)).toBeNull();
});

test('a repeated proof gets the same response, even while Razorpay is down and after a refund', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const { payment, proof } = shop.stub.pay(await shop.order(teacher));
  const first = await shop.verify(teacher, proof);
  shop.stub.setStatus(payment, 'refunded');
  expect((await shop.verify(teacher, proof)).body).toEqual(first.body);
  shop.stub.now.mode = '500';
  expect((await shop.verify(teacher, proof)).body).toEqual(first.body);
  expect(await shop.planOf(teacher)).toBe(FEBRUARY_15);
});

test('each of two paid orders adds a month', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  for (const until of [FEBRUARY_15, MARCH_15]) {
    const { proof } = shop.stub.pay(await shop.order(teacher));
    expect((await shop.verify(teacher, proof)).body.planActiveUntil).toBe(until);
  }
  const receipts = (await teacher.query('payments.list')).body;
  expect(receipts).toMatchObject([{ amount: 10_000, currency: 'INR' }, { amount: 10_000 }]);
  const other = await shop.world.signIn('teacher', 'Bob');
  expect((await other.query('payments.list')).body).toEqual([]);
});

test.each<RazorpayMode>(['500', 'cut', 'malformed', 'redirect', 'wrong-amount'])(
  'when Razorpay answers an order with "%s", nothing is half done',
  async (mode) => {
    const shop = await aShop();
    const teacher = await shop.world.signIn('teacher');
    shop.stub.now.mode = mode;
    const answered = await teacher.rest('GET', '/payment/create-order?amount=100&country=IN');
    expect(answered).toMatchObject({ status: 502, body: { error: messages.checkoutDidNotOpen } });
    expect(shop.rows('select * from payment_orders')).toEqual([]);
  },
);

test('a verification without a reply from Razorpay says so, and can be repeated', async () => {
  const shop = await aShop();
  const teacher = await shop.world.signIn('teacher');
  const { proof } = shop.stub.pay(await shop.order(teacher));
  shop.stub.now.mode = '500';
  expect(await shop.verify(teacher, proof)).toMatchObject({
    status: 502,
    body: { error: messages.paymentBeingConfirmed },
  });
  expect(shop.rows('select payment_id from payment_orders')).toEqual([{ payment_id: null }]);
  shop.stub.now.mode = 'good';
  expect((await shop.verify(teacher, proof)).status).toBe(200);
});
