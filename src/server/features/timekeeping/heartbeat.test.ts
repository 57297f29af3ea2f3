import { expect, test } from 'vitest';
import { aRestartableSchool } from '../../testing/restartable-school';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** A seeded generator: the same numbers in every run, from 0 up to but excluding the limit. */
function aDice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const sum = (entries: readonly { addedMs: number }[]) => entries.reduce((ms, { addedMs }) => ms + addedMs, 0);

test('at 20 random kills no deadline is earlier, and each is later by exactly the recorded downtime', async () => {
  const school = await aRestartableSchool(6 * 60 * 60);
  const dice = aDice(7);
  const started = new Map<string, Awaited<ReturnType<typeof school.start>>>();
  const deadlines = new Map<string, number>();
  for (let round = 0; round < 20; round += 1) {
    if (round % 7 === 0) {
      const sitting = await school.start(`Sam ${round}`);
      started.set(`Sam ${round}`, sitting);
      deadlines.set(`Sam ${round}`, sitting.attempt.deadline);
    }
    await school.run(dice(8 * SECOND_MS));
    const killedAt = school.clock.now();
    school.kill();
    const downMs = 1 + dice(30 * MINUTE_MS);
    school.clock.advance(downMs);
    await school.boot();
    for (const [name, { attemptId, attempt }] of started) {
      const before = deadlines.get(name) ?? Number.NaN;
      const { deadline } = (await school.joined(name)).attempt;
      const entries = school.given(attemptId);
      expect(deadline - before).toBe(entries.at(-1)?.addedMs);
      expect(deadline - before).toBeGreaterThanOrEqual(downMs);
      expect(deadline - before).toBeLessThanOrEqual(downMs + SECOND_MS);
      expect(deadline - school.clock.now()).toBeGreaterThanOrEqual(before - killedAt);
      expect(deadline).toBe(attempt.deadline + sum(entries));
      deadlines.set(name, deadline);
    }
  }
  expect(school.given(started.get('Sam 0')?.attemptId ?? '')).toHaveLength(20);
});

test('after a clean stop the downtime is exact to the millisecond', async () => {
  const school = await aRestartableSchool();
  const { attempt } = await school.start('Sam');
  await school.run(12_345);
  school.stop();
  school.clock.advance(98_765);
  await school.boot();
  expect((await school.joined('Sam')).attempt.deadline).toBe(attempt.deadline + 98_765);
});

test('a server down past deadline and grace gives the student the rest of the time', async () => {
  const school = await aRestartableSchool();
  const { attempt } = await school.start('Sam');
  await school.run(60 * SECOND_MS);
  school.kill();
  school.clock.advance(5 * 60 * MINUTE_MS);
  await school.boot();
  const again = (await school.joined('Sam')).attempt;
  expect(again._id).toBe(attempt._id);
  expect(again.deadline - again.serverNow).toBe(29 * MINUTE_MS);
});

test('an attempt over before the downtime is closed at its deadline and gets nothing', async () => {
  const school = await aRestartableSchool(5);
  const { attempt, attemptId } = await school.start('Sam');
  for (let second = 0; second <= 65; second += 1) {
    school.clock.advance(SECOND_MS);
    // The job that closes overdue attempts has not run since.
    await school.beat();
  }
  school.kill();
  school.clock.advance(MINUTE_MS);
  await school.boot();
  expect(school.given(attemptId)).toEqual([]);
  expect((await school.dashboard('Sam')).attempts[attemptId].submittedAt).toBe(attempt.deadline);
});

test('an attempt started after the last beat gets downtime from its start', async () => {
  const school = await aRestartableSchool();
  await school.run(3 * MINUTE_MS);
  const { attempt } = await school.start('Sam');
  school.clock.advance(400);
  school.kill();
  school.clock.advance(MINUTE_MS);
  await school.boot();
  expect((await school.joined('Sam')).attempt.deadline).toBe(attempt.deadline + MINUTE_MS + 400);
});

