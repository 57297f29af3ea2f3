import { expect, test } from 'vitest';
import { WRITER_SILENT_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { countStatements } from '../../testing/count-statements';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

const FIRST = 'first-page';
const SECOND = 'second-page';

async function aFollowedAttempt() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId, attempt } = await aStarter(world, quiz);
  const short = quiz.questionIds[2] ?? '';
  const save = (revision: number, text: string | null, writerId?: string) =>
    student.mutate('attempts.saveAnswers', { attemptId, revision, answers: { [short]: text }, writerId });
  return {
    world,
    quiz,
    student,
    attemptId,
    attempt,
    short,
    save,
    follow: (writerId: unknown, more: object = {}) =>
      student.mutate('attempts.follow', { attemptId, writerId, claim: true, ...more }),
    takeOver: (writerId: unknown) => student.mutate('attempts.takeOver', { attemptId, writerId }),
    stored: async () =>
      (await student.rest('POST', '/student/attempt', { shareId: quiz.shareId })).body.attempt,
  };
}

const refused = { status: 409, body: { error: messages.openElsewhere } };

test('a page learns the state of its attempt and holds it from its first question on', async () => {
  const { world, attempt, follow } = await aFollowedAttempt();
  expect(await follow(FIRST)).toMatchObject({
    status: 200,
    body: {
      serverNow: world.clock.now(),
      deadline: attempt.deadline,
      pausedSince: null,
      focusLostCount: 0,
      tabChangeLimit: 3,
      isWriter: true,
      state: 'running',
      submittedBy: null,
    },
  });
});

test('a second page follows while the first is active, and the first can still write', async () => {
  const { world, follow, save, stored, short } = await aFollowedAttempt();
  await follow(FIRST);
  expect((await follow(SECOND)).body.isWriter).toBe(false);
  expect(await save(2, 'from the second', SECOND)).toMatchObject(refused);
  world.clock.advance(WRITER_SILENT_MS);
  expect((await follow(SECOND)).body.isWriter).toBe(false);
  expect((await follow(FIRST, { claim: false })).body.isWriter).toBe(true);
  expect((await save(1, 'from the first', FIRST)).status).toBe(200);
  expect((await stored()).answers).toEqual({ [short]: 'from the first' });
});

test('a silent page loses the quiz to a page that writes, not to one that follows', async () => {
  const { world, follow, save } = await aFollowedAttempt();
  await follow(FIRST);
  world.clock.advance(WRITER_SILENT_MS + 1);
  expect((await follow(SECOND, { claim: false })).body.isWriter).toBe(false);
  expect((await follow(SECOND)).body.isWriter).toBe(true);
  expect((await follow(FIRST)).body.isWriter).toBe(false);
  expect(await save(1, 'too late', FIRST)).toMatchObject(refused);
});

test('a save also counts as a sign of life and holds the quiz against a second page', async () => {
  const { world, follow, save } = await aFollowedAttempt();
  await follow(FIRST);
  world.clock.advance(WRITER_SILENT_MS);
  await save(1, 'still here', FIRST);
  world.clock.advance(WRITER_SILENT_MS);
  expect((await follow(SECOND)).body.isWriter).toBe(false);
});

test('two pages opened simultaneously do not both get the quiz', async () => {
  const { follow } = await aFollowedAttempt();
  const both = await Promise.all([follow(FIRST), follow(SECOND)]);
  expect(both.map(({ body }) => body.isWriter)).toEqual([true, false]);
});

test('after a restart the holding page has time to report before another gets the quiz', async () => {
  const { world, follow } = await aFollowedAttempt();
  world.deps.db.$client.prepare('update attempts set writer_id = ?').run(FIRST);
  expect((await follow(SECOND)).body.isWriter).toBe(false);
  world.clock.advance(WRITER_SILENT_MS);
  expect((await follow(SECOND)).body.isWriter).toBe(false);
  world.clock.advance(1);
  expect((await follow(SECOND)).body.isWriter).toBe(true);
});

test('a save claims a free quiz; one without a page is always accepted and claims nothing', async () => {
  const { save, follow, stored, short } = await aFollowedAttempt();
  expect((await save(1, 'by a script')).status).toBe(200);
  expect((await save(2, 'by the first', FIRST)).status).toBe(200);
  expect(await save(3, 'by the second', SECOND)).toMatchObject(refused);
  expect((await save(4, 'by a script again')).status).toBe(200);
  expect((await stored()).answers).toEqual({ [short]: 'by a script again' });
  expect((await follow(FIRST, { claim: false })).body.isWriter).toBe(true);
});

