import { expect, test } from 'vitest';
import type { SharedRight } from '../../../shared/access/rights';
import { classMembers } from '../../db/classes-schema';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { addressOf, auditOf } from '../../testing/colleagues';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';
import { erasePerson } from '../privacy/erase';
import { endPinsOfEndedShares } from './end-pin-sessions';

const HOUR_MS = 60 * 60_000;

/** Ann's class, where the substitute Bob has made new PINs for two of three members. */
async function aSubstitutedClass(right: SharedRight = 'mark') {
  const world = aWorld();
  const made = await aClassWithPins(world, ['Asha Rao', 'Ben Ode', 'Cy Fox']);
  const { teacher: ann, classId, slips } = made;
  const bob = await world.signIn('teacher', 'Bob');
  const path = `/class/${classId}`;
  const share = (given: object) =>
    ann.rest('PUT', `${path}/colleagues`, { email: addressOf('Bob'), right, ...given });
  expect((await share({})).status).toBe(200);
  const makePins = async (by: Person, ...at: readonly number[]) => {
    const memberIds = at.map((each) => slips[each]?.memberId);
    const { status, body } = await by.rest('POST', `${path}/pins`, { memberIds });
    expect(status).toBe(200);
    return body.slips;
  };
  const [asha, ben] = await makePins(bob, 0, 1);
  const cy = slips[2];
  const statusOf = async ({ name, pin }: { name: string; pin: string }) =>
    (await made.tryPin(name, pin)).status;
  /** Tries each of the three PINs. */
  const areIn = () => Promise.all([asha, ben, cy].map(statusOf));
  const ended = async () =>
    (await ann.rest('GET', path)).body.members
      .filter(({ pinEndedAt }: { pinEndedAt: number | null }) => pinEndedAt !== null)
      .map(({ name, hasPin }: { name: string; hasPin: boolean }) => [name, hasPin]);
  return { ...made, world, ann, bob, path, share, makePins, asha, ben, areIn, ended, statusOf };
}
const IN = [200, 200, 200];
const OUT = [401, 401, 200];

type Scene = Awaited<ReturnType<typeof aSubstitutedClass>>;
const email = addressOf('Bob');
test.each<[string, (scene: Scene) => unknown]>([
  ['is removed', ({ ann, path }) => ann.rest('DELETE', `${path}/colleagues`, { email })],
  ['leaves', ({ bob, path }) => bob.rest('DELETE', `${path}/colleagues`, { email })],
  ['may only look from then on', ({ share }) => share({ right: 'look' })],
  ['is erased', ({ world }) => erasePerson(world.deps, email)],
])('PINs that a substitute made end, with their sessions, when the substitute %s', async (_, end) => {
  const scene = await aSubstitutedClass();
  expect(await scene.areIn()).toEqual(IN);
  const pupil = await scene.signIn(scene.asha);
  const other = await scene.signIn(scene.slips[2] as Scene['slips'][0]);
  await end(scene);
  expect(await scene.areIn()).toEqual(OUT);
  expect((await pupil.rest('GET', '/student/')).status).toBe(401);
  expect((await other.rest('GET', '/student/')).status).toBe(200);
  expect(await scene.ended()).toEqual([
    ['Asha Rao', false],
    ['Ben Ode', false],
  ]);
  expect(auditOf(scene.world, 'class-pin-ended')).toHaveLength(2);
  expect(scene.world.errors).toEqual([]);
});

test('an expired share ends its PINs immediately, and their sessions within half a minute', async () => {
  const scene = await aSubstitutedClass('edit');
  const { clock, deps } = scene.world;
  const until = clock.now() + HOUR_MS;
  await scene.share({ expiresAt: until });
  const pupil = await scene.signIn(scene.ben);
  clock.advance(HOUR_MS - 1);
  await endPinsOfEndedShares(deps);
  expect(await scene.areIn()).toEqual(IN);
  clock.advance(1);
  expect(await scene.areIn()).toEqual(OUT);
  await endPinsOfEndedShares(deps);
  expect((await pupil.rest('GET', '/student/')).status).toBe(401);
  expect(await scene.ended()).toHaveLength(2);
  // A later end does not restore ended PINs.
  await scene.share({ expiresAt: until + HOUR_MS });
  expect(await scene.areIn()).toEqual(OUT);
});