test('a second restart right after the first gives back only the time in between', async () => {
  const school = await aRestartableSchool();
  const { attempt, attemptId } = await school.start('Sam');
  await school.run(5 * SECOND_MS);
  school.kill();
  school.clock.advance(MINUTE_MS);
  await school.boot();
  school.kill();
  await school.boot();
  school.kill();
  school.clock.advance(300);
  await school.boot();
  expect(school.given(attemptId).map(({ addedMs }) => addedMs)).toEqual([MINUTE_MS, 300]);
  expect((await school.joined('Sam')).attempt.deadline).toBe(attempt.deadline + MINUTE_MS + 300);
});

test('a quiz paused during the downtime gets the time once', async () => {
  const school = await aRestartableSchool();
  const { attempt, attemptId } = await school.start('Sam');
  await school.run(5 * SECOND_MS);
  await school.asTeacher('pause');
  await school.run(5 * SECOND_MS);
  school.kill();
  school.clock.advance(60 * MINUTE_MS);
  await school.boot();
  await school.run(5 * SECOND_MS);
  await school.asTeacher('continue');
  school.clock.advance(500);
  school.kill();
  school.clock.advance(MINUTE_MS);
  await school.boot();
  expect(school.given(attemptId)).toMatchObject([
    { kind: 'pause', addedMs: 60 * MINUTE_MS + 10 * SECOND_MS },
    { kind: 'downtime', addedMs: MINUTE_MS + 500 },
  ]);
  const { deadline } = (await school.joined('Sam')).attempt;
  expect(deadline).toBe(attempt.deadline + 61 * MINUTE_MS + 10_500);
});

test('a computer that slept for an hour gives it back before anything is closed', async () => {
  const school = await aRestartableSchool();
  const { attempt, attemptId } = await school.start('Sam');
  await school.run(10 * SECOND_MS);
  school.clock.advance(60 * MINUTE_MS);
  await Promise.all([school.sweep(), school.beat(), school.sweep()]);
  await school.run(10 * SECOND_MS);
  expect(school.given(attemptId)).toMatchObject([{ kind: 'downtime', addedMs: 60 * MINUTE_MS }]);
  expect((await school.joined('Sam')).attempt.deadline).toBe(attempt.deadline + 60 * MINUTE_MS);
});

test.each(['pause', 'giveTime'])(
  'who acts by %s before the first beat after a sleep loses nothing',
  async (act) => {
    const school = await aRestartableSchool();
    const { attemptId } = await school.start('Sam');
    await school.run(10 * SECOND_MS);
    school.clock.advance(20 * MINUTE_MS);
    await school.asTeacher(act, { minutes: 1 });
    await school.beat();
    const downtime = school.given(attemptId).filter(({ kind }) => kind === 'downtime');
    expect(sum(downtime)).toBe(20 * MINUTE_MS);
  },
);

test('a silence of 5 s is not downtime, and without an attempt nothing is written', async () => {
  const school = await aRestartableSchool();
  school.clock.advance(60 * MINUTE_MS);
  await school.beat();
  const { attemptId } = await school.start('Sam');
  school.clock.advance(5 * SECOND_MS);
  await school.beat();
  expect(school.given(attemptId)).toEqual([]);
  school.clock.advance(5 * SECOND_MS + 1);
  await school.beat();
  expect(sum(school.given(attemptId))).toBe(5 * SECOND_MS + 1);
});

test('a clock set back costs no student time', async () => {
  const school = await aRestartableSchool();
  const { attempt, attemptId } = await school.start('Sam');
  await school.run(10 * SECOND_MS);
  school.kill();
  school.clock.advance(-5 * SECOND_MS);
  await school.boot();
  await school.run(3 * SECOND_MS);
  expect(school.given(attemptId)).toEqual([]);
  expect((await school.joined('Sam')).attempt.deadline).toBe(attempt.deadline);
});

test('the next heartbeat makes up for a failed one', async () => {
  const school = await aRestartableSchool();
  const { attemptId } = await school.start('Sam');
  await school.run(2 * SECOND_MS);
  school.clock.advance(10 * SECOND_MS);
  await school.failToBeat();
  expect(school.given(attemptId)).toEqual([]);
  school.clock.advance(1 * SECOND_MS);
  await school.beat();
  expect(sum(school.given(attemptId))).toBe(11 * SECOND_MS);
});
