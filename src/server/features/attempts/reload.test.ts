import { expect, test } from 'vitest';
import { RELOADS_FORGIVEN } from '../../../shared/constants';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { countPagesGone } from './focus-losses';

/** Sam takes a quiz; reports carry times relative to now. */
async function aReader() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  world.clock.advance(60_000);
  const report = (leftAt: number, more: object = {}) =>
    student.mutate('attempts.reportFocusLoss', { attemptId, leftAt, ...more });
  return {
    world,
    report,
    now: () => world.clock.now(),
    gone: (leftAt: number) => report(leftAt, { page: 'gone' }),
    reloaded: (leftAt: number, afterMs = 2000) =>
      report(leftAt, { page: 'reloaded', returnedAt: leftAt + afterMs }),
    pass(ms: number) {
      world.clock.advance(ms);
      return countPagesGone(world.deps);
    },
    async count() {
      const { body } = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
      return body.attempt.focusLostCount;
    },
  };
}

test('a page that reloads within 20 s is not counted, even much later', async () => {
  const { now, gone, reloaded, pass, count } = await aReader();
  const leftAt = now();
  expect((await gone(leftAt)).body).toMatchObject({ focusLostCount: 0, submitted: false });
  await pass(20_000);
  expect((await reloaded(leftAt, 20_000)).body).toMatchObject({ focusLostCount: 0 });
  await pass(600_000);
  expect(await count()).toBe(0);
});

test('a reload without a network is recognised later, and not counted either', async () => {
  const { now, reloaded, pass, count } = await aReader();
  const leftAt = now();
  await pass(300_000);
  await reloaded(leftAt);
  expect(await count()).toBe(0);
});

test('a page that leaves without a report is counted once, a minute later', async () => {
  const { now, gone, pass, count } = await aReader();
  await gone(now());
  await pass(60_000);
  expect(await count()).toBe(0);
  await pass(1);
  expect(await count()).toBe(1);
  await pass(600_000);
  expect(await count()).toBe(1);
});

test('a page that leaves and returns otherwise is counted immediately', async () => {
  const { now, gone, report } = await aReader();
  const leftAt = now();
  await gone(leftAt);
  expect((await report(leftAt, { returnedAt: leftAt + 2000 })).body).toMatchObject({ focusLostCount: 1 });
});

test.each([
  ['after more than 20 s', 20_001],
  ['before it went', -1],
])('a reload that is back %s is a focus loss', async (_when, afterMs) => {
  const { now, gone, reloaded } = await aReader();
  const leftAt = now();
  await gone(leftAt);
  expect((await reloaded(leftAt, afterMs)).body).toMatchObject({ focusLostCount: 1 });
});

test('a reload without its time of return is a focus loss', async () => {
  const { now, report } = await aReader();
  expect((await report(now(), { page: 'reloaded' })).body).toMatchObject({ focusLostCount: 1 });
});

test('five reloads are forgiven, the sixth counts, and the eighth submits', async () => {
  const { world, now, gone, reloaded } = await aReader();
  const counts: number[] = [];
  for (let times = 0; times < RELOADS_FORGIVEN + 2; times += 1) {
    world.clock.advance(30_000);
    await gone(now());
    const { body } = await reloaded(now());
    counts.push(body.focusLostCount);
  }
  expect(counts).toEqual([0, 0, 0, 0, 0, 1, 2]);
  world.clock.advance(30_000);
  expect((await reloaded(now())).body).toMatchObject({ focusLostCount: 3, submitted: true });
});

test('a counted loss stays counted, whatever is reported later', async () => {
  const { now, report, gone, reloaded, pass, count } = await aReader();
  const first = now();
  await report(first);
  expect((await gone(first)).body).toMatchObject({ focusLostCount: 1 });
  expect((await reloaded(first)).body).toMatchObject({ focusLostCount: 1 });
  const second = first + 1;
  await gone(second);
  await pass(60_001);
  expect((await reloaded(second)).body).toMatchObject({ focusLostCount: 2 });
  expect(await count()).toBe(2);
});

test('a reload stays a reload, and a repeated report is not another one', async () => {
  const { now, report, gone, reloaded } = await aReader();
  const leftAt = now();
  for (let times = 0; times < 9; times += 1) await reloaded(leftAt);
  await gone(leftAt);
  expect((await report(leftAt)).body).toMatchObject({ focusLostCount: 0 });
  expect((await reloaded(leftAt + 1)).body).toMatchObject({ focusLostCount: 0 });
});

test('the third page that leaves for good submits, within the grace', async () => {
  const { now, gone, pass, report } = await aReader();
  for (const at of [1, 2, 3]) await gone(now() + at);
  await pass(60_001);
  expect((await report(now())).body).toMatchObject({ focusLostCount: 3, submitted: true });
});

test('any other kind of report is refused', async () => {
  const { now, report } = await aReader();
  for (const page of ['back', 1, {}, true]) expect((await report(now(), { page })).status).toBe(400);
});
