import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aShop } from '../../testing/razorpay-shop';

const FEBRUARY_15 = Date.UTC(2026, 1, 15, 9, 0, 0);
const MARCH_15 = Date.UTC(2026, 2, 15, 9, 0, 0);

/** A teacher who has paid and closed the page before the verification. */
async function aClosedTab(options?: { webhook: boolean }) {
  const shop = await aShop(options);
  const teacher = await shop.world.signIn('teacher', 'Ann');
  const orderId = await shop.order(teacher);
  return { ...shop, teacher, orderId, ...shop.stub.pay(orderId) };
}

test.each(['payment.captured', 'order.paid'])('"%s" gives the plan to whoever ordered', async (name) => {
  const { stub, tell, teacher, payment, planOf } = await aClosedTab();
  const answered = await tell(stub.event(name, payment));
  expect(answered).toMatchObject({ status: 200, body: { outcome: 'taken' } });
  expect(await planOf(teacher)).toBe(FEBRUARY_15);
});

test('the webhook also answers under /api', async () => {
  const { paid, tell, teacher, payment, planOf } = await aClosedTab();
  expect((await tell(paid(payment), '/api/payment/webhook')).status).toBe(200);
  expect(await planOf(teacher)).toBe(FEBRUARY_15);
});

test('both events, repeated, in any order around the verification and concurrently, add one month', async () => {
  const { stub, paid, tell, verify, teacher, payment, proof, planOf, rows } = await aClosedTab();
  const [captured, orderPaid] = [paid(payment), stub.event('order.paid', payment)];
  await Promise.all([tell(orderPaid), verify(teacher, proof), tell(captured), tell(orderPaid)]);
  for (const event of [captured, orderPaid, paid(payment)]) expect((await tell(event)).status).toBe(200);
  expect((await verify(teacher, proof)).body.planActiveUntil).toBe(FEBRUARY_15);
  expect(await planOf(teacher)).toBe(FEBRUARY_15);
  expect(rows("select count(*) as n from audit_log where action = 'plan'")).toEqual([{ n: 1 }]);
  expect(rows('select count(*) as n from mail_outbox')).toEqual([{ n: 1 }]);
});

test('an event is identified by its id, or else by its body', async () => {
  const { paid, tell, payment, rows } = await aClosedTab();
  const event = paid(payment);
  expect((await tell(event)).body.outcome).toBe('taken');
  expect((await tell(event)).body.outcome).toBe('known');
  const { 'X-Razorpay-Event-Id': _, ...headers } = event.headers;
  expect((await tell({ ...event, headers })).body.outcome).toBe('taken');
  expect((await tell({ ...event, headers })).body.outcome).toBe('known');
  expect(rows('select id from payment_events')).toHaveLength(2);
});

test('a forged event is refused and leaves nothing', async () => {
  const { stub, paid, tell, teacher, payment, planOf, rows } = await aClosedTab();
  const event = paid(payment);
  const forged = [
    stub.event('payment.captured', payment, 'another secret'),
    stub.event('payment.captured', payment, stub.config.keySecret),
    { ...event, body: event.body.replace('"captured"', '"captured" ') },
    { ...event, headers: { 'X-Razorpay-Event-Id': 'event_1' } },
    { ...event, headers: { 'X-Razorpay-Signature': '' } },
  ];
  for (const each of forged)
    expect(await tell(each)).toMatchObject({ status: 400, body: { error: messages.webhookNotSigned } });
  expect(await planOf(teacher)).toBeNull();
  expect(rows('select * from payment_events')).toEqual([]);
  expect((await tell(event)).status).toBe(200);
});

test('an event is verified with Razorpay', async () => {
  const { stub, tell, teacher, payment, planOf } = await aClosedTab();
  stub.setStatus(payment, 'failed');
  expect((await tell(stub.event('payment.captured', payment))).body.outcome).toBe('ignored');
  expect(await planOf(teacher)).toBeNull();
});

test('an event is refused while Razorpay is unreachable, and counts when repeated', async () => {
  const { stub, paid, tell, teacher, payment, planOf, rows } = await aClosedTab();
  stub.now.mode = '500';
  const event = paid(payment);
  const refused = await tell(event);
  expect(refused).toMatchObject({ status: 503, body: { error: messages.paymentBeingConfirmed } });
  expect(rows('select * from payment_events')).toEqual([]);
  stub.now.mode = 'good';
  expect((await tell(event)).body.outcome).toBe('taken');
  expect(await planOf(teacher)).toBe(FEBRUARY_15);
});

test('unrelated events are recorded and change nothing', async () => {
  const { stub, tell, teacher, payment, planOf } = await aClosedTab();
  const others = [
    stub.event('payment.failed', payment),
    stub.event('payment.authorized', payment),
    stub.event('payment.captured', { ...payment, order_id: 'order_OfAnotherShop' }),
    stub.event('invoice.paid', payment),
  ];
  for (const event of others)
    expect(await tell(event)).toMatchObject({ status: 200, body: { outcome: 'ignored' } });
  expect(await planOf(teacher)).toBeNull();
});

test('a second payment of the same order adds no second month', async () => {
  const { stub, paid, tell, teacher, orderId, payment, planOf } = await aClosedTab();
  await tell(paid(payment));
  expect((await tell(paid(stub.pay(orderId).payment))).body.outcome).toBe('ignored');
  expect(await planOf(teacher)).toBe(FEBRUARY_15);
});

test('a renewal through the webhook adds its month to the end', async () => {
  const { stub, paid, order, tell, teacher, payment, planOf } = await aClosedTab();
  await tell(paid(payment));
  await tell(paid(stub.pay(await order(teacher)).payment));
  expect(await planOf(teacher)).toBe(MARCH_15);
});

test('a refund is recorded once, and the plan stays', async () => {
  const { stub, paid, tell, teacher, payment, planOf, rows } = await aClosedTab();
  await tell(paid(payment));
  const refund = stub.event('refund.processed', payment);
  expect((await tell(refund)).status).toBe(200);
  expect((await tell(refund)).body.outcome).toBe('known');
  expect(await planOf(teacher)).toBe(FEBRUARY_15);
  expect(rows("select subject from audit_log where action = 'refund.processed'")).toEqual([
    { subject: teacher.accountId },
  ]);
});

test('without a webhook secret there is no webhook', async () => {
  const { paid, tell, payment } = await aClosedTab({ webhook: false });
  expect(await tell(paid(payment))).toMatchObject({
    status: 404,
    body: { error: messages.webhookUnavailable },
  });
});
