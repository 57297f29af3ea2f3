import { describe, expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { testCheckout } from '../../adapters/embedded/test-checkout';
import type { Deps } from '../../deps';
import type { PaymentProvider } from '../../ports/payments';
import type { Person } from '../../testing/person';
import { buyPlan } from '../../testing/stage';
import { aWorld } from '../../testing/world';

const FEBRUARY_15 = Date.UTC(2026, 1, 15, 9, 0, 0);
const MARCH_15 = Date.UTC(2026, 2, 15, 9, 0, 0);

const order = (person: Person, amount: unknown = 100, country: unknown = 'IN') =>
  person.mutate('payments.createOrder', { amount, country });
const pay = async (person: Person, orderId: unknown) =>
  (await person.mutate('payments.testCheckout', { orderId, outcome: 'success' })).body;
const plan = async (person: Person) => (await person.rest('GET', '/teacher/')).body;

/** The test checkout with some changed answers, as from another provider. */
function aProvider(changes: Partial<PaymentProvider>): Partial<Deps> {
  const ids = aWorld().deps.ids;
  return { payments: { ...testCheckout({ secret: 's'.repeat(32), ids }), ...changes } };
}

describe('ordering', () => {
  test.each([
    [100, 'IN', { amount: 10_000, currency: 'INR' }],
    ['100', 'in', { amount: 10_000, currency: 'INR' }],
    [10, 'DE', { amount: 1000, currency: 'USD' }],
  ])('%j in %s is an order of %j', async (amount, country, expected) => {
    const answered = await order(await aWorld().signIn('teacher'), amount, country);
    expect(answered).toMatchObject({ status: 200, body: expected });
  });

  test.each([1, -100, 10_000, 10.5, '', 'lots', null, [100], { amount: 100 }, Number.NaN])(
    '%j is not the price in India',
    async (amount) => {
      const answered = await order(await aWorld().signIn('teacher'), amount);
      expect(answered).toMatchObject({ status: 400, body: { error: messages.priceMismatch } });
    },
  );

  test.each(['', 'INDIA', 'I', '91', null, 7, ['IN'], '__proto__'])(
    '%j is not a country code',
    async (country) => {
      expect((await order(await aWorld().signIn('teacher'), 100, country)).status).toBe(400);
    },
  );

  test('an unresponsive provider gives one sentence and no order', async () => {
    const createOrder = () => Promise.reject(new TypeError('connect ECONNREFUSED'));
    const world = aWorld(aProvider({ createOrder }));
    const answered = await order(await world.signIn('teacher'));
    expect(answered).toMatchObject({ status: 502, body: { error: messages.checkoutDidNotOpen } });
    expect(world.errors).toHaveLength(1);
  });
});

describe('the test checkout', () => {
  test('a declined card gives the reason and no proof', async () => {
    const teacher = await aWorld().signIn('teacher');
    const { body } = await order(teacher);
    const declined = await teacher.mutate('payments.testCheckout', { orderId: body.id, outcome: 'failure' });
    expect(declined.body).toEqual({ failed: true, reason: messages.testPaymentDeclined });
    expect(await plan(teacher)).toMatchObject({ planActive: false });
  });

  test('an unknown outcome is refused', async () => {
    const teacher = await aWorld().signIn('teacher');
    const { body } = await order(teacher);
    const input = { orderId: body.id, outcome: 'maybe' };
    expect((await teacher.mutate('payments.testCheckout', input)).status).toBe(400);
  });

  test("another teacher's order is not found", async () => {
    const world = aWorld();
    const { body } = await order(await world.signIn('teacher', 'Ann'));
    const other = await world.signIn('teacher', 'Bob');
    expect(await pay(other, body.id)).toMatchObject({ error: messages.orderNotFound });
  });

  test('is absent with a real provider', async () => {
    const { completeTestCheckout: _, ...real } = testCheckout({ secret: 's', ids: aWorld().deps.ids });
    const teacher = await aWorld({ payments: { ...real, kind: 'razorpay' } }).signIn('teacher');
    const { body } = await order(teacher);
    expect(await pay(teacher, body.id)).toMatchObject({ error: messages.testCheckoutUnavailable });
  });
});

describe('verifying', () => {
  test('a genuine payment activates the plan for one calendar month', async () => {
    const world = aWorld();
    const teacher = await world.signIn('teacher');
    const proof = await pay(teacher, (await order(teacher)).body.id);
    const verified = await teacher.mutate('payments.verify', proof);
    expect(verified.body).toEqual({ verified: true, planActive: true, planActiveUntil: FEBRUARY_15 });
    expect(await plan(teacher)).toMatchObject({ planActive: true, planActiveUntil: FEBRUARY_15 });
  });

  test('a repeated proof gets the same response and adds no time', async () => {
    const world = aWorld();
    const teacher = await world.signIn('teacher');
    const proof = await buyPlan(teacher);
    world.clock.advance(60_000);
    const again = await teacher.rest('POST', '/payment/verify-payment', proof);
    expect(again).toMatchObject({ status: 200, body: { planActiveUntil: FEBRUARY_15 } });
    expect(await plan(teacher)).toMatchObject({ planActiveUntil: FEBRUARY_15 });
  });

  test('two simultaneous verifications add one month', async () => {
    const teacher = await aWorld().signIn('teacher');
    const proof = await pay(teacher, (await order(teacher)).body.id);
    const both = await Promise.all([1, 2].map(() => teacher.mutate('payments.verify', proof)));
    expect(both.map(({ body }) => body.planActiveUntil)).toEqual([FEBRUARY_15, FEBRUARY_15]);
  });

  test('a second payment adds a month', async () => {
    const teacher = await aWorld().signIn('teacher');
    await buyPlan(teacher);
    await buyPlan(teacher);
    expect(await plan(teacher)).toMatchObject({ planActive: true, planActiveUntil: MARCH_15 });
  });

  test('a plan ends after its month', async () => {
    const world = aWorld();
    await buyPlan(await world.signIn('teacher'));
    world.clock.advance(FEBRUARY_15 - world.clock.now());
    // The session of January has expired too.
    expect(await plan(await world.signIn('teacher'))).toMatchObject({
      planActive: false,
      planActiveUntil: FEBRUARY_15,
    });
  });

  test.each(['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'])(
    'without %s, or with something else in it, nothing is verified',
    async (field) => {
      const teacher = await aWorld().signIn('teacher');
      const proof = await pay(teacher, (await order(teacher)).body.id);
      for (const value of [undefined, null, '', 7, ['x'], {}]) {
        expect((await teacher.mutate('payments.verify', { ...proof, [field]: value })).status).toBe(400);
      }
      expect(await plan(teacher)).toMatchObject({ planActive: false });
    },
  );

  test('a forged signature is refused', async () => {
    const teacher = await aWorld().signIn('teacher');
    const proof = await pay(teacher, (await order(teacher)).body.id);
    const forged = { ...proof, razorpay_signature: 'f'.repeat(64) };
    const answered = await teacher.mutate('payments.verify', forged);
    expect(answered).toMatchObject({ status: 400, body: { error: messages.paymentNotVerified } });
  });

  test("another teacher's payment is not found", async () => {
    const world = aWorld();
    const ann = await world.signIn('teacher', 'Ann');
    const proof = await pay(ann, (await order(ann)).body.id);
    const bob = await world.signIn('teacher', 'Bob');
    expect((await bob.mutate('payments.verify', proof)).status).toBe(404);
  });

  const paid = {
    id: 'pay_1',
    orderId: 'order_1',
    amountMinor: 10_000,
    currency: 'INR',
    state: 'captured',
  } as const;
  test.each([
    ['is not captured', { ...paid, state: 'none' as const }],
    ['is of another order', { ...paid, orderId: 'order_2' }],
    ['is of another amount', { ...paid, amountMinor: 100 }],
    ['is in another currency', { ...paid, currency: 'USD' }],
    ['is unknown to the provider', undefined],
  ])('a payment that %s activates nothing', async (_, payment) => {
    const provider = aProvider({
      createOrder: async ({ amountMinor: amount, currency }) => ({ id: 'order_1', amount, currency }),
      isGenuine: () => true,
      findPayment: async () => payment,
    });
    const teacher = await aWorld(provider).signIn('teacher');
    const { body } = await order(teacher);
    const proof = { razorpay_order_id: body.id, razorpay_payment_id: 'pay_1', razorpay_signature: 's' };
    expect((await teacher.mutate('payments.verify', proof)).status).toBe(400);
    expect(await plan(teacher)).toMatchObject({ planActive: false });
  });

  test('a payment counts for one order only', async () => {
    const orderIds = ['order_1', 'order_2'];
    let asked = 0;
    const provider = aProvider({
      createOrder: async ({ amountMinor: amount, currency }) => ({
        id: orderIds.pop() ?? 'none',
        amount,
        currency,
      }),
      isGenuine: () => true,
      findPayment: async () => ({ ...paid, orderId: ['order_2', 'order_1'][asked++] ?? 'none' }),
    });
    const teacher = await aWorld(provider).signIn('teacher');
    const statuses = [];
    for (const id of [(await order(teacher)).body.id, (await order(teacher)).body.id]) {
      const proof = { razorpay_order_id: id, razorpay_payment_id: 'pay_1', razorpay_signature: 's' };
      statuses.push((await teacher.mutate('payments.verify', proof)).status);
    }
    expect(statuses).toEqual([200, 400]);
    expect(await plan(teacher)).toMatchObject({ planActiveUntil: FEBRUARY_15 });
  });
});

test('with billing off every teacher has a plan', async () => {
  const policy = { submitGraceSeconds: 60, billing: 'off', teacherEmails: [] } as const;
  const teacher = await aWorld({ policy }).signIn('teacher');
  expect(await plan(teacher)).toMatchObject({ planActive: true, planActiveUntil: null });
});

test('the payment webhook is absent and asks for no token', async () => {
  const answered = await aWorld().nobody.rest('POST', '/payment/webhook', { event: 'payment.captured' });
  expect(answered).toMatchObject({ status: 404, body: { error: messages.webhookUnavailable } });
});
