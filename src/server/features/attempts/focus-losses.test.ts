import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

async function aWatchedAttempt(allowTabChange = false) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { allowTabChange } });
  const { student, attemptId } = await aStarter(world, quiz);
  return {
    world,
    quiz,
    student,
    attemptId,
    leave: (leftAt: unknown, returnedAt?: unknown) =>
      student.mutate('attempts.reportFocusLoss', { attemptId, leftAt, returnedAt }),
    submit: (answers: object, focusLostCount?: unknown) =>
      student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers, focusLostCount } }),
  };
}

test('each distinct time of leaving counts once, and the third submits', async () => {
  const { leave } = await aWatchedAttempt();
  expect((await leave(1000)).body).toEqual({ focusLostCount: 1, submitted: false, tabChangeLimit: 3 });
  expect((await leave(1000, 2000)).body).toEqual({ focusLostCount: 1, submitted: false, tabChangeLimit: 3 });
  expect((await leave(3000)).body).toEqual({ focusLostCount: 2, submitted: false, tabChangeLimit: 3 });
  expect((await leave(5000)).body).toEqual({ focusLostCount: 3, submitted: true, tabChangeLimit: 3 });
  expect((await leave(7000)).body).toEqual({ focusLostCount: 3, submitted: true, tabChangeLimit: 3 });
});

test('after the third focus loss only the submit is accepted, within the grace', async () => {
  const { world, quiz, student, attemptId, leave, submit } = await aWatchedAttempt();
  for (const leftAt of [1, 2, 3]) await leave(leftAt);
  const answers = { [quiz.questionIds[2] ?? '']: 'carbon dioxide' };
  expect(await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers })).toMatchObject({
    status: 409,
    body: { error: messages.attemptClosing },
  });
  world.clock.advance(60_000);
  expect((await submit(answers)).status).toBe(200);
});

test('without that submit the server closes the attempt itself', async () => {
  const { world, quiz, leave, submit } = await aWatchedAttempt();
  for (const leftAt of [1, 2, 3]) await leave(leftAt);
  world.clock.advance(60_001);
  const late = await submit({ [quiz.questionIds[2] ?? '']: 'too late' });
  expect(late).toMatchObject({ status: 409, body: { error: messages.attemptOver } });
  const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  expect(body.results).toMatchObject([{ answers: {}, focusLostCount: 3, submittedAt: world.clock.now() }]);
});

test('with tab changes allowed nothing is counted', async () => {
  const { leave } = await aWatchedAttempt(true);
  for (const leftAt of [1, 2, 3, 4]) {
    expect((await leave(leftAt)).body).toEqual({ focusLostCount: 0, submitted: false, tabChangeLimit: 3 });
  }
});

test('the count sent with a submit can raise the stored one, never lower it', async () => {
  const { quiz, leave, submit } = await aWatchedAttempt();
  await leave(1);
  await submit({}, 2);
  const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  expect(body.results[0].focusLostCount).toBe(2);
  const other = await aWatchedAttempt();
  await other.leave(1);
  await other.submit({}, 0);
  const results = await other.quiz.teacher.rest('GET', `/quiz/${other.quiz.quizId}/results`);
  expect(results.body.results[0].focusLostCount).toBe(1);
});

test.each([[undefined], [null], ['1'], [{}], [1e300]])('a focus loss at %j is refused', async (leftAt) => {
  const { leave } = await aWatchedAttempt();
  expect((await leave(leftAt)).status).toBe(400);
  expect((await leave(1, 'soon')).status).toBe(400);
});

test('after the submit a focus loss changes nothing', async () => {
  const { leave, submit } = await aWatchedAttempt();
  await submit({});
  expect((await leave(1)).body).toEqual({ focusLostCount: 0, submitted: true, tabChangeLimit: 3 });
});
