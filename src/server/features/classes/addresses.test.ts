import { expect, test } from 'vitest';
import { classMessages } from '../../rules/classes/messages';
import { aClassOf, accountsOn, aPinStudent, auditOf } from '../../testing/class-of';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { linkAccount, linkByAddress } from './link-by-address';

async function aPinClass(world = aWorld()) {
  const taught = await aClassOf(world, ['Pia']);
  const memberId: string = taught.members[0]._id;
  const pia = await aPinStudent(world, memberId);
  const put = (sent: object) => taught.teacher.rest('PUT', `${taught.at}/members/${memberId}`, sent);
  return { world, ...taught, memberId, pia, put };
}

test('an address replaces a PIN and ends its sessions', async () => {
  const { world, put, pia, classId } = await aPinClass();
  const sam = await world.signIn('student', 'Sam');
  expect(await put({ email: 'sam@school.example' })).toMatchObject({
    status: 200,
    body: { hasPin: false, pinSetAt: null, hasPinAccount: false, attemptCount: 0 },
  });
  expect(accountsOn(world, classId)).toEqual({ Pia: sam.accountId });
  expect(pia.sessionCount()).toBe(0);
});

test('any other change leaves the PIN and its sessions', async () => {
  const { put, pia } = await aPinClass();
  const { body } = await put({ name: 'Pia P.', email: null });
  expect(body).toMatchObject({ hasPin: true, hasPinAccount: true });
  expect(pia.sessionCount()).toBe(1);
});

test('a member with quizzes by PIN keeps that account until it is joined with the address', async () => {
  const world = aWorld();
  await aStarter(world, await aPublishedQuiz(world), 'Pia');
  const { put, memberId, at, teacher, read } = await aPinClass(world);
  expect(await put({ email: 'sam@school.example' })).toMatchObject({
    status: 409,
    body: { error: classMessages.hasPinAccount('Pia') },
  });
  expect((await read()).members).toMatchObject([{ email: null, hasPin: true, attemptCount: 1 }]);
  await teacher.rest('DELETE', `${at}/members/${memberId}`);
  expect((await read()).left).toMatchObject([{ attemptCount: 1 }]);
});

test("a login links every line with the address to the account, in all teachers' classes", async () => {
  const world = aWorld();
  const { add, classId } = await aClassOf(world);
  await add({ name: 'Sam', email: 'sam@school.example' });
  const bob = await world.signIn('teacher', 'Bob');
  const { body: his } = await bob.rest('POST', '/class', { name: '9a' });
  await bob.rest('POST', `/class/${his._id}/members`, { name: 'Samuel', email: 'sam@school.example' });
  const sam = await world.signIn('student', 'Sam');
  linkAccount(world.deps, { accountId: sam.accountId, email: 'SAM@school.example' });
  expect(accountsOn(world, classId)).toEqual({ Sam: sam.accountId });
  expect(accountsOn(world, his._id)).toEqual({ Samuel: sam.accountId });
});

test('an account without an address is on no list, and a teacher is not a student', async () => {
  const { world, classId, pia, add } = await aPinClass();
  await add({ name: 'Ann', email: 'ann@school.example' });
  linkAccount(world.deps, { accountId: pia.accountId, email: '' });
  linkByAddress(world.deps, classId);
  expect(accountsOn(world, classId)).toEqual({ Ann: null, Pia: pia.accountId });
});

test('a login does not displace another member with the account in the class', async () => {
  const world = aWorld();
  const { add, classId } = await aClassOf(world);
  const sam = await world.signIn('student', 'Sam');
  await add({ name: 'Sam', email: 'sam@school.example' });
  await add({ name: 'Sam B.', email: 'sam.b@school.example' });
  // From this login on, the account has another address.
  world.deps.db.$client
    .prepare("update accounts set email = 'sam.b@school.example' where role = 'student'")
    .run();
  linkAccount(world.deps, { accountId: sam.accountId, email: 'sam.b@school.example' });
  linkByAddress(world.deps, classId);
  expect(accountsOn(world, classId)).toEqual({ Sam: sam.accountId, 'Sam B.': null });
});

test('a former member returns with PIN and account, unless the number is in use', async () => {
  const { world, teacher, at, memberId, pia, put, add, read } = await aPinClass();
  await put({ number: '7' });
  await teacher.rest('DELETE', `${at}/members/${memberId}`);
  expect(pia.sessionCount()).toBe(0);
  const tia = await add({ name: 'Tia', number: '7' });
  const restore = () => teacher.rest('POST', `${at}/members/${memberId}/restore`);
  expect(await restore()).toMatchObject({ status: 409, body: { error: classMessages.numberTaken('Tia') } });
  await teacher.rest('PUT', `${at}/members/${tia._id}`, { number: '8' });
  expect((await restore()).body).toMatchObject({ hasPin: true, hasPinAccount: true, removedAt: null });
  expect((await read()).left).toEqual([]);
  expect(auditOf(world, memberId)).toEqual(['class-member-removal', 'class-member-restore']);
});
