import { expect, test } from 'vitest';
import { assignmentClasses, assignmentExceptions, assignments } from '../../db/classes-schema';
import { classMessages } from '../../rules/classes/messages';
import { aClassOf, aPinStudent, auditOf } from '../../testing/class-of';
import { aPublishedQuiz } from '../../testing/factories';
import { aWorld } from '../../testing/world';

async function twoClasses() {
  const world = aWorld();
  const from = await aClassOf(world, ['Pia']);
  const { body: to } = await from.teacher.rest('POST', '/class', { name: '7c' });
  const memberId: string = from.members[0]._id;
  const move = (toClassId: string = to._id) =>
    from.teacher.rest('POST', `${from.at}/members/${memberId}/move`, { toClassId });
  const addThere = (pupil: object) => from.teacher.rest('POST', `/class/${to._id}/members`, pupil);
  return { world, ...from, to: to as { _id: string }, memberId, move, addThere, there: `/class/${to._id}` };
}

test('a member moves to another class with account, PIN and needs, and stays signed in', async () => {
  const { world, teacher, at, memberId, move, read, there } = await twoClasses();
  const pia = await aPinStudent(world, memberId);
  await teacher.rest('PUT', `${at}/members/${memberId}`, { number: '9', needs: { timeFactorPercent: 150 } });
  const [before] = (await read()).members;
  expect(before).toMatchObject({ hasPin: true, hasPinAccount: true });
  expect(await move()).toMatchObject({
    status: 200,
    body: { message: classMessages.memberMoved('Pia', '7c') },
  });
  expect(await read()).toMatchObject({ members: [], left: [] });
  expect((await read(there)).members).toEqual([before]);
  expect(pia.sessionCount()).toBe(1);
  expect(auditOf(world, memberId)).toEqual(['class-member-move']);
});

test("a member's exceptions stay for quizzes assigned to both classes", async () => {
  const { world, to, classId, memberId, move } = await twoClasses();
  const { teacher, quizId } = await aPublishedQuiz(world);
  const { body: second } = await teacher.rest('POST', '/quiz/', { title: 'Only 7b' });
  const { db } = world.deps;
  for (const each of [quizId, second._id]) {
    db.insert(assignments).values({ quizId: each, updatedAt: 1 }).run();
    db.insert(assignmentClasses).values({ quizId: each, classId }).run();
    db.insert(assignmentExceptions).values({ quizId: each, memberId, timeFactorPercent: 200 }).run();
  }
  db.insert(assignmentClasses).values({ quizId, classId: to._id }).run();
  await move();
  expect(db.select().from(assignmentExceptions).all()).toMatchObject([{ quizId, timeFactorPercent: 200 }]);
});

test("no member is moved into another teacher's or a deleted class", async () => {
  const { world, teacher, move, there, read } = await twoClasses();
  const bob = await world.signIn('teacher', 'Bob');
  const { body: foreign } = await bob.rest('POST', '/class', { name: '9a' });
  expect(await move(foreign._id)).toMatchObject({ status: 404, body: { error: classMessages.notFound } });
  await teacher.rest('DELETE', there);
  expect((await move()).status).toBe(404);
  expect((await read()).members).toHaveLength(1);
});

test.each([
  ['number', { number: 'A7' }, { number: 'a7' }, classMessages.numberTaken('Tia')],
  ['address', { email: 'p@x.example' }, { email: 'P@x.example' }, classMessages.emailTaken('Tia')],
])('with a %s that somebody there has, a member stays', async (_, own, others, sentence) => {
  const { teacher, at, memberId, move, addThere, read } = await twoClasses();
  await teacher.rest('PUT', `${at}/members/${memberId}`, own);
  await addThere({ name: 'Tia', ...others });
  expect(await move()).toMatchObject({ status: 409, body: { error: sentence } });
  expect((await read()).members).toHaveLength(1);
});

test('a member whose account is in the other class under another address is not moved', async () => {
  const { world, teacher, at, memberId, move, addThere } = await twoClasses();
  await world.signIn('student', 'Sam');
  await teacher.rest('PUT', `${at}/members/${memberId}`, { email: 'sam@school.example' });
  const { body: other } = await addThere({ name: 'Samuel', email: 'sam@school.example' });
  // Since the last login their address has changed.
  const line = { id: other._id, email: 'samuel@school.example' };
  world.deps.db.$client.prepare('update class_members set email = @email where id = @id').run(line);
  expect(await move()).toMatchObject({ status: 409, body: { error: classMessages.accountTaken('Samuel') } });
});

test('a former member of one class can be moved to another', async () => {
  const { teacher, at, memberId, move, read, there } = await twoClasses();
  await teacher.rest('DELETE', `${at}/members/${memberId}`);
  await move();
  expect((await read(there)).members).toMatchObject([{ _id: memberId, removedAt: null }]);
  expect(await read()).toMatchObject({ members: [], left: [] });
});
