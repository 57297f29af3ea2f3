import { expect, test } from 'vitest';
import { auditLog } from '../../db/records-schema';
import { personOn } from '../../testing/person';
import { aRestartableSchool } from '../../testing/restartable-school';

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1000, 60_000, 3_600_000];
const DAY_MS = 24 * HOUR_MS;
const LEFT_MS = 30 * MINUTE_MS - 10 * SECOND_MS;
const SETTINGS = [
  ['back by an hour', -HOUR_MS],
  ['forward by an hour', HOUR_MS],
  ['forward by a day', DAY_MS],
  ['back by ten years', -3650 * DAY_MS],
] as const;

type School = Awaited<ReturnType<typeof aRestartableSchool>>;
const jumps = (school: School) =>
  school
    .deps()
    .db.select()
    .from(auditLog)
    .all()
    .filter(({ action }) => action === 'clock-jumped')
    .map(({ after }) => JSON.parse(String(after)).jumpedMs);

/** A student ten seconds into a quiz of half an hour, and the time left later. */
async function aSittingSchool() {
  const school = await aRestartableSchool();
  const sitting = await school.start('Sam');
  await school.run(10 * SECOND_MS);
  const status = async () =>
    (await personOn(school.app(), sitting.student.token).rest('GET', '/student/')).status;
  const leftMs = async () => {
    const { attempt } = await school.joined('Sam');
    expect(attempt._id).toBe(sitting.attemptId);
    return attempt.deadline - attempt.serverNow;
  };
  return { school, status, leftMs };
}

test.each(SETTINGS)('a clock set %s during a quiz neither gives nor takes time', async (_, byMs) => {
  const { school, status, leftMs } = await aSittingSchool();
  school.machine.setClock(byMs);
  await school.watch();
  await school.run(3 * SECOND_MS);
  expect(await leftMs()).toBe(LEFT_MS - 3 * SECOND_MS);
  expect(await status()).toBe(200);
  expect(jumps(school)).toEqual([byMs]);
  school.machine.setClock(-byMs);
  await school.watch();
  expect(jumps(school)).toEqual([byMs, -byMs]);
});

test.each(SETTINGS)('a clock set %s during downtime neither gives nor takes time', async (_, byMs) => {
  const { school, leftMs } = await aSittingSchool();
  school.kill();
  school.machine.setClock(byMs);
  school.machine.advance(30 * SECOND_MS);
  await school.boot();
  await school.run(3 * SECOND_MS);
  expect(await leftMs()).toBe(LEFT_MS - 3 * SECOND_MS);
});

test('a student working on a quiz stays signed in through a night of downtime', async () => {
  const { school, status, leftMs } = await aSittingSchool();
  school.kill();
  school.machine.advance(30 * HOUR_MS);
  await school.boot();
  expect(await leftMs()).toBe(LEFT_MS);
  expect(await status()).toBe(200);
});

test('a pause begun just before the clock was set back keeps its length', async () => {
  const { school, leftMs } = await aSittingSchool();
  await school.asTeacher('pause');
  school.stop();
  school.machine.setClock(-HOUR_MS);
  await school.boot();
  await school.run(5 * SECOND_MS);
  await school.asTeacher('continue');
  expect(await leftMs()).toBe(LEFT_MS);
});

test('a sleep of the computer is elapsed time and given back; its clock was not set', async () => {
  const { school, leftMs } = await aSittingSchool();
  const before = school.clock.now();
  school.machine.sleep(HOUR_MS);
  await school.sweep();
  await school.watch();
  expect(school.clock.now()).toBe(before + HOUR_MS);
  expect(await leftMs()).toBe(LEFT_MS);
  expect(jumps(school)).toEqual([]);
});

test("without an open attempt a server starts at the machine's time, whatever it was before", async () => {
  const school = await aRestartableSchool();
  school.machine.setClock(3650 * DAY_MS);
  school.kill();
  await school.boot();
  school.kill();
  school.machine.setClock(-3650 * DAY_MS);
  await school.boot();
  expect(school.clock.now()).toBe(school.machine.wall());
});
