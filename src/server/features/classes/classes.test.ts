import { expect, test } from 'vitest';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../shared/constants';
import { fieldTooLong } from '../../../shared/messages';
import { classMessages } from '../../rules/classes/messages';
import { aClassOf } from '../../testing/class-of';
import { aPublishedQuiz, aStarter, aSubmitter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

async function aTeacher() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const make = async (name: string) => (await teacher.rest('POST', '/class', { name })).body;
  return { world, teacher, make };
}

test('a class is created with a unique code, and listed by name', async () => {
  const { teacher, make } = await aTeacher();
  const made = await make('  7b ');
  await make('10a');
  expect(made).toMatchObject({ name: '7b', members: [], left: [], quizzes: [] });
  expect(made.code).toMatch(/^[A-Z0-9]{8}$/);
  const { body } = await teacher.rest('GET', '/class/');
  expect(body.classes.map(({ name }: { name: string }) => name)).toEqual(['7b', '10a']);
  expect(body.classes[0]).toEqual({
    _id: made._id,
    name: '7b',
    code: made.code,
    right: 'own',
    owner: null,
    createdAt: made.createdAt,
    memberCount: 0,
    noSignInCount: 0,
    quizCount: 0,
  });
  expect((await teacher.rest('GET', `/class/${made._id}`)).body).toEqual(made);
});

test.each([
  [{}, classMessages.nameRequired],
  [{ name: ' \u200b ' }, classMessages.nameRequired],
  [{ name: 7 }, classMessages.nameRequired],
  [{ name: 'x'.repeat(CLASS_NAME_MAXIMUM_LENGTH + 1) }, fieldTooLong('name', CLASS_NAME_MAXIMUM_LENGTH)],
])('a class named by %j is refused', async (sent, sentence) => {
  const { teacher } = await aTeacher();
  expect(await teacher.rest('POST', '/class', sent)).toMatchObject({
    status: 400,
    body: { error: sentence },
  });
});

test("one teacher's classes have different names; those of two teachers may share one", async () => {
  const { world, teacher, make } = await aTeacher();
  await make('7b');
  expect(await teacher.rest('POST', '/class', { name: '7b ' })).toMatchObject({
    status: 409,
    body: { error: classMessages.nameTaken },
  });
  const bob = await world.signIn('teacher', 'Bob');
  expect((await bob.rest('POST', '/class', { name: '7b' })).status).toBe(200);
});

test('a class shows its quizzes, who has submitted, and who cannot sign in', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, add, at, classId, read } = await aClassOf(world, ['Asha']);
  const sam = await add({ name: 'Sam', email: 'sam@school.example' });
  await add({ name: 'Tia', email: 'tia@school.example' });
  const closesAt = world.clock.now() + 3_600_000;
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: [classId], closesAt });
  await aSubmitter(world, quiz, { name: 'Sam' });
  await aStarter(world, quiz, 'Tia');
  // The next change of the list links students who signed in before it.
  await teacher.rest('PUT', `${at}/members/${sam._id}`, { number: '1' });
  const taken = await read();
  expect(taken.quizzes).toEqual([
    { quizId: quiz.quizId, title: 'Cells', right: 'own', opensAt: null, closesAt, submittedCount: 1 },
  ]);
  expect(taken.members).toMatchObject([
    { name: 'Asha', attemptCount: 0 },
    { name: 'Sam', attemptCount: 1 },
    { name: 'Tia', attemptCount: 1 },
  ]);
  const { body: list } = await teacher.rest('GET', '/class/');
  expect(list.classes).toMatchObject([{ memberCount: 3, noSignInCount: 1, quizCount: 1 }]);
  await teacher.rest('DELETE', `/quiz/${quiz.quizId}`);
  expect(await read()).toMatchObject({ quizzes: [], members: [{}, { attemptCount: 0 }, {}] });
  expect((await teacher.rest('GET', '/class/')).body.classes).toMatchObject([{ quizCount: 0 }]);
});
