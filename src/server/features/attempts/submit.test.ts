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
    /** Submits like the quiz page, which sends the time of each answer. */
    submitDated: (answers: object, revisions: unknown) =>
      student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers, revisions } }),
    submitted: async () => (await student.rest('GET', '/student/')).body.attempts[attemptId],
  };
}

test('a submit merges over the saved answers and returns a receipt', async () => {
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

test('a repeated submit, and one without changes, return the same receipt', async () => {
  const { world, ids, submit } = await aRunningAttempt();
  const first = await submit({ [ids.msq]: ['Helium', 'Neon'], [ids.short]: 'air' });
  world.clock.advance(5000);
  expect((await submit({ [ids.msq]: ['Helium', 'Neon'], [ids.short]: 'air' })).body).toEqual(first.body);
  expect((await submit({ [ids.msq]: ['Neon', 'Helium'] })).body).toEqual(first.body);
});

test('different answers after the submit are refused, and the first ones stay', async () => {
  const { ids, submit, submitted } = await aRunningAttempt();
  await submit({ [ids.short]: 'air' });
  const second = await submit({ [ids.short]: 'water' });
  expect(second).toMatchObject({ status: 409, body: { error: messages.alreadySubmitted } });
  expect((await submitted()).answers).toEqual({ [ids.short]: 'air' });
});

test('a delayed submit does not restore older answers', async () => {
  const { ids, save, submitDated, submitted } = await aRunningAttempt();
  await save(20, { [ids.short]: 'newer' });
  await save(21, { [ids.long]: null });
  const sent = { [ids.short]: 'older', [ids.long]: 'cleared since', [ids.mcq]: 'Mitochondria' };
  expect((await submitDated(sent, { [ids.short]: 19, [ids.long]: 20, [ids.mcq]: 19 })).status).toBe(200);
  expect((await submitted()).answers).toEqual({ [ids.short]: 'newer', [ids.mcq]: 'Mitochondria' });
});

test('an answer sent without a revision counts', async () => {
  const { ids, save, submitDated, submitted } = await aRunningAttempt();
  await save(20, { [ids.short]: 'air', [ids.long]: 'long' });
  await submitDated({ [ids.short]: 'water', [ids.long]: 'short' }, { [ids.long]: 20 });
  expect((await submitted()).answers).toEqual({ [ids.short]: 'water', [ids.long]: 'short' });
});

test('a submit repeated after a newer one returns the same receipt and leaves nothing for the teacher', async () => {
  const { world, ids, submitDated } = await aRunningAttempt();
  const first = await submitDated({ [ids.short]: 'newer' }, { [ids.short]: 20 });
  const again = await submitDated({ [ids.short]: 'older' }, { [ids.short]: 19 });
  expect(again.body).toEqual(first.body);
  expect(world.deps.db.select().from(lateSubmissions).all()).toEqual([]);
});

test('answers written after a submit with a lost reply are refused, and kept apart for the teacher', async () => {
  const { quiz, ids, submitDated, submitted } = await aRunningAttempt();
  await submitDated({ [ids.short]: 'air', [ids.mcq]: 'Mitochondria' }, { [ids.short]: 20, [ids.mcq]: 5 });
  const after = { [ids.short]: 'carbon dioxide', [ids.mcq]: 'Mitochondria' };
  expect(await submitDated(after, { [ids.short]: 21, [ids.mcq]: 5 })).toMatchObject({
    status: 409,
    body: { error: messages.alreadySubmitted },
  });
  expect((await submitted()).answers[ids.short]).toBe('air');
  const { body } = await quiz.teacher.query('supervision.live', { quizId: quiz.quizId });
  expect(body.late).toMatchObject([{ changes: [{ stored: 'air', late: 'carbon dioxide' }] }]);
});

test('different answers not newer than the submission are refused, and not kept', async () => {
  const { world, ids, submit, submitDated } = await aRunningAttempt();
  await submitDated({ [ids.short]: 'air' }, { [ids.short]: 20 });
  expect((await submitDated({ [ids.short]: 'water' }, { [ids.short]: 20 })).status).toBe(409);
  expect((await submit({ [ids.short]: 'water' })).status).toBe(409);
  expect(world.deps.db.select().from(lateSubmissions).all()).toEqual([]);
});

test('only the newer answers of a late submission are kept apart', async () => {
  const { world, ids, save, submitDated } = await aRunningAttempt();
  await save(20, { [ids.short]: 'newer', [ids.long]: 'long' });
  world.clock.advance(1860 * 1000 + 1);
  const late = { [ids.short]: 'older', [ids.long]: 'longer' };
  expect((await submitDated(late, { [ids.short]: 19, [ids.long]: 21 })).status).toBe(409);
  const kept = world.deps.db.select().from(lateSubmissions).all();
  expect(kept.map(({ body }) => JSON.parse(body).answers)).toEqual([{ [ids.long]: 'longer' }]);
});

test.each([[[]], ['x'], [{ q: -1 }], [{ q: 0.5 }], [{ q: null }]])(
  'the revisions %j are refused',
  async (revisions) => {
    const { submitDated } = await aRunningAttempt();
    expect((await submitDated({}, revisions)).status).toBe(400);
  },
);

test('a frozen answer stays, and the repeated call returns the same', async () => {
  const { ids, save, submit, submitted } = await aRunningAttempt({ allowNavigation: false });
  await save(1, { [ids.mcq]: 'Nucleus' });
  await save(2, { [ids.msq]: ['Iron'] });
  const answers = { [ids.mcq]: 'Mitochondria', [ids.msq]: ['Iron'], [ids.short]: 'air' };
  const first = await submit(answers);
  expect((await submitted()).answers).toEqual({ ...answers, [ids.mcq]: 'Nucleus' });
  expect((await submit(answers)).body).toEqual(first.body);
  expect((await submit({ ...answers, [ids.mcq]: 'Golgi apparatus' })).status).toBe(409);
});

test('one invalid value never fails the rest of the submission', async () => {
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

test('after deadline and grace a submit is refused and kept apart, and the attempt stays as closed', async () => {
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

test('a late submit of only saved answers is accepted as if in time', async () => {
  const { world, ids, save, submit } = await aRunningAttempt();
  await save(1, { [ids.short]: 'air' });
  world.clock.advance(1860 * 1000 + 1);
  expect((await submit({ [ids.short]: 'air' })).status).toBe(200);
});

test('the student gets a mail with the title, the time and the receipt', async () => {
  const { world, submit } = await aRunningAttempt();
  const { body } = await submit({});
  const mails = mailsTo(world);
  expect(mails).toMatchObject([{ subject: 'Quiz submitted: Cells' }]);
  expect(mails[0]?.body).toContain(body.receipt);
});

test('an abandoned attempt is closed by the server with its stored answers', async () => {
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
