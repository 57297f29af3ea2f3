import { expect, test } from 'vitest';
import { quickPins } from '../../adapters/embedded/quick-pins';
import { randomIds } from '../../adapters/system/random-ids';
import { classMembers } from '../../db/classes-schema';
import { classMessages, pinMessages } from '../../rules/classes/messages';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { aWorld } from '../../testing/world';

const NAMES = ['Asha Rao', { name: 'Cy Fox', email: 'cy@school.example' }, 'Ben Ode'];

async function aClass() {
  const world = aWorld();
  const made = await aClassWithPins(world, NAMES);
  const pinHashes = () =>
    world.deps.db
      .select()
      .from(classMembers)
      .all()
      .map(({ pinHash }) => pinHash);
  const path = `/class/${made.classId}`;
  return { ...made, world, pinHashes, path };
}

test('PINs are made only for the named members, in their order', async () => {
  const { teacher, path, members, pinHashes, slips } = await aClass();
  expect(slips.map(({ name }) => name)).toEqual(['Asha Rao', 'Ben Ode']);
  const before = pinHashes();
  const [asha, , ben] = members;
  const { status, body } = await teacher.rest('POST', `${path}/pins`, { memberIds: [ben?._id, ben?._id] });
  expect(status).toBe(200);
  expect(body.slips).toEqual([
    {
      memberId: ben?._id,
      name: 'Ben Ode',
      number: null,
      pin: expect.stringMatching(/^\d{6}$/),
      slip: expect.stringMatching(/^[\w-]{22}$/),
    },
  ]);
  const after = pinHashes();
  expect([after[0] === before[0], after[1], after[2] === before[2]]).toEqual([true, null, false]);
  const shown = (await teacher.rest('GET', path)).body.members;
  expect(shown.find(({ _id }: { _id: string }) => _id === asha?._id)).toMatchObject({
    hasPin: true,
    pinSetAt: expect.any(Number),
  });
});

test('a member with an address, a former or an unknown one gets no PIN, and neither do the others', async () => {
  const { teacher, path, members, pinHashes } = await aClass();
  const [asha, cy, ben] = members.map(({ _id }) => _id);
  const before = pinHashes();
  const make = (...memberIds: (string | undefined)[]) => teacher.rest('POST', `${path}/pins`, { memberIds });
  expect(await make(asha, cy)).toMatchObject({
    status: 409,
    body: { error: pinMessages.hasAddress('Cy Fox') },
  });
  expect((await teacher.rest('POST', `${path}/members/${cy}/pin`)).status).toBe(409);
  expect(await make(asha, 'nobody')).toMatchObject({
    status: 404,
    body: { error: classMessages.memberNotFound },
  });
  await teacher.rest('DELETE', `${path}/members/${ben}`);
  expect(await make(asha, ben)).toMatchObject({
    status: 409,
    body: { error: pinMessages.hasLeft('Ben Ode') },
  });
  expect(pinHashes()).toEqual(before);
  expect((await make()).body).toEqual({ slips: [] });
  expect((await teacher.rest('POST', `${path}/pins`, { memberIds: Array(201).fill(asha) })).status).toBe(400);
});

test.each([
  ['leaves', 'removed_at = 1'],
  ['gets an address', "email = 'ben@school.example'"],
])('who %s while PINs are worked out keeps everybody from getting one', async (_, change) => {
  let meanwhile = () => {};
  const pins = quickPins(randomIds);
  const world = aWorld({
    pins: {
      ...pins,
      hash(pin, salt) {
        meanwhile();
        return pins.hash(pin, salt);
      },
    },
  });
  const { teacher, classId, members } = await aClassWithPins(world, ['Asha Rao', 'Ben Ode']);
  const stored = () =>
    world.deps.db
      .select()
      .from(classMembers)
      .all()
      .map(({ pinHash }) => pinHash);
  const before = stored();
  meanwhile = () => world.deps.db.$client.exec(`update class_members set ${change} where name = 'Ben Ode'`);
  const memberIds = members.map(({ _id }) => _id);
  const { status, body } = await teacher.rest('POST', `/class/${classId}/pins`, { memberIds });
  expect([status, body.error]).toEqual([409, pinMessages.changedMeanwhile('Ben Ode')]);
  expect(stored()).toEqual(before);
});

test('a PIN made in the same millisecond as the previous one has a different slip', async () => {
  const { teacher, path, slips } = await aClass();
  const again = await teacher.rest('POST', `${path}/members/${slips[0]?.memberId}/pin`);
  expect(again.body.slip).not.toBe(slips[0]?.slip);
});