test('PINs of teachers and substitutes who still have the right stay', async () => {
  const scene = await aSubstitutedClass();
  const [asha] = await scene.makePins(scene.ann, 0);
  const carl = await scene.world.signIn('teacher', 'Carl');
  await scene.ann.rest('PUT', `${scene.path}/colleagues`, { email: addressOf('Carl'), right: 'edit' });
  const [ben] = await scene.makePins(carl, 1);
  await scene.ann.rest('DELETE', `${scene.path}/colleagues`, { email });
  expect(await Promise.all([asha, ben].map(scene.statusOf))).toEqual([200, 200]);
  expect(await scene.ended()).toEqual([]);
  await scene.ann.rest('PUT', `${scene.path}/colleagues`, { email: addressOf('Carl'), right: 'mark' });
  expect(await scene.statusOf(ben)).toBe(200);
});

test('the owner replaces all ended PINs in one call, and no member is listed any more', async () => {
  const scene = await aSubstitutedClass();
  const { world, ann, path } = scene;
  await ann.rest('DELETE', `${path}/colleagues`, { email });
  const slips = await scene.makePins(ann, 0, 1);
  expect(await Promise.all(slips.map(scene.statusOf))).toEqual([200, 200]);
  expect(await scene.ended()).toEqual([]);
  // The previous slip does not match the new PIN, though both were made in the same millisecond.
  const scanned = { classCode: scene.code, member: scene.asha.memberId, pin: slips[0].pin };
  for (let by = 1; by <= 6; by += 1) await scene.tryPin(scene.asha.memberId, 'x');
  const old = await world.nobody.rest('POST', '/auth/login/class', { ...scanned, slip: scene.asha.slip });
  expect(old.status).toBe(429);
});

test("after a hand-over the former owner's PINs are valid while the class is shared with them", async () => {
  const scene = await aSubstitutedClass('edit');
  const { ann, bob, path } = scene;
  expect((await ann.rest('POST', `${path}/hand-over`, { email })).status).toBe(200);
  const [offer] = (await bob.rest('GET', '/teacher/hand-overs')).body.handOvers;
  expect((await bob.rest('POST', `/teacher/hand-overs/${offer.handOverId}/accept`, {})).status).toBe(200);
  expect(await scene.areIn()).toEqual(IN);
  await bob.rest('DELETE', `${path}/colleagues`, { email: addressOf('Ann') });
  expect(await scene.areIn()).toEqual([200, 200, 401]);
});

test("a member moved into a class without the substitute's right needs a new PIN", async () => {
  const scene = await aSubstitutedClass();
  const { ann, path, asha } = scene;
  const { body: other } = await ann.rest('POST', '/class', { name: '7c' });
  const pupil = await scene.signIn(asha);
  const moving = { toClassId: other._id };
  expect((await ann.rest('POST', `${path}/members/${asha.memberId}/move`, moving)).status).toBe(200);
  expect((await pupil.rest('GET', '/student/')).status).toBe(401);
  expect((await ann.rest('GET', `/class/${other._id}`)).body.members).toMatchObject([
    { name: 'Asha Rao', hasPin: false, pinEndedAt: expect.any(Number) },
  ]);
});

test('a member with an address has neither a PIN nor its maker', async () => {
  const { ann, world, path, asha } = await aSubstitutedClass();
  await ann.rest('PUT', `${path}/members/${asha.memberId}`, { email: 'asha@school.example' });
  const lines = world.deps.db.select().from(classMembers).all();
  expect(lines.find(({ id }) => id === asha.memberId)).toMatchObject({
    ...{ pinHash: null, pinSetAt: null, pinSetBy: null, pinEndedAt: null },
  });
});
