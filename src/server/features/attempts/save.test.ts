import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

async function aRunningAttempt(settings: Partial<QuizSettings> = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings });
  const { student, attemptId, attempt } = await aStarter(world, quiz);
  const [mcq = '', msq = '', short = '', long = '', slider = ''] = quiz.questionIds;
  return {
    world,
    quiz,
    student,
    attemptId,
    attempt,
    ids: { mcq, msq, short, long, slider },
    save: (revision: unknown, answers: unknown) =>
      student.mutate('attempts.saveAnswers', { attemptId, revision, answers }),
    stored: async () =>
      (await student.rest('POST', '/student/attempt', { shareId: quiz.shareId })).body.attempt,
  };
}

test('saves merge into the stored answers, and null clears an answer', async () => {
  const { world, attempt, ids, save, stored } = await aRunningAttempt();
  const saved = await save(1, { [ids.mcq]: 'Nucleus', [ids.msq]: ['Neon', 'Helium'] });
  expect(saved).toMatchObject({
    status: 200,
    body: { savedRevision: 1, serverNow: world.clock.now(), deadline: attempt.deadline },
  });
  await save(2, { [ids.short]: 'air' });
  await save(3, { [ids.mcq]: null });
  expect((await stored()).answers).toEqual({ [ids.msq]: ['Neon', 'Helium'], [ids.short]: 'air' });
});

test('a late save with a lower revision is ignored and returns the stored revision', async () => {
  const { ids, save, stored } = await aRunningAttempt();
  await save(5, { [ids.short]: 'new' });
  const late = await save(4, { [ids.short]: 'old' });
  expect(late.body.savedRevision).toBe(5);
  expect((await stored()).answers).toEqual({ [ids.short]: 'new' });
});

test('each question has its own revision', async () => {
  const { ids, save, stored } = await aRunningAttempt();
  await save(5, { [ids.short]: 'five' });
  await save(4, { [ids.long]: 'four' });
  expect((await stored()).answers).toEqual({ [ids.short]: 'five', [ids.long]: 'four' });
});

test('unfit values are kept as text, unknown questions and prototype keys are ignored', async () => {
  const { student, ids, attemptId, stored } = await aRunningAttempt();
  const body = `{"attemptId":"${attemptId}","revision":1,"answers":{"__proto__":{"x":1},"constructor":"y","nowhere":"z","${ids.slider}":"many","${ids.short}":"a\\u0000b\\ud800"}}`;
  expect((await student.mutate('attempts.saveAnswers', body)).status).toBe(200);
  expect((await stored()).answers).toEqual({ [ids.slider]: 'many', [ids.short]: 'a\uFFFDb\uFFFD' });
});

test.each([
  [-1, {}],
  [1.5, {}],
  ['1', {}],
  [null, {}],
  [1, []],
  [1, 'text'],
  [1, null],
])('a save with revision %j and answers %j is refused', async (revision, answers) => {
  const { save } = await aRunningAttempt();
  expect((await save(revision, answers)).status).toBe(400);
});

test("another student's attempt does not exist, nor does one without an id", async () => {
  const { world, attemptId } = await aRunningAttempt();
  const other = await world.signIn('student', 'Tia');
  for (const id of [attemptId, 'unknown', 7, null, undefined]) {
    const answered = await other.mutate('attempts.saveAnswers', { attemptId: id, revision: 1, answers: {} });
    expect(answered).toMatchObject({ status: 404, body: { error: messages.attemptNotFound } });
  }
});

test("another student's attempt reveals nothing, whatever is sent", async () => {
  const { world, attemptId, quiz } = await aRunningAttempt();
  const other = await world.signIn('student', 'Tia');
  for (const [call, broken] of [
    ['attempts.saveAnswers', { attemptId, revision: 'one', answers: [] }],
    ['attempts.submit', { quizId: quiz.quizId, attempt: [] }],
    ['attempts.takeOver', { attemptId, writerId: 7 }],
  ] as const) {
    const answered = await other.mutate(call, broken);
    expect(answered).toMatchObject({ status: 404, body: { error: messages.attemptNotFound } });
  }
});

test('within the grace a save still counts; after it the attempt is closed with its stored answers', async () => {
  const { world, ids, save, student } = await aRunningAttempt();
  world.clock.advance(1860 * 1000);
  expect((await save(1, { [ids.short]: 'in time' })).status).toBe(200);
  world.clock.advance(1);
  expect(await save(2, { [ids.short]: 'too late' })).toMatchObject({
    status: 409,
    body: { error: messages.attemptOver },
  });
  const [closed] = Object.values((await student.rest('GET', '/student/')).body.attempts);
  expect(closed).toMatchObject({ answers: { [ids.short]: 'in time' } });
});

test('after the submit nothing more is saved', async () => {
  const { quiz, student, ids, save } = await aRunningAttempt();
  await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  expect(await save(9, { [ids.short]: 'more' })).toMatchObject({
    status: 409,
    body: { error: messages.alreadySubmitted },
  });
});

test('without navigation an answer is frozen once a later question has one', async () => {
  const { ids, save, stored } = await aRunningAttempt({ allowNavigation: false });
  await save(1, { [ids.mcq]: 'Nucleus' });
  await save(2, { [ids.mcq]: 'Mitochondria' });
  await save(3, { [ids.msq]: ['Iron'] });
  await save(4, { [ids.mcq]: 'Golgi apparatus' });
  expect((await stored()).answers).toEqual({ [ids.mcq]: 'Mitochondria', [ids.msq]: ['Iron'] });
});
