import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { lateSubmissions } from '../../db/attempts-schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import { aWorld } from '../../testing/world';
import { closeOverdueAttempts } from './close-overdue';

async function aRunningAttempt(settings: Partial<QuizSettings> = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings });
  const { student, attemptId, attempt } = await aStarter(world, quiz);
  const [mcq = '', msq = '', short = '', long = '', slider = ''] = quiz.questionIds;
  return {
    world,
    quiz,
    student,
    attempt,
    ids: { mcq, msq, short, long, slider },
    save: (revision: number, answers: object) =>
      student.mutate('attempts.saveAnswers', { attemptId, revision, answers }),
    submit: (answers: unknown) =>
      student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }),
    submitted: async () => (await student.rest('GET', '/student/')).body.attempts[attemptId],
  };
}

test('a submit merges over what was saved and answers a receipt', async () => {
  const { world, ids, save, submit, submitted } = await aRunningAttempt();
  await save(1, { [ids.mcq]: 'Nucleus', [ids.short]: 'air' });
  const done = await submit({ [ids.mcq]: 'Mitochondria', [ids.slider]: 8 });
  expect(done).toMatchObject({
    status: 200,
    body: { message: messages.submitted, submittedAt: world.clock.now() },
  });
  expect(done.body.receipt).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  expect((await submitted()).answers).toEqual({
    [ids.mcq]: 'Mitochondria',
    [ids.short]: 'air',
    [ids.slider]: 8,
  });
});

test('the same submit again, and one that changes nothing, answer the same receipt', async () => {
  const { world, ids, submit } = await aRunningAttempt();
  const first = await submit({ [ids.msq]: ['Helium', 'Neon'], [ids.short]: 'air' });
  world.clock.advance(5000);
  expect((await submit({ [ids.msq]: ['Helium', 'Neon'], [ids.short]: 'air' })).body).toEqual(first.body);
  expect((await submit({ [ids.msq]: ['Neon', 'Helium'] })).body).toEqual(first.body);
});

test('other answers after the submit are refused and the first stay', async () => {
  const { ids, submit, submitted } = await aRunningAttempt();
  await submit({ [ids.short]: 'air' });
  const second = await submit({ [ids.short]: 'water' });
  expect(second).toMatchObject({ status: 409, body: { error: messages.alreadySubmitted } });
  expect((await submitted()).answers).toEqual({ [ids.short]: 'air' });
});

test('a frozen answer stays as it was, and the same call again still answers the same', async () => {
  const { ids, save, submit, submitted } = await aRunningAttempt({ allowNavigation: false });
  await save(1, { [ids.mcq]: 'Nucleus' });
  await save(2, { [ids.msq]: ['Iron'] });
  const answers = { [ids.mcq]: 'Mitochondria', [ids.msq]: ['Iron'], [ids.short]: 'air' };
  const first = await submit(answers);
  expect((await submitted()).answers).toEqual({ ...answers, [ids.mcq]: 'Nucleus' });
  expect((await submit(answers)).body).toEqual(first.body);
  expect((await submit({ ...answers, [ids.mcq]: 'Golgi apparatus' })).status).toBe(409);
});

test('one bad value never costs the rest of the submission', async () => {
  const { ids, submit, submitted } = await aRunningAttempt();
  expect((await submit({ [ids.slider]: { nested: [1] }, [ids.mcq]: 7, [ids.short]: 'air' })).status).toBe(
    200,
  );
  expect((await submitted()).answers).toEqual({
    [ids.slider]: '{"nested":[1]}',
    [ids.mcq]: '7',
    [ids.short]: 'air',
  });
});

test('an attempt without answers can be submitted', async () => {
  const { student, quiz } = await aRunningAttempt();
  expect((await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: {} })).status).toBe(200);
});

test.each([
  [{ attempt: [] }, 400],
  [{ attempt: 'x' }, 400],
  [{}, 400],
  [{ attempt: { answers: [] } }, 400],
  [{ attempt: { answers: 'x' } }, 400],
  [{ quizId: 'unknown', attempt: { answers: {} } }, 404],
  [{ quizId: 7, attempt: [] }, 404],
  [{ quizId: null }, 404],
])('a submit of %j answers %i', async (body, status) => {
  const { student, quiz } = await aRunningAttempt();
  expect((await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, ...body })).status).toBe(status);
});

test('after deadline and grace a submit is refused, kept apart, and the attempt stays as the server closed it', async () => {
  const { world, attempt, ids, save, submit, submitted } = await aRunningAttempt();
  await save(1, { [ids.short]: 'air' });
  world.clock.advance(1860 * 1000 + 1);
  expect(await submit({ [ids.short]: 'water' })).toMatchObject({
    status: 409,
    body: { error: messages.attemptOver },
  });
  await submit({ [ids.short]: 'soil' });
  expect(await submitted()).toMatchObject({
    submittedAt: attempt.deadline,
    answers: { [ids.short]: 'air' },
  });
  const kept = world.deps.db.select().from(lateSubmissions).all();
  expect(kept.map(({ body }) => JSON.parse(body).answers)).toEqual([{ [ids.short]: 'water' }]);
});

test('a late submit of nothing but what was saved answers as if it had come in time', async () => {
  const { world, ids, save, submit } = await aRunningAttempt();
  await save(1, { [ids.short]: 'air' });
  world.clock.advance(1860 * 1000 + 1);
  expect((await submit({ [ids.short]: 'air' })).status).toBe(200);
});

test('the student gets mail with the title, the time and the receipt', async () => {
  const { world, submit } = await aRunningAttempt();
  const { body } = await submit({});
  const mails = mailsTo(world);
  expect(mails).toMatchObject([{ subject: 'Quiz submitted: Cells' }]);
  expect(mails[0]?.body).toContain(body.receipt);
});

test('an attempt whose student vanished is closed by the server with the answers it had', async () => {
  const { world, attempt, ids, save, submitted } = await aRunningAttempt();
  await save(1, { [ids.short]: 'air' });
  world.clock.advance(1860 * 1000);
  await closeOverdueAttempts(world.deps);
  expect(await submitted()).toBeUndefined();
  world.clock.advance(1);
  await closeOverdueAttempts(world.deps);
  expect(await submitted()).toMatchObject({
    submittedAt: attempt.deadline,
    answers: { [ids.short]: 'air' },
  });
});
