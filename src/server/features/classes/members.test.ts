import { expect, test } from 'vitest';
import { CLASS_MEMBERS_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { classMessages } from '../../rules/classes/messages';
import { aMember } from '../../testing/a-class';
import { accountsOn } from '../../testing/class-of';
import { aWorld } from '../../testing/world';

async function aClass() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { body } = await teacher.rest('POST', '/class', { name: '7b' });
  const at = `/class/${body._id}`;
  const add = (pupil: object) => teacher.rest('POST', `${at}/members`, pupil);
  const read = async () => (await teacher.rest('GET', at)).body;
  return { world, teacher, at, add, read };
}

const NEEDS = { timeFactorPercent: 100, extraTabChanges: 0, largerText: false, hideTimer: false };

test("a new member's fields are tidied, and the class is sorted by name", async () => {
  const { add, read } = await aClass();
  await add({ name: 'Zoë' });
  const { status, body } = await add({
    name: ' E\u0301mile   Ode\u200b',
    number: ' 12 ',
    email: ' E.Ode@School.example',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    _id: body._id,
    name: 'Émile Ode',
    number: '12',
    email: 'e.ode@school.example',
    needs: NEEDS,
    hasPin: false,
    pinSetAt: null,
    pinEndedAt: null,
    hasPinAccount: false,
    attemptCount: 0,
    removedAt: null,
  });
  const { members } = await read();
  expect(members.map(({ name }: { name: string }) => name)).toEqual(['Émile Ode', 'Zoë']);
});

test.each([
  [{}, classMessages.memberNameRequired],
  [{ name: ' ' }, classMessages.memberNameRequired],
  [{ name: 'Asha\u0000' }, 'The value of "name" is not valid.'],
  [{ name: 'Asha', number: 12 }, 'The value of "number" is not valid.'],
  [{ name: 'Asha', number: '1'.repeat(31) }, 'The value of "number" is longer than 30 characters.'],
  [{ name: 'Asha', email: 'asha' }, classMessages.emailInvalid],
  [{ name: 'Asha', email: 'asha rao@school.example' }, classMessages.emailInvalid],
  [{ name: 'Asha', email: `${'x'.repeat(250)}@school.example` }, classMessages.emailInvalid],
])('a member %j is refused', async (sent, sentence) => {
  const { add, read } = await aClass();
  expect(await add(sent)).toMatchObject({ status: 400, body: { error: sentence } });
  expect((await read()).members).toEqual([]);
});

test('a number or address occurs once per class; namesakes are allowed', async () => {
  const { add } = await aClass();
  await add({ name: 'Asha', number: 'a1', email: 'asha@school.example' });
  expect(await add({ name: 'Ben', number: 'A1' })).toMatchObject({
    status: 409,
    body: { error: classMessages.numberTaken('Asha') },
  });
  expect(await add({ name: 'Ben', email: 'ASHA@school.example' })).toMatchObject({
    status: 409,
    body: { error: classMessages.emailTaken('Asha') },
  });
  expect((await add({ name: 'Asha' })).status).toBe(200);
});

test("a member's address links an existing student account immediately", async () => {
  const { world, teacher, at, add } = await aClass();
  const { accountId } = await world.signIn('student', 'Sam');
  const { body: sam } = await add({ name: 'Sam', email: 'SAM@school.example' });
  const accounts = () => accountsOn(world, at.split('/').at(-1) ?? '');
  expect(accounts()).toEqual({ Sam: accountId });
  const { body: other } = await teacher.rest('PUT', `${at}/members/${sam._id}`, {
    email: 'tia@school.example',
  });
  expect(other).toEqual({ ...sam, email: 'tia@school.example' });
  expect(accounts()).toEqual({ Sam: null });
  const { body: back } = await teacher.rest('PUT', `${at}/members/${sam._id}`, {
    email: 'sam@school.example',
  });
  expect(back).toEqual(sam);
  expect(accounts()).toEqual({ Sam: accountId });
  const { body: none } = await teacher.rest('PUT', `${at}/members/${sam._id}`, { email: null });
  expect(none).toMatchObject({ email: null, hasPinAccount: false });
  expect(accounts()).toEqual({ Sam: null });
});

