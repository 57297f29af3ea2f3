import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;

/** A class taking a quiz, one minute after its start. */
async function aClass(names: readonly string[] = ['Sam']) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { shuffleQuestions: true } });
  const starters = [];
  for (const name of names) starters.push(await aStarter(world, quiz, name));
  const [sam] = starters;
  if (!sam) throw new Error('A class has students.');
  const startedAt = world.clock.now();
  world.clock.advance(MINUTE_MS);
  const { quizId, teacher } = quiz;
  const leave = (
    leftAt: number,
    { by = sam, ...more }: { by?: typeof sam | undefined; [field: string]: unknown } = {},
  ) => by.student.mutate('attempts.reportFocusLoss', { attemptId: by.attemptId, leftAt, ...more });
  return {
    world,
    quiz,
    sam,
    starters,
    startedAt,
    now: world.clock.now(),
    leave,
    focusLosses: async (of = sam) =>
      (await teacher.query('supervision.leavings', { quizId, attemptId: of.attemptId })).body,
    excuse: (leftAt: unknown, by = teacher) =>
      by.mutate('supervision.excuse', { quizId, attemptId: sam.attemptId, leftAt }),
    save: (revision: number) =>
      sam.student.mutate('attempts.saveAnswers', { attemptId: sam.attemptId, revision, answers: {} }),
  };
}

test('a teacher sees when a student left, for how long, and the question by its number', async () => {
  const { sam, now, leave, focusLosses } = await aClass();
  const fourth = sam.quiz.questions[3]._id;
  await leave(now - 5000, { questionId: fourth });
  await leave(now - 5000, { questionId: fourth, returnedAt: now - 2000 });
  await leave(now - 1000, { questionId: 'nowhere' });
  expect(await focusLosses()).toMatchObject([
    { leftAt: now - 5000, returnedAt: now - 2000, questionNumber: 4, excusedAt: null },
    { leftAt: now - 1000, returnedAt: null, questionNumber: null, excusedAt: null },
  ]);
});

test('an impossible time is shown as the start or the report', async () => {
  const { startedAt, now, leave, focusLosses } = await aClass();
  await leave(1, { returnedAt: 2 });
  await leave(now + 99 * MINUTE_MS);
  expect(await focusLosses()).toMatchObject([
    { leftAt: startedAt, returnedAt: startedAt },
    { leftAt: now, returnedAt: null },
  ]);
});

test("focus losses of the whole class are distinguished from a single student's", async () => {
  const { starters, now, leave, focusLosses } = await aClass(['Sam', 'Tia', 'Uma', 'Vic']);
  const [sam, tia, uma, vic] = starters;
  await leave(now - 30_000, { by: vic });
  await leave(now - 8000, { by: sam });
  await leave(now - 4000, { by: tia });
  await leave(now, { by: uma });
  const shared = { awayCount: 3, runningCount: 4, isShared: true };
  for (const one of [sam, tia, uma]) expect(await focusLosses(one)).toMatchObject([{ alike: shared }]);
  expect(await focusLosses(vic)).toMatchObject([
    { alike: { awayCount: 1, runningCount: 4, isShared: false } },
  ]);
});

test('an excused focus loss stays counted, and the limit rises by one', async () => {
  const { now, leave, focusLosses, excuse, save } = await aClass();
  await leave(now - 5000);
  await leave(now - 4000);
  expect(await excuse(now - 5000)).toMatchObject({
    status: 200,
    body: { message: messages.focusLossExcused },
  });
  expect(await focusLosses()).toMatchObject([{ excusedAt: now }, { excusedAt: null }]);
  expect((await leave(now - 3000)).body).toEqual({ focusLostCount: 3, submitted: false, tabChangeLimit: 4 });
  expect((await save(1)).status).toBe(200);
  expect((await leave(now - 2000)).body).toEqual({ focusLostCount: 4, submitted: true, tabChangeLimit: 4 });
});

