import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const ownOf = async (student: Awaited<ReturnType<typeof aStarter>>['student'], shareId: string) =>
  (await student.rest('GET', `/quiz/share/${shareId}`)).body.own;

test('a student sees time and allowed tab changes before the start', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { description: 'Bring a pencil.' } });
  const allowance = { email: 'sam@school.example', timeFactorPercent: 150, extraTabChanges: 2 };
  await quiz.teacher.mutate('timekeeping.setAllowance', allowance);
  const sam = await world.signIn('student', 'Sam');
  const read = await sam.rest('GET', `/quiz/share/${quiz.shareId}`);
  expect(read.body.description).toBe('Bring a pencil.');
  expect(read.body.own).toEqual({
    state: 'new',
    timeSeconds: 2700,
    timeFactorPercent: 150,
    tabChangeLimit: 5,
    ...{ largerText: false, hideTimer: false, start: { yes: true, until: null } },
    serverNow: world.clock.now(),
  });
  expect((await sam.rest('GET', '/student/')).body.inProgress).toEqual([]);
  const tia = await world.signIn('student', 'Tia');
  expect(await ownOf(tia, quiz.shareId)).toMatchObject({ timeSeconds: 1800, tabChangeLimit: 3 });
});

test('with question timers the time is the sum of all questions', async () => {
  const world = aWorld();
  const questions = sampleQuestions.slice(0, 2).map((question) => ({ ...question, timeLimit: 45 }));
  const quiz = await aPublishedQuiz(world, { settings: { useQuestionTimer: true }, questions });
  expect(await ownOf(await world.signIn('student'), quiz.shareId)).toMatchObject({ timeSeconds: 90 });
});

test('a student sees whether the quiz is running or submitted', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student } = await aStarter(world, quiz);
  expect(await ownOf(student, quiz.shareId)).toMatchObject({ state: 'running' });
  const other = await aSubmitter(world, quiz, { name: 'Tia' });
  expect(await ownOf(other.student, quiz.shareId)).toMatchObject({ state: 'submitted' });
});

test('the started quiz contains its description', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { description: 'Bring a pencil.' } });
  expect((await aStarter(world, quiz)).quiz.description).toBe('Bring a pencil.');
});
