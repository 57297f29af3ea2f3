import { expect, test } from 'vitest';
import { EXTRA_MINUTES_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { clockEntries } from '../../db/supervision-schema';
import { aPublishedQuiz, aStarter, aSubmitter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;

async function aClass() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const [sam, tia] = [await aStarter(world, quiz), await aStarter(world, quiz, 'Tia')];
  const uma = await aSubmitter(world, quiz, { name: 'Uma' });
  const { quizId, shareId, teacher } = quiz;
  const deadlineOf = async ({ student }: Pick<typeof sam, 'student'>) =>
    (await student.rest('POST', '/student/attempt', { shareId })).body.attempt.deadline;
  return {
    world,
    quiz,
    sam,
    tia,
    uma,
    advance: world.clock.advance,
    give: (minutes: unknown, attemptId?: unknown) =>
      teacher.mutate('timekeeping.giveTime', {
        quizId,
        minutes,
        ...(attemptId === undefined ? {} : { attemptId }),
      }),
    gained: async () => [
      (await deadlineOf(sam)) - sam.attempt.deadline,
      (await deadlineOf(tia)) - tia.attempt.deadline,
    ],
  };
}

test("minutes given to one student reach only that one, with the teacher's name", async () => {
  const { world, quiz, sam, give, gained } = await aClass();
  expect(await give(5, sam.attemptId)).toMatchObject({
    status: 200,
    body: { message: '5 minutes given to 1 student.' },
  });
  expect(await gained()).toEqual([5 * MINUTE_MS, 0]);
  expect(world.deps.db.select().from(clockEntries).all()).toMatchObject([
    { attemptId: sam.attemptId, kind: 'extra', addedMs: 5 * MINUTE_MS, actorId: quiz.teacher.accountId },
  ]);
  expect(world.deps.db.select().from(auditLog).all()).toContainEqual(
    expect.objectContaining({ action: 'give-time', subject: sam.attemptId, actorId: quiz.teacher.accountId }),
  );
});

test('minutes given to all reach every running attempt', async () => {
  const { world, give, gained } = await aClass();
  expect((await give(2.5)).body.message).toBe('2.5 minutes given to 2 students.');
  expect(await gained()).toEqual([2.5 * MINUTE_MS, 2.5 * MINUTE_MS]);
  expect(world.deps.db.select().from(clockEntries).all()).toHaveLength(2);
});

test('time can be given during a pause, and twice', async () => {
  const { quiz, advance, give, gained } = await aClass();
  const { teacher, quizId } = quiz;
  advance(29 * MINUTE_MS);
  await teacher.mutate('timekeeping.pause', { quizId });
  advance(120 * MINUTE_MS);
  await give(5);
  advance(10 * MINUTE_MS);
  await give(1);
  await teacher.mutate('timekeeping.continue', { quizId });
  expect(await gained()).toEqual([136 * MINUTE_MS, 136 * MINUTE_MS]);
});

test('in the grace the minutes count from the deadline', async () => {
  const { advance, give, gained } = await aClass();
  advance(30 * MINUTE_MS + 30_000);
  expect((await give(2)).status).toBe(200);
  expect(await gained()).toEqual([2 * MINUTE_MS, 2 * MINUTE_MS]);
});

test('a student who has submitted, left too often or run out of time gets none', async () => {
  const { sam, tia, uma, advance, give } = await aClass();
  expect(await give(5, uma.attemptId)).toMatchObject({
    status: 409,
    body: { error: messages.attemptNotRunning },
  });
  for (const leftAt of [1, 2000, 4000]) {
    await sam.student.mutate('attempts.reportFocusLoss', { attemptId: sam.attemptId, leftAt });
  }
  expect((await give(5, sam.attemptId)).status).toBe(409);
  expect((await give(5, tia.attemptId)).status).toBe(200);
  advance(36 * MINUTE_MS + 1);
  expect(await give(5)).toMatchObject({ status: 409, body: { error: messages.nobodyTakesQuiz } });
});

test.each([0, -1, EXTRA_MINUTES_MAXIMUM + 1, '5', null, undefined, 1e-9, [5]])(
  'minutes of %j are refused and move nothing',
  async (minutes) => {
    const { give, gained } = await aClass();
    expect(await give(minutes)).toMatchObject({
      status: 400,
      body: { error: messages.extraMinutesInvalid(EXTRA_MINUTES_MAXIMUM) },
    });
    expect(await gained()).toEqual([0, 0]);
  },
);

test("another quiz's attempt, or an unknown one, is not found", async () => {
  const { world, quiz, give } = await aClass();
  const { teacher } = quiz;
  const other = await teacher.rest('POST', '/quiz/', { title: 'Other' });
  const input = { quizId: other.body._id, minutes: 5, attemptId: (await aStarter(world, quiz)).attemptId };
  expect((await teacher.mutate('timekeeping.giveTime', input)).status).toBe(404);
  for (const attemptId of ['unknown', 7, null, {}]) expect((await give(5, attemptId)).status).toBe(404);
});
