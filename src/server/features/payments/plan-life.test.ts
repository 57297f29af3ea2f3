import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, evaluate } from '../../testing/factories';
import { aShop } from '../../testing/razorpay-shop';
import { buyPlan } from '../../testing/stage';
import { aWorld, type World } from '../../testing/world';
import { confirmPendingOrders } from './confirm-order';
import { endPlan, grantPlan, showPlan } from './plan';
import { remindOfEndingPlans } from './remind-of-ending-plans';

const DAY_MS = 24 * 60 * 60 * 1000;
const FEBRUARY_15 = Date.UTC(2026, 1, 15, 9, 0, 0);
const MARCH_15 = Date.UTC(2026, 2, 15, 9, 0, 0);
const ann = { email: 'Ann@school.example' };

const reminders = ({ deps }: World) =>
  deps.db.$client.prepare("select recipient, body from mail_outbox where subject like '%ends soon'").all();

test('after the end of the plan only publishing stops: running quizzes continue to the release', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds: 1800 } });
  endPlan(world.deps, ann);
  const { teacher, quizId, shareId } = quiz;
  expect((await teacher.rest('GET', '/teacher/')).body.planActive).toBe(false);
  const { student } = await aStarter(world, quiz);
  expect((await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } })).status).toBe(200);
  const toggle = (acceptingResponses: boolean) =>
    teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses });
  expect([(await toggle(false)).status, (await toggle(true)).status]).toEqual([200, 200]);
  expect((await evaluate(world, quiz)).status).toBe(200);
  expect((await teacher.rest('POST', `/quiz/${quizId}/release-scores`)).status).toBe(200);
  expect((await teacher.rest('GET', `/quiz/${quizId}/results.csv`)).status).toBe(200);
  expect((await student.rest('GET', `/quiz/share/${shareId}`)).status).toBe(200);
  const second = (await teacher.rest('POST', '/quiz/', { title: 'Atoms' })).body._id;
  expect((await teacher.rest('POST', `/quiz/${second}/publish`)).status).toBe(402);
});

test('a teacher is reminded three days before the end, once for each end', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  await buyPlan(teacher);
  world.clock.advance(FEBRUARY_15 - 3 * DAY_MS - 1 - world.clock.now());
  await remindOfEndingPlans(world.deps);
  expect(reminders(world)).toEqual([]);
  world.clock.advance(1);
  await remindOfEndingPlans(world.deps);
  await remindOfEndingPlans(world.deps);
  expect(reminders(world)).toEqual([
    { recipient: 'ann@school.example', body: expect.stringContaining('15 February 2026') },
  ]);
  await buyPlan(await world.signIn('teacher', 'Ann'));
  await remindOfEndingPlans(world.deps);
  expect(reminders(world)).toHaveLength(1);
  world.clock.advance(MARCH_15 - DAY_MS - world.clock.now());
  await remindOfEndingPlans(world.deps);
  expect(reminders(world)).toHaveLength(2);
});

test('no reminder is sent for an ended plan, or with billing off', async () => {
  const policy = { submitGraceSeconds: 60, billing: 'off', teacherEmails: [] } as const;
  const free = aWorld({ policy });
  await free.signIn('teacher', 'Ann');
  grantPlan(free.deps, ann);
  free.clock.advance(FEBRUARY_15 - DAY_MS - free.clock.now());
  await remindOfEndingPlans(free.deps);
  const late = aWorld();
  await buyPlan(await late.signIn('teacher', 'Ann'));
  late.clock.advance(FEBRUARY_15 - late.clock.now());
  await remindOfEndingPlans(late.deps);
  expect([...reminders(free), ...reminders(late)]).toEqual([]);
});

test('the operator can see, grant and end a plan, and each act is audited', async () => {
  const world = aWorld();
  await world.signIn('teacher', 'Ann');
  expect(showPlan(world.deps, ann)).toMatchObject([
    { email: 'ann@school.example', planActive: false, planActiveUntil: null, payments: [] },
  ]);
  expect(grantPlan(world.deps, { ...ann, months: 2 })).toMatchObject([
    { planActive: true, planActiveUntil: MARCH_15 },
  ]);
  expect(endPlan(world.deps, ann)).toMatchObject([{ planActive: false }]);
  endPlan(world.deps, ann);
  const entries = world.deps.db.$client.prepare("select action from audit_log where action like 'plan-%'");
  expect(entries.all()).toEqual([{ action: 'plan-granted' }, { action: 'plan-ended' }]);
});