test('taking over returns the stored answers with revisions, and the old page cannot save any more', async () => {
  const { follow, save, takeOver, stored, short } = await aFollowedAttempt();
  await follow(FIRST);
  await save(7, 'written there', FIRST);
  expect(await takeOver(SECOND)).toMatchObject({
    status: 200,
    body: {
      isWriter: true,
      state: 'running',
      submittedBy: null,
      answers: { [short]: 'written there' },
      revisions: { [short]: 7 },
    },
  });
  expect(await save(9, 'from the old page', FIRST)).toMatchObject(refused);
  expect((await follow(FIRST)).body.isWriter).toBe(false);
  expect((await save(8, null, SECOND)).status).toBe(200);
  expect((await takeOver(FIRST)).body).toMatchObject({ answers: {}, revisions: { [short]: 8 } });
  expect(await stored()).toMatchObject({ answers: {}, revisions: { [short]: 8 } });
});

test('a save in flight during a take-over is in the response, or refused', async () => {
  const { follow, save, takeOver, short } = await aFollowedAttempt();
  await follow(FIRST);
  const [before, taken, after] = await Promise.all([
    save(1, 'before', FIRST),
    takeOver(SECOND),
    save(2, 'after', FIRST),
  ]);
  expect(before.status).toBe(200);
  expect(taken.body.answers).toEqual({ [short]: 'before' });
  expect(after).toMatchObject(refused);
});

test('the page learns of the third focus loss and the submit, and a finished attempt cannot be taken over', async () => {
  const { student, attemptId, follow, takeOver, quiz } = await aFollowedAttempt();
  for (const leftAt of [1000, 3000, 5000]) {
    await student.mutate('attempts.reportFocusLoss', { attemptId, leftAt });
  }
  expect((await follow(FIRST)).body).toMatchObject({ state: 'closing', focusLostCount: 3, isWriter: true });
  expect(await takeOver(SECOND)).toMatchObject({ status: 409, body: { error: messages.attemptClosing } });
  await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  expect(await follow(SECOND)).toMatchObject({ status: 200, body: { state: 'submitted' } });
  expect(await takeOver(SECOND)).toMatchObject({ status: 409, body: { error: messages.alreadySubmitted } });
});

test('a page that polls after time and grace learns that the attempt was closed', async () => {
  const { world, attempt, follow, takeOver } = await aFollowedAttempt();
  world.clock.advance(1860 * 1000 + 1);
  expect((await follow(FIRST)).body).toMatchObject({ state: 'submitted', deadline: attempt.deadline });
  expect(await takeOver(FIRST)).toMatchObject({ status: 409, body: { error: messages.attemptOver } });
});

test('during a pause the page learns its start, and the deadline moves along', async () => {
  const { world, quiz, attempt, follow } = await aFollowedAttempt();
  world.clock.advance(10_000);
  const pausedSince = world.clock.now();
  await quiz.teacher.mutate('timekeeping.pause', { quizId: quiz.quizId });
  world.clock.advance(30_000);
  expect((await follow(FIRST)).body).toMatchObject({ pausedSince, deadline: attempt.deadline + 30_000 });
});

test.each([
  [{ writerId: 'short' }, 'writerId'],
  [{ writerId: 'x'.repeat(65) }, 'writerId'],
  [{ writerId: 7 }, 'writerId'],
  [{ writerId: null }, 'writerId'],
  [{ claim: 'yes' }, 'claim'],
  [{ claim: undefined }, 'claim'],
  [{ questionId: 3 }, 'questionId'],
  [{ unsentCount: -1 }, 'unsentCount'],
])('following with %j is refused', async (changes, field) => {
  const { follow } = await aFollowedAttempt();
  expect(await follow(FIRST, changes)).toMatchObject({
    status: 400,
    body: { error: `The value of "${field}" is not valid.` },
  });
});

test('a save or a take-over with a broken writer id is refused', async () => {
  const { student, attemptId, takeOver } = await aFollowedAttempt();
  for (const writerId of ['short', 7, {}, '']) {
    expect((await takeOver(writerId)).status).toBe(400);
    const save = { attemptId, revision: 1, answers: {}, writerId };
    expect((await student.mutate('attempts.saveAnswers', save)).status).toBe(400);
  }
});

test("another student's attempt cannot be followed or taken over, nor can a teacher's call do so", async () => {
  const { world, quiz, attemptId } = await aFollowedAttempt();
  const other = await world.signIn('student', 'Tia');
  for (const act of ['attempts.follow', 'attempts.takeOver']) {
    const input = { attemptId, writerId: FIRST, claim: true };
    expect(await other.mutate(act, input)).toMatchObject({
      status: 404,
      body: { error: messages.attemptNotFound },
    });
    expect((await other.mutate(act, { ...input, attemptId: { $gt: '' } })).status).toBe(404);
    expect((await quiz.teacher.mutate(act, input)).status).toBe(403);
    expect((await world.nobody.mutate(act, input)).status).toBe(401);
  }
});

test('polling writes nothing and reads little, however often a class does it', async () => {
  const { world, follow } = await aFollowedAttempt();
  expect((await countStatements(world, () => follow(FIRST))).writes).toBeGreaterThan(0);
  const { reads, writes } = await countStatements(world, () => follow(FIRST, { unsentCount: 2 }));
  expect(writes).toBe(0);
  expect(reads).toBeLessThanOrEqual(3);
});
