import { expect, test } from 'vitest';
import type { RosterAnswer } from '../../../shared/classes/schema';
import { rosterMessages } from '../../../shared/roster/messages';
import { addressOf } from '../../testing/colleagues';
import { aWorld } from '../../testing/world';
import { erasePerson } from '../privacy/erase';

const PRESENT = '4001, Ada Lind\n4002, Bo Ek\n4003, Cy Oz';

async function aListedClass() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { body } = await teacher.rest('POST', '/class', { name: '7b' });
  const at = `/class/${body._id}`;
  const paste = async (text: string): Promise<RosterAnswer> =>
    (await teacher.rest('POST', `${at}/roster`, { text })).body;
  const read = async () => (await teacher.rest('GET', at)).body;
  const undo = (token: string | undefined) => teacher.rest('POST', `${at}/roster/undo`, { undo: token });
  await paste(PRESENT);
  return { world, teacher, at, paste, read, undo };
}

test('one undo reverts a whole list: added members go, renamed and removed ones return with their PINs', async () => {
  const { teacher, at, paste, read, undo } = await aListedClass();
  await teacher.rest('POST', `${at}/pins`, {});
  const before = await read();
  const {
    undo: token,
    added,
    renamed,
    gone,
  } = await paste('4001, Ada Lind-Ek, ada@school.example\n4002, Bo Ekman\n4009, Dee Fox');
  expect([added, renamed, gone].map(({ length }) => length)).toEqual([1, 2, 1]);
  expect(await undo(token)).toMatchObject({ status: 200, body: { message: rosterMessages.undone } });
  expect(await read()).toEqual(before);
  expect(await undo(token)).toMatchObject({ status: 200 });
  expect(await read()).toEqual(before);
});

test('undoing a first list leaves nothing', async () => {
  const { teacher, read } = await aListedClass();
  const { body: fresh } = await teacher.rest('POST', '/class', { name: '7c' });
  const { body } = await teacher.rest('POST', `/class/${fresh._id}/roster`, { text: 'Eve Ray\nFay Sun' });
  await teacher.rest('POST', `/class/${fresh._id}/roster/undo`, { undo: body.undo });
  expect((await teacher.rest('GET', `/class/${fresh._id}`)).body).toMatchObject({ members: [], left: [] });
  expect((await read()).members).toHaveLength(3);
});

test('members who returned or got a PIN by the list leave again with the undo', async () => {
  const { teacher, at, paste, read, undo } = await aListedClass();
  await paste('4001, Ada Lind\n4002, Bo Ek');
  const { undo: token, members } = await paste(`${PRESENT}\n4009, Dee Fox`);
  const dee = members.find(({ name }) => name === 'Dee Fox');
  await teacher.rest('POST', `${at}/members/${dee?._id}/pin`);
  await undo(token);
  const { members: now, left } = await read();
  expect(now.map(({ name }: { name: string }) => name)).toEqual(['Ada Lind', 'Bo Ek']);
  expect(left).toMatchObject([
    { name: 'Cy Oz', hasPin: false },
    { name: 'Dee Fox', hasPin: true },
  ]);
});

test('manual changes since the list stay', async () => {
  const { teacher, at, paste, read, undo } = await aListedClass();
  const { undo: token, renamed } = await paste('4001, Ada Ek\n4002, Bo Oz\n4003, Cy Oz');
  const ada = renamed.find(({ to }) => to.name === 'Ada Ek')?.memberId;
  await teacher.rest('PUT', `${at}/members/${ada}`, { name: 'Ada Fox' });
  await undo(token);
  expect((await read()).members.map(({ name }: { name: string }) => name)).toEqual([
    'Ada Fox',
    'Bo Ek',
    'Cy Oz',
  ]);
});

test('a number in use prevents the whole undo, and after an hour nothing can be undone', async () => {
  const { world, teacher, at, paste, read, undo } = await aListedClass();
  const { undo: token } = await paste('4001, Ada Lind\n4002, Bo Ek\n4009, Dee Fox');
  const { body: gil } = await teacher.rest('POST', `${at}/members`, { name: 'Gil Ash', number: '4003' });
  expect(await undo(token)).toMatchObject({ status: 409 });
  expect((await read()).members).toHaveLength(4);
  await teacher.rest('DELETE', `${at}/members/${gil._id}`);
  world.clock.advance(60 * 60 * 1000);
  expect(await undo(token)).toMatchObject({ status: 409, body: { error: rosterMessages.undoOver } });
});

test('only the importer can undo a list, in its class, with an unaltered token', async () => {
  const { teacher, at, paste, undo } = await aListedClass();
  expect((await paste(PRESENT)).undo).toBeUndefined();
  const { undo: token = '' } = await paste(`${PRESENT}\n4009, Dee Fox`);
  const { body: other } = await teacher.rest('POST', '/class', { name: '7c' });
  const refused = { status: 409, body: { error: rosterMessages.undoOver } };
  expect(await teacher.rest('POST', `/class/${other._id}/roster/undo`, { undo: token })).toMatchObject(
    refused,
  );
  expect(await undo(`${token.slice(0, -4)}AAAA`)).toMatchObject(refused);
  expect(await undo(undefined)).toMatchObject({ status: 400 });
  expect(await teacher.rest('GET', at)).toMatchObject({ body: { members: { length: 4 } } });
});

test('a list can be undone even if the account of the old address was erased', async () => {
  const { world, paste, read, undo } = await aListedClass();
  await paste(`4001, Ada Lind, ${addressOf('Ada')}\n4002, Bo Ek`);
  await world.signIn('student', 'Ada');
  const { undo: token } = await paste('4001, Ada Lind, lind@school.example\n4002, Bo Ekman');
  erasePerson(world.deps, addressOf('Ada'));
  expect(await undo(token)).toMatchObject({ status: 200 });
  expect((await read()).members).toMatchObject([
    { name: 'Ada Lind', email: 'lind@school.example' },
    { name: 'Bo Ek' },
  ]);
});