test('a plan is granted only to a teacher with an account, and in whole months', async () => {
  const world = aWorld();
  await world.signIn('student', 'Ann');
  expect(() => grantPlan(world.deps, ann)).toThrow('No teacher has signed in');
  await world.signIn('teacher', 'Ann');
  for (const months of [0, -1, 1.5, 121, Number.NaN])
    expect(() => grantPlan(world.deps, { ...ann, months })).toThrow('whole months');
});

test('without a webhook a buyer who closed the page gets the plan within minutes', async () => {
  const { world, stub, order, planOf } = await aShop({ webhook: false });
  const [teacher, idle] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Bob')];
  const orderId = await order(teacher);
  await order(idle);
  stub.pay(orderId, { status: 'failed' });
  stub.pay(orderId, { status: 'authorized' });
  world.clock.advance(61_000);
  await confirmPendingOrders(world.deps);
  expect(await planOf(teacher)).not.toBeNull();
  expect(await planOf(idle)).toBeNull();
});

test('a failed query of an order is repeated in the next round', async () => {
  const { world, stub, order, planOf } = await aShop();
  const teacher = await world.signIn('teacher', 'Ann');
  stub.pay(await order(teacher));
  world.clock.advance(61_000);
  stub.now.mode = '500';
  await expect(confirmPendingOrders(world.deps)).rejects.toMatchObject({ kind: 'upstream' });
  stub.now.mode = 'good';
  world.clock.advance(1000);
  await confirmPendingOrders(world.deps);
  expect(await planOf(teacher)).not.toBeNull();
});

test('an unpaid order is queried less and less often', async () => {
  const { world, stub, order, planOf } = await aShop();
  const teacher = await world.signIn('teacher', 'Ann');
  const orderId = await order(teacher);
  stub.pay(orderId, { amount: 1 });
  for (let minute = 0; minute < 120; minute += 1) {
    world.clock.advance(60_000);
    await confirmPendingOrders(world.deps);
  }
  const looks = stub.asked.filter((line) => line.endsWith(`/orders/${orderId}/payments`));
  // After 1, 2, 4, 8, 16, 32 and 64 minutes.
  expect(looks).toHaveLength(7);
  expect(await planOf(teacher)).toBeNull();
});

test('60 unpaid orders of one teacher do not hide the paid one of another', async () => {
  const { world, stub, order, planOf } = await aShop({ webhook: false });
  const [buyer, idler] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Bob')];
  const paid = await order(buyer);
  stub.pay(paid);
  world.clock.advance(1);
  for (let unpaid = 0; unpaid < 60; unpaid += 1) await order(idler);
  world.clock.advance(61_000);
  await confirmPendingOrders(world.deps);
  expect(await planOf(buyer)).not.toBeNull();
});

test('60 unpaid orders of a teacher do not hide the one that they paid', async () => {
  const { world, stub, order, planOf } = await aShop({ webhook: false });
  const buyer = await world.signIn('teacher', 'Ann');
  const orders: string[] = [];
  for (let count = 0; count < 61; count += 1) {
    orders.push(await order(buyer));
    world.clock.advance(1);
  }
  stub.pay(orders[0] ?? '');
  for (let minute = 0; minute < 2; minute += 1) {
    world.clock.advance(61_000);
    await confirmPendingOrders(world.deps);
  }
  expect(await planOf(buyer)).not.toBeNull();
});

test('an order whose query always fails delays no other', async () => {
  const { world, stub, order, planOf } = await aShop({ webhook: false });
  const [buyer, other] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Bob')];
  const [lost, paid] = [await order(other), await order(buyer)];
  stub.pay(paid);
  stub.orders.delete(lost);
  world.clock.advance(61_000);
  await expect(confirmPendingOrders(world.deps)).rejects.toMatchObject({ kind: 'upstream' });
  expect(await planOf(buyer)).not.toBeNull();
});
