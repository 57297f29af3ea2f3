import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { clockEntries } from '../../db/supervision-schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { closeOverdueAttempts } from '../attempts/close-overdue';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

async function aClass(questions?: readonly object[]) {
  const world = aWorld();
  const settings = questions ? { useQuestionTimer: true } : {};
  const quiz = await aPublishedQuiz(world, questions ? { settings, questions } : {});
  const sam = await aStarter(world, quiz);
  const { quizId, shareId, teacher } = quiz;
  return {
    world,
    quiz,
    sam,
    advance: world.clock.advance,
    pause: () => teacher.mutate('timekeeping.pause', { quizId }),
    goOn: () => teacher.mutate('timekeeping.continue', { quizId }),
    joined: async (who = sam.student) => (await who.rest('POST', '/student/attempt', { shareId })).body,
    save: (revision: number, answers: object, { student, attemptId } = sam) =>
      student.mutate('attempts.saveAnswers', { attemptId, revision, answers }),
  };
}

test('a pause moves the deadline by exactly its length, for all running attempts', async () => {
  const { world, quiz, sam, advance, pause, goOn, joined } = await aClass();
  const tia = await aStarter(world, quiz, 'Tia');
  advance(10 * MINUTE_MS);
  expect(await pause()).toMatchObject({
    status: 200,
    body: { message: messages.quizPaused, pausedSince: world.clock.now() },
  });
  advance(7 * MINUTE_MS + 123);
  expect(await goOn()).toMatchObject({ status: 200, body: { message: messages.quizContinued } });
  for (const { student, attempt } of [sam, tia]) {
    const { deadline, pausedSince } = (await joined(student)).attempt;
    expect({ deadline, pausedSince }).toEqual({
      deadline: attempt.deadline + 7 * MINUTE_MS + 123,
      pausedSince: null,
    });
  }
});

test('during a pause the time left is constant in every response', async () => {
  const { world, sam, advance, pause, joined, save } = await aClass();
  advance(20 * MINUTE_MS);
  const { pausedSince } = (await pause()).body;
  advance(45 * MINUTE_MS);
  const { attempt } = await joined();
  expect(attempt.deadline - attempt.serverNow).toBe(10 * MINUTE_MS);
  expect(attempt.pausedSince).toBe(pausedSince);
  expect((await save(1, {})).body.deadline - world.clock.now()).toBe(10 * MINUTE_MS);
  const dashboard = (await sam.student.rest('GET', '/student/')).body;
  expect(dashboard.inProgress[0].deadline - world.clock.now()).toBe(10 * MINUTE_MS);
});

test('a paused quiz closes no attempt, however long the pause', async () => {
  const { world, quiz, sam, advance, pause, goOn, joined, save } = await aClass();
  const [, , short = ''] = quiz.questionIds;
  advance(29 * MINUTE_MS);
  await pause();
  expect((await save(1, { [short]: 'air' })).status).toBe(200);
  advance(20 * 60 * MINUTE_MS);
  await closeOverdueAttempts(world.deps);
  const again = await sam.student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(again).toMatchObject({ status: 200, body: { attempt: { answers: { [short]: 'air' } } } });
  await goOn();
  advance(2 * MINUTE_MS);
  await closeOverdueAttempts(world.deps);
  expect((await joined()).attempt._id).toBe(sam.attemptId);
  advance(1);
  expect((await save(2, { [short]: 'sun' })).status).toBe(409);
});

test('an attempt over before the pause is still closed', async () => {
  const { world, quiz, sam, advance, pause } = await aClass();
  advance(31 * MINUTE_MS + 1);
  await pause();
  advance(MINUTE_MS);
  await closeOverdueAttempts(world.deps);
  const { attempts } = (await sam.student.rest('GET', '/student/')).body;
  expect(attempts[sam.attemptId].submittedAt).toBe(sam.attempt.deadline);
  expect(
    (await quiz.teacher.mutate('timekeeping.giveTime', { quizId: quiz.quizId, minutes: 1 })).status,
  ).toBe(409);
});

test('a question open at the pause closes later, a closed one stays closed', async () => {
  const questions = sampleQuestions.slice(0, 3).map((question) => ({ ...question, timeLimit: 100 }));
  const { world, quiz, sam, advance, pause, goOn, joined, save } = await aClass(questions);
  const tia = await aStarter(world, quiz, 'Tia');
  const [first = '', second = ''] = quiz.questionIds;
  await save(1, { [first]: 'Nucleus' });
  // The first closes after 100 s; the pause does not extend its grace of 60 s.
  advance(100 * SECOND_MS);
  await save(1, { [second]: ['Iron'] }, tia);
  advance(30 * SECOND_MS);
  await pause();
  advance(600 * SECOND_MS);
  await save(2, { [first]: 'Mitochondria' });
  await goOn();
  await save(3, { [first]: 'Mitochondria' });
  advance(130 * SECOND_MS);
  await save(2, { [second]: ['Neon'] }, tia);
  expect((await joined(sam.student)).attempt.answers).toEqual({ [first]: 'Nucleus' });
  advance(1 * SECOND_MS);
  await save(3, { [second]: ['Helium'] }, tia);
  expect((await joined(tia.student)).attempt.answers).toEqual({ [second]: ['Neon'] });
});

test('a pause does not close an open question to answers in flight', async () => {
  const questions = sampleQuestions.slice(0, 2).map((question) => ({ ...question, timeLimit: 100 }));
  const { quiz, advance, pause, joined, save } = await aClass(questions);
  const [first = ''] = quiz.questionIds;
  await save(1, { [first]: 'Nucleus' });
  advance(98 * SECOND_MS);
  await pause();
  advance(4 * SECOND_MS);
  await save(2, { [first]: 'Mitochondria' });
  expect((await joined()).attempt.answers).toEqual({ [first]: 'Mitochondria' });
});

test('only a published quiz can be paused and continued, each once', async () => {
  const { world, quiz, pause, goOn } = await aClass();
  expect(await goOn()).toMatchObject({ status: 409, body: { error: messages.notPaused } });
  await pause();
  expect(await pause()).toMatchObject({ status: 409, body: { error: messages.alreadyPaused } });
  await goOn();
  expect((await goOn()).status).toBe(409);
  const draft = await quiz.teacher.rest('POST', '/quiz/', { title: 'Draft' });
  const paused = await quiz.teacher.mutate('timekeeping.pause', { quizId: draft.body._id });
  expect(paused).toMatchObject({ status: 409, body: { error: messages.notPublished } });
  const actions = world.deps.db.select().from(auditLog).all();
  expect(
    actions.map(({ action }) => action).filter((each) => each === 'pause' || each === 'continue'),
  ).toEqual(['pause', 'continue']);
});

test("two teachers' simultaneous clicks continue the quiz once", async () => {
  const { world, advance, pause, goOn } = await aClass();
  await pause();
  advance(MINUTE_MS);
  const clicks = await Promise.all([goOn(), goOn()]);
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(world.deps.db.select().from(clockEntries).all()).toMatchObject([
    { kind: 'pause', addedMs: MINUTE_MS },
  ]);
});