test('a response does not reveal whether an address has an account', async () => {
  const { world, add, read } = await aClass();
  await world.signIn('student', 'Sam');
  const of = (list: readonly { name: string; email: string }[]) =>
    list.map(({ name: _, email: __, ...said }) => ({ ...said, _id: '' }));
  const added = [
    (await add({ name: 'Sam', email: 'sam@school.example' })).body,
    (await add({ name: 'Tia', email: 'tia@school.example' })).body,
  ];
  for (const told of [of(added), of((await read()).members)]) expect(told[0]).toEqual(told[1]);
});

test('omitted fields stay, and each need can be sent alone', async () => {
  const { teacher, at, add } = await aClass();
  const { body: asha } = await add({ name: 'Asha', number: '1', email: 'asha@school.example' });
  const put = (sent: object) => teacher.rest('PUT', `${at}/members/${asha._id}`, sent);
  expect((await put({ needs: { timeFactorPercent: 125 } })).body).toEqual({
    ...asha,
    needs: { ...NEEDS, timeFactorPercent: 125 },
  });
  const { body } = await put({
    name: 'Asha R.',
    number: '',
    needs: { largerText: true, extraTabChanges: 2 },
  });
  expect(body).toEqual({
    ...asha,
    name: 'Asha R.',
    number: null,
    needs: { timeFactorPercent: 125, extraTabChanges: 2, largerText: true, hideTimer: false },
  });
  expect(await put({ needs: { timeFactorPercent: 101 } })).toMatchObject({
    status: 400,
    body: { error: messages.timeFactorInvalid },
  });
});

test('a former member and their work are listed with those who left', async () => {
  const { teacher, at, add, read } = await aClass();
  const { body: asha } = await add({ name: 'Asha', number: '1' });
  const left = await teacher.rest('DELETE', `${at}/members/${asha._id}`);
  expect(left).toMatchObject({ status: 200, body: { message: classMessages.memberRemoved('Asha') } });
  const { members, left: gone } = await read();
  expect(members).toEqual([]);
  expect(gone).toMatchObject([{ _id: asha._id, name: 'Asha' }]);
  expect(gone[0].removedAt).toBeGreaterThan(0);
  expect((await add({ name: 'Ben', number: '1' })).status).toBe(200);
});

test('a class has a maximum of members, former ones included', async () => {
  const { world, at, teacher, add, read } = await aClass();
  const { body: asha } = await add({ name: 'Asha' });
  const { _id: classId } = await read();
  for (let made = 2; made < CLASS_MEMBERS_MAXIMUM; made += 1) aMember(world, { classId });
  await teacher.rest('DELETE', `${at}/members/${asha._id}`);
  expect((await add({ name: 'The last' })).status).toBe(200);
  expect(await add({ name: 'One more' })).toMatchObject({
    status: 409,
    body: { error: classMessages.tooManyMembers(CLASS_MEMBERS_MAXIMUM) },
  });
});

test('a new name on the list also appears in work by PIN', async () => {
  const { add, at, teacher, world } = await aClass();
  const { body: member } = await add({ name: 'Asha Roa' });
  const { pin } = (await teacher.rest('POST', `${at}/members/${member._id}/pin`)).body;
  const { code: classCode } = (await teacher.rest('GET', at)).body;
  await world.nobody.rest('POST', '/auth/login/class', { classCode, member: 'Asha Roa', pin });
  const named = () =>
    world.deps.db.$client.prepare("select name from accounts where issuer = 'class'").pluck().all();
  await teacher.rest('PUT', `${at}/members/${member._id}`, { name: 'Asha Rao' });
  expect(named()).toEqual(['Asha Rao']);
});