test('an attempt closing for its last focus loss continues to its deadline if excused in time', async () => {
  const { world, now, leave, excuse, save } = await aClass();
  for (const ago of [3, 2, 1]) await leave(now - ago);
  expect(await save(1)).toMatchObject({ status: 409, body: { error: messages.attemptClosing } });
  expect((await excuse(now - 2)).status).toBe(200);
  world.clock.advance(30 * MINUTE_MS);
  expect((await save(2)).status).toBe(200);
  world.clock.advance(1);
  expect(await save(3)).toMatchObject({ status: 409, body: { error: messages.attemptOver } });
});

test('after the submission an excuse is recorded, and the submission stays', async () => {
  const { quiz, sam, now, leave, focusLosses, excuse, save } = await aClass();
  for (const ago of [3, 2, 1]) await leave(now - ago);
  await sam.student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  expect((await excuse(now - 1)).status).toBe(200);
  expect(await focusLosses()).toMatchObject([{}, {}, { excusedAt: now }]);
  expect(await save(1)).toMatchObject({ status: 409, body: { error: messages.alreadySubmitted } });
});

test('a focus loss can be excused once', async () => {
  const { now, leave, excuse } = await aClass();
  await leave(now);
  await excuse(now);
  expect(await excuse(now)).toMatchObject({ status: 409, body: { error: messages.focusLossAlreadyExcused } });
  expect((await leave(now - 1)).body.tabChangeLimit).toBe(4);
});

test('an unknown focus loss is not found, and one without a time is refused', async () => {
  const { now, excuse } = await aClass();
  expect(await excuse(now)).toMatchObject({ status: 404, body: { error: messages.focusLossNotFound } });
  for (const leftAt of [undefined, null, 'now']) expect((await excuse(leftAt)).status).toBe(400);
});

test('the audit log records each excuse with its teacher', async () => {
  const { world, quiz, sam, now, leave, excuse } = await aClass();
  await leave(now);
  await excuse(now);
  const rows = world.deps.db.select().from(auditLog).where(eq(auditLog.action, 'excuse')).all();
  expect(rows).toMatchObject([{ actorId: quiz.teacher.accountId, subject: sam.attemptId }]);
});

test('a focus loss during a pause does not count, even if reported later', async () => {
  const { world, quiz, now, leave, focusLosses } = await aClass();
  const { quizId, teacher } = quiz;
  await teacher.mutate('timekeeping.pause', { quizId });
  world.clock.advance(5000);
  expect((await leave(now + 1000)).body).toMatchObject({ focusLostCount: 0, submitted: false });
  expect((await leave(now + MINUTE_MS)).body).toMatchObject({ focusLostCount: 0 });
  expect((await leave(now - 1)).body).toMatchObject({ focusLostCount: 1 });
  world.clock.advance(5000);
  await teacher.mutate('timekeeping.continue', { quizId });
  world.clock.advance(5000);
  expect((await leave(now + 1000, { returnedAt: now + 12_000 })).body).toMatchObject({ focusLostCount: 1 });
  expect((await leave(now + 11_000)).body).toMatchObject({ focusLostCount: 2 });
  expect(await focusLosses()).toHaveLength(2);
});

test('a reload is listed as such, does not count with the class, and cannot be excused', async () => {
  const { quiz, starters, now, leave, focusLosses, excuse } = await aClass(['Sam', 'Tia', 'Uma', 'Vic']);
  const reload = { page: 'reloaded', returnedAt: now - 4000 };
  for (const by of starters) await leave(now - 5000, { by, ...reload });
  await leave(now - 1000);
  expect(await focusLosses()).toMatchObject([
    { leftAt: now - 5000, returnedAt: now - 4000, isReload: true },
    { leftAt: now - 1000, isReload: false, alike: { awayCount: 1, isShared: false } },
  ]);
  expect(await excuse(now - 5000)).toMatchObject({ status: 409, body: { error: messages.reloadNotCounted } });
  const { body } = await quiz.teacher.query('supervision.live', { quizId: quiz.quizId });
  expect(body.students).toMatchObject([
    { focusLostCount: 1, reloadCount: 1, tabChangeLimit: 3 },
    ...[0, 0, 0].map((focusLostCount) => ({ focusLostCount, reloadCount: 1 })),
  ]);
});
