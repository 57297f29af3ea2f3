import { expect, test } from 'vitest';
import { reviewLeft } from '../../../shared/results/review-left';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate, type PublishedQuiz } from '../../testing/factories';
import { aWorld } from '../../testing/world';

const rowOf = async ({ teacher }: Pick<PublishedQuiz, 'teacher'>) =>
  (await teacher.rest('GET', '/teacher/')).body.quizzes[0];

test('a new quiz has nothing to mark, no mean, and its creation as its last activity', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const createdAt = world.clock.now();
  await teacher.rest('POST', '/quiz/', { title: 'Cells' });
  world.clock.advance(1000);
  expect(await rowOf({ teacher })).toMatchObject({
    ...{ createdAt, lastActivityAt: createdAt, folder: '' },
    ...{ startedCount: 0, toReview: 0, meanPercent: null, marks: 0 },
  });
});

test('a start and a submission are activities of a quiz', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  world.clock.advance(1000);
  const startedAt = world.clock.now();
  await aStarter(world, quiz, 'Sam');
  expect(await rowOf(quiz)).toMatchObject({ startedCount: 1, lastActivityAt: startedAt, marks: 10 });
  world.clock.advance(1000);
  await aSubmitter(world, quiz, { name: 'Tia' });
  expect(await rowOf(quiz)).toMatchObject({ startedCount: 2, lastActivityAt: startedAt + 1000 });
});

test('the mean covers the evaluated submissions, in percent of all marks', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const [mcq = '', msq = '', , , slider = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { name: 'Sam', answers: { [mcq]: 'Mitochondria', [slider]: 8 } });
  await aSubmitter(world, quiz, { name: 'Tia', answers: { [msq]: ['Helium', 'Neon'] } });
  expect((await rowOf(quiz)).meanPercent).toBeNull();
  await evaluate(world, quiz);
  await aSubmitter(world, quiz, { name: 'Una', answers: { [mcq]: 'Mitochondria', [slider]: 8 } });
  expect((await rowOf(quiz)).meanPercent).toBe(25);
});

test('the decisions left to the teacher are counted as in the results', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const [, , short = ''] = questionIds;
  const { student, attemptId } = await aSubmitter(world, quiz, { answers: { [short]: 'air' } });
  await aSubmitter(world, quiz, { name: 'Tia', answers: { [short]: 'it is some gas or other' } });
  await aSubmitter(world, quiz, { name: 'Una', answers: { [short]: 'not carbon dioxide' } });
  const bothCounts = async () => [
    (await rowOf(quiz)).toReview,
    reviewLeft((await teacher.rest('GET', `/quiz/${quizId}/results`)).body).decisions,
  ];
  expect(await bothCounts()).toEqual([0, 0]);
  await evaluate(world, quiz);
  const [waiting = 0, inResults] = await bothCounts();
  expect(waiting).toBeGreaterThan(0);
  expect(inResults).toBe(waiting);

  const mark = { quizId, studentId: student.accountId, questionId: short, marks: 0.5 };
  await teacher.rest('PUT', '/quiz/question/update-marks', mark);
  const [marked = 0] = await bothCounts();
  // A changed answer needs review even after the teacher's mark.
  world.clock.advance(1000);
  await teacher.mutate('supervision.reopen', { quizId, attemptId });
  await student.rest('POST', '/quiz/submit', {
    quizId,
    attempt: { answers: { [short]: 'carbon dioxide' } },
  });
  await evaluate(world, quiz);
  expect(await bothCounts()).toEqual([marked + 1, marked + 1]);
});
