import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { countingIds } from '../../testing/counting-ids';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;

test("a start uses the server's time and contains no correct answer", async () => {
  const world = aWorld();
  const { attempt, quiz } = await aStarter(world, await aPublishedQuiz(world));
  expect(attempt.deadline - attempt.startTime).toBe(1800 * 1000);
  expect(attempt.serverNow).toBe(world.clock.now());
  expect(JSON.stringify(quiz)).not.toContain('correctAnswer');
});

test('with question timers the deadline is the sum of all question times', async () => {
  const world = aWorld();
  const questions = sampleQuestions.slice(0, 2).map((question) => ({ ...question, timeLimit: 30 }));
  const quiz = await aPublishedQuiz(world, { settings: { useQuestionTimer: true }, questions });
  const { attempt } = await aStarter(world, quiz);
  expect(attempt.deadline - attempt.startTime).toBe(60_000);
});

test('two simultaneous joins give one attempt', async () => {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world);
  const student = await world.signIn('student');
  const joins = await Promise.all(
    Array.from({ length: 5 }, () => student.rest('POST', '/student/attempt', { shareId })),
  );
  expect(joins.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(joins.map(({ body }) => body.attempt._id)).size).toBe(1);
});

test('time given at the moment of a join or take-over moves deadline and open question alike', async () => {
  const world = aWorld();
  const settings = { useQuestionTimer: true, allowNavigation: false };
  const questions = sampleQuestions.map((question) => ({ ...question, timeLimit: 60 }));
  const quiz = await aPublishedQuiz(world, { settings, questions });
  const { quizId, shareId, teacher } = quiz;
  const { student, attemptId } = await aStarter(world, quiz);
  const give = () => teacher.mutate('timekeeping.giveTime', { quizId, minutes: 1 });
  const writerId = 'the-page-of-sam-01234';
  const [joined, , takenOver] = await Promise.all([
    student.rest('POST', '/student/attempt', { shareId }),
    give(),
    student.mutate('attempts.takeOver', { attemptId, writerId }),
    give(),
  ]);
  for (const { deadline, place } of [joined.body.attempt, takenOver.body]) {
    expect(deadline - place.endsAt).toBe(4 * MINUTE_MS);
  }
});

test('a shuffled quiz always has the same order for one student, and another for others', async () => {
  // With random ids, six students might all get the same order.
  const world = aWorld({ ids: countingIds() });
  const quiz = await aPublishedQuiz(world, { settings: { shuffleQuestions: true } });
  const orderFor = async (name: string) =>
    (await aStarter(world, quiz, name)).quiz.questions.map(({ _id }: { _id: string }) => _id).join();
  const orders = [];
  for (const name of ['Sam', 'Tia', 'Uma', 'Vic', 'Wes', 'Xia']) orders.push(await orderFor(name));
  expect(await orderFor('Sam')).toBe(orders[0]);
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('with shuffled options each student has a separate order, the same after a reload and in the results', async () => {
  const world = aWorld({ ids: countingIds() });
  const quiz = await aPublishedQuiz(world, { settings: { shuffleOptions: true } });
  const optionsFor = async (name: string) => (await aStarter(world, quiz, name)).quiz.questions[0].options;
  const orders = [];
  for (const name of ['Sam', 'Tia', 'Uma', 'Vic', 'Wes', 'Xia']) orders.push(await optionsFor(name));
  expect(await optionsFor('Sam')).toEqual(orders[0]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  for (const order of orders) expect([...order].sort()).toEqual([...sampleQuestions[0].options].sort());

  const { student, quiz: asked } = await aSubmitter(world, quiz, { name: 'Yan' });
  const [question] = asked.questions;
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const { body } = await student.rest('GET', `/quiz/${quiz.quizId}/evaluated`);
  expect(body.evaluatedQuizData[question._id].options).toEqual(question.options);
});

test('a text corrected after the start stays unchanged for the student; the title does not', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds, shareId } = quiz;
  const { student } = await aStarter(world, quiz);
  await teacher.mutate('questions.update', { questionId: questionIds[2], text: 'Corrected?' });
  await teacher.rest('PUT', `/quiz/${quizId}`, { title: 'New title' });
  const again = await student.rest('POST', '/student/attempt', { shareId });
  expect(again.body.quiz.title).toBe('New title');
  expect(again.body.quiz.questions[2].text).toBe(sampleQuestions[2].text);
  const later = await aStarter(world, quiz, 'Tia');
  expect(later.quiz.questions[2].text).toBe('Corrected?');
});

test('a reload restores the saved answers and the count of focus losses', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const answers = { [quiz.questionIds[0] ?? '']: 'Mitochondria' };
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers });
  await student.mutate('attempts.reportFocusLoss', { attemptId, leftAt: 1000 });
  world.clock.advance(MINUTE_MS);
  const { body } = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(body.attempt).toMatchObject({ answers, focusLostCount: 1, serverNow: world.clock.now() });
});

test('a student who returns after deadline and grace finds the quiz submitted', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student } = await aStarter(world, quiz);
  world.clock.advance(1860 * 1000 + 1);
  const late = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(late).toMatchObject({ status: 409, body: { error: messages.alreadySubmitted } });
});

test('a session lives until an hour after the deadline', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds: 30 * 60 * 60 } });
  const { student } = await aStarter(world, quiz);
  world.clock.advance(30.9 * 60 * MINUTE_MS);
  expect((await student.rest('GET', '/student/')).status).toBe(200);
});

test.each([
  ['spaces and small letters', (id: string) => ` ${id.toLowerCase()} `, 200],
  ['something else', () => 'ABCDEFGH', 404],
  ['a path', () => '../../etc', 404],
  ['nothing', () => '', 404],
  ['a number', () => 7, 400],
  ['null', () => null, 400],
])('joining with %s as ID answers as documented', async (_, idFor, status) => {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world);
  const student = await world.signIn('student');
  expect((await student.rest('POST', '/student/attempt', { shareId: idFor(shareId) })).status).toBe(status);
});

test.each([undefined, 'broken', [], null])('a join with the body %j is refused as broken', async (body) => {
  const student = await aWorld().signIn('student');
  expect((await student.rest('POST', '/student/attempt', body)).status).toBe(400);
});
