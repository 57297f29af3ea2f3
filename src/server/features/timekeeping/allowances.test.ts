import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const sam = { email: 'sam@school.example', timeFactorPercent: 150, extraTabChanges: 2 };

async function aSchool(questions?: readonly object[]) {
  const world = aWorld();
  const settings = questions ? { useQuestionTimer: true } : { totalTimeSeconds: 601 };
  const quiz = await aPublishedQuiz(world, questions ? { settings, questions } : { settings });
  return { world, quiz, teacher: quiz.teacher };
}

test('an allowance applies to later attempts, not to running ones', async () => {
  const { world, quiz, teacher } = await aSchool();
  await teacher.mutate('timekeeping.setAllowance', { ...sam, email: '  SAM@School.example ' });
  const allowed = await aStarter(world, quiz);
  expect(allowed.attempt.deadline - allowed.attempt.startTime).toBe(902_000);
  expect(allowed.quiz.totalTimeSeconds).toBe(902);
  expect(allowed.attempt.tabChangeLimit).toBe(5);
  await teacher.mutate('timekeeping.setAllowance', { ...sam, timeFactorPercent: 200, extraTabChanges: 7 });
  const again = await aStarter(world, quiz);
  expect(again.attempt).toMatchObject({ deadline: allowed.attempt.deadline, tabChangeLimit: 5 });
  const plain = await aStarter(world, quiz, 'Tia');
  expect(plain.attempt.deadline - plain.attempt.startTime).toBe(601_000);
  expect(plain.attempt.tabChangeLimit).toBe(3);
});

test('with question timers each question is scaled, and an answer counts until the scaled end', async () => {
  const questions = sampleQuestions.slice(0, 2).map((question) => ({ ...question, timeLimit: 101 }));
  const { world, quiz, teacher } = await aSchool(questions);
  await teacher.mutate('timekeeping.setAllowance', sam);
  const { student, attemptId, attempt, quiz: taken } = await aStarter(world, quiz);
  expect(taken.questions.map(({ timeLimit }: { timeLimit: number }) => timeLimit)).toEqual([152, 152]);
  expect(attempt.deadline - attempt.startTime).toBe(304_000);
  const [first = ''] = quiz.questionIds;
  const save = (revision: number, answer: string) =>
    student.mutate('attempts.saveAnswers', { attemptId, revision, answers: { [first]: answer } });
  await save(1, 'Nucleus');
  world.clock.advance(212_000);
  await save(2, 'Mitochondria');
  world.clock.advance(1);
  await save(3, 'Golgi apparatus');
  const { body } = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(body.attempt.answers).toEqual({ [first]: 'Mitochondria' });
});

test("an allowance applies only to its teacher's quizzes", async () => {
  const { world, quiz, teacher } = await aSchool();
  const bob = await world.signIn('teacher', 'Bob');
  expect(await bob.mutate('timekeeping.setAllowance', sam)).toMatchObject({ status: 200, body: sam });
  const { attempt } = await aStarter(world, quiz);
  expect(attempt.deadline - attempt.startTime).toBe(601_000);
  expect((await teacher.query('timekeeping.allowances')).body).toEqual([]);
  expect((await bob.query('timekeeping.allowances')).body).toEqual([sam]);
  expect((await teacher.mutate('timekeeping.removeAllowance', { email: sam.email })).status).toBe(404);
});

test('an allowance can be changed and removed', async () => {
  const { world, quiz, teacher } = await aSchool();
  await teacher.mutate('timekeeping.setAllowance', sam);
  await teacher.mutate('timekeeping.setAllowance', { ...sam, timeFactorPercent: 125 });
  expect((await teacher.query('timekeeping.allowances')).body).toEqual([{ ...sam, timeFactorPercent: 125 }]);
  const removed = await teacher.mutate('timekeeping.removeAllowance', { email: 'SAM@school.example' });
  expect(removed.body).toEqual({ message: messages.allowanceRemoved });
  expect((await teacher.query('timekeeping.allowances')).body).toEqual([]);
  const { attempt } = await aStarter(world, quiz);
  expect(attempt.deadline - attempt.startTime).toBe(601_000);
});

test.each([
  [{ email: 'sam' }, messages.studentEmailRequired],
  [{ email: '' }, messages.studentEmailRequired],
  [{ email: 7 }, messages.studentEmailRequired],
  [{ email: `${'x'.repeat(250)}@school.example` }, messages.studentEmailRequired],
  [{ email: 'sam\u0000@school.example' }, messages.studentEmailRequired],
  [{ timeFactorPercent: 95 }, messages.timeFactorInvalid],
  [{ timeFactorPercent: 405 }, messages.timeFactorInvalid],
  [{ timeFactorPercent: 102 }, messages.timeFactorInvalid],
  [{ timeFactorPercent: '150' }, messages.timeFactorInvalid],
  [{ timeFactorPercent: null }, messages.timeFactorInvalid],
  [{ extraTabChanges: -1 }, messages.extraTabChangesInvalid],
  [{ extraTabChanges: 98 }, messages.extraTabChangesInvalid],
  [{ extraTabChanges: 0.5 }, messages.extraTabChangesInvalid],
  [{ extraTabChanges: undefined }, messages.extraTabChangesInvalid],
])('an allowance with %j is refused', async (wrong, sentence) => {
  const { teacher } = await aSchool();
  expect(await teacher.mutate('timekeeping.setAllowance', { ...sam, ...wrong })).toMatchObject({
    status: 400,
    body: { error: sentence },
  });
  expect((await teacher.query('timekeeping.allowances')).body).toEqual([]);
});
