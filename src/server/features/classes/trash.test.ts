import { expect, test } from 'vitest';
import { CLASSES_MAXIMUM, DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import { classMessages } from '../../rules/classes/messages';
import { aClassOf, aPinStudent, auditOf } from '../../testing/class-of';
import { aWorld } from '../../testing/world';

test('a deleted class is in the trash for 30 days and returns with its members', async () => {
  const world = aWorld();
  const { teacher, at, classId, read } = await aClassOf(world, ['Asha', 'Ben']);
  const before = await read();
  await teacher.rest('DELETE', at);
  const { body: list } = await teacher.rest('GET', '/class/');
  const deletedAt = world.clock.now();
  expect(list).toEqual({
    classes: [],
    trash: [{ _id: classId, name: '7b', deletedAt, keptUntil: deletedAt + DELETED_QUIZ_KEPT_MS }],
  });
  expect((await teacher.rest('GET', at)).status).toBe(404);
  const member = `${at}/members/${before.members[0]._id}`;
  expect((await teacher.rest('PUT', member, { name: 'Asha R.' })).status).toBe(404);
  expect(await teacher.rest('POST', `${at}/restore`)).toMatchObject({ status: 200, body: before });
  expect(await read()).toEqual(before);
  expect(auditOf(world, classId)).toEqual(['class-deletion', 'class-restore']);
});

test('a class whose name is in use returns under another', async () => {
  const world = aWorld();
  const { teacher, at } = await aClassOf(world);
  await teacher.rest('DELETE', at);
  await teacher.rest('POST', '/class', { name: '7b' });
  expect(await teacher.rest('POST', `${at}/restore`)).toMatchObject({
    ...{ status: 200, body: { name: '7b (restored)' } },
  });
  expect((await teacher.rest('GET', at)).body.name).toBe('7b (restored)');
});

test('deleting a class ends its PIN sessions; those by address continue', async () => {
  const world = aWorld();
  const { teacher, at, add, members } = await aClassOf(world, ['Pia']);
  const pia = await aPinStudent(world, members[0]._id);
  const sam = await world.signIn('student', 'Sam');
  await add({ name: 'Sam', email: 'sam@school.example' });
  expect(pia.sessionCount()).toBe(1);
  await teacher.rest('DELETE', at);
  expect(pia.sessionCount()).toBe(0);
  expect((await sam.rest('GET', '/student/')).status).toBe(200);
});

test("a class can be renamed, even by case alone, but not to another class's name", async () => {
  const { teacher, at, read } = await aClassOf(aWorld());
  await teacher.rest('POST', '/class', { name: '7c' });
  expect((await teacher.rest('PUT', at, { name: '7b' })).status).toBe(200);
  expect((await teacher.rest('PUT', at, { name: '7B' })).body.name).toBe('7B');
  expect((await teacher.rest('PUT', at, { name: '7c' })).status).toBe(409);
  expect((await read()).name).toBe('7B');
});

test('an account has a maximum of classes, trashed ones included', async () => {
  const world = aWorld();
  const { teacher, at } = await aClassOf(world);
  for (let made = 1; made < CLASSES_MAXIMUM; made += 1)
    await teacher.rest('POST', '/class', { name: `C${made}` });
  await teacher.rest('DELETE', at);
  expect(await teacher.rest('POST', '/class', { name: 'One more' })).toMatchObject({
    status: 409,
    body: { error: classMessages.tooManyClasses(CLASSES_MAXIMUM) },
  });
});
