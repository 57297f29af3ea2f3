import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

const PAGE = 'the-page-of-sam-01234';

/** Sam takes a quiz for a minute, then leaves without a reported return. */
async function anAbsence() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const { quizId, teacher } = quiz;
  world.clock.advance(60_000);
  const leftAt = world.clock.now();
  const leave = (at = leftAt, more: object = {}) =>
    student.mutate('attempts.reportFocusLoss', { attemptId, leftAt: at, ...more });
  await leave();
  return {
    world,
    leftAt,
    leave,
    follow: (more: object) =>
      student.mutate('attempts.follow', { attemptId, writerId: PAGE, claim: true, ...more }),
    save: (revision: number) =>
      student.mutate('attempts.saveAnswers', {
        attemptId,
        revision,
        answers: { [quiz.questionIds[2] ?? '']: `answer ${revision}` },
      }),
    submit: () => student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } }),
    isAway: async () => (await teacher.query('supervision.live', { quizId })).body.students[0].isAway,
    focusLosses: async () => (await teacher.query('supervision.leavings', { quizId, attemptId })).body,
    pass: (ms: number) => world.clock.advance(ms),
  };
}

test('a visible page ends the absence for good', async () => {
  const { leftAt, follow, isAway, focusLosses, pass } = await anAbsence();
  expect(await isAway()).toBe(true);
  pass(9000);
  expect((await follow({ hereAt: leftAt + 8000 })).status).toBe(200);
  expect(await isAway()).toBe(false);
  expect(await focusLosses()).toMatchObject([{ returnedAt: leftAt + 8000, isReturnExact: true }]);
  pass(60_000);
  await follow({});
  expect(await isAway()).toBe(false);
});

test('a hidden page that only polls does not end an absence, even if it reported so before', async () => {
  const { leftAt, follow, isAway, pass } = await anAbsence();
  pass(9000);
  await follow({});
  await follow({ hereAt: leftAt });
  await follow({ hereAt: leftAt - 100 });
  expect(await isAway()).toBe(true);
});

test('a return cannot be in the future', async () => {
  const { world, follow, focusLosses, pass } = await anAbsence();
  pass(3000);
  await follow({ hereAt: world.clock.now() + 99_999 });
  expect(await focusLosses()).toMatchObject([{ returnedAt: world.clock.now() }]);
  expect((await follow({ hereAt: 'now' })).status).toBe(400);
});

test('a return reported later is accepted', async () => {
  const { leftAt, leave, follow, focusLosses, pass } = await anAbsence();
  pass(9000);
  await follow({ hereAt: leftAt + 8000 });
  await leave(leftAt, { returnedAt: leftAt + 7000 });
  expect(await focusLosses()).toMatchObject([{ returnedAt: leftAt + 7000 }]);
});

test('a later answer ends an absence, one in flight does not', async () => {
  const { leftAt, save, isAway, focusLosses, pass } = await anAbsence();
  pass(2000);
  await save(leftAt - 10);
  expect(await isAway()).toBe(true);
  pass(60_000);
  await save(leftAt + 30_000);
  expect(await isAway()).toBe(false);
  expect(await focusLosses()).toMatchObject([{ returnedAt: leftAt + 30_000, isReturnExact: false }]);
});

test('an untimed answer ends an absence once it cannot have been in flight', async () => {
  const { world, save, isAway, focusLosses, pass } = await anAbsence();
  pass(5000);
  await save(1);
  expect(await isAway()).toBe(true);
  pass(1);
  await save(2);
  expect(await isAway()).toBe(false);
  expect(await focusLosses()).toMatchObject([{ returnedAt: world.clock.now(), isReturnExact: false }]);
});

test('pressing submit, or leaving again, proves a return before', async () => {
  const { world, leftAt, leave, submit, focusLosses, pass } = await anAbsence();
  await leave(leftAt + 5000);
  pass(9000);
  await submit();
  expect(await focusLosses()).toMatchObject([
    { returnedAt: leftAt + 5000, isReturnExact: false },
    { returnedAt: world.clock.now(), isReturnExact: false },
  ]);
});

test('a student whose last tab change submitted did not return', async () => {
  const { leftAt, leave, submit, focusLosses } = await anAbsence();
  await leave(leftAt + 1);
  await leave(leftAt + 2);
  await submit();
  expect(await focusLosses()).toMatchObject([{}, {}, { returnedAt: null }]);
});
