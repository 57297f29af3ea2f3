import { expect, test } from 'vitest';
import { quickPins } from '../../server/adapters/embedded/quick-pins';
import { randomIds } from '../../server/adapters/system/random-ids';
import { aClassWithPins } from '../../server/testing/a-class-with-pins';
import { aDevice, HOME, SCHOOL } from '../../server/testing/a-device';
import { aWorld } from '../../server/testing/world';
import { accountMessages } from '../../shared/account/messages';
import type { Slip } from '../../shared/classes/schema';

// A flood of sign-ins that exceeds the machine. Time is simulated by the order in which PINs are hashed.

const NAMES = Array.from({ length: 30 }, (_, at) => ({ name: `Pupil ${at + 1}`, number: `${at + 1}` }));
const FLOOD = 210;
const FLOODED = '000001';
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Lets all requests get as far as possible. */
const settled = async () => {
  for (let at = 0; at < 50; at += 1) await soon();
};

/** A class whose PINs are hashed one by one, on the test's command. */
async function aSlowSchool() {
  const pins = quickPins(randomIds);
  const underWay: (() => void)[] = [];
  const begun: (string | null)[] = [];
  let isSlow = false;
  const world = aWorld({
    pins: {
      ...pins,
      async match(pin, stored) {
        begun.push(pin);
        if (isSlow) await new Promise<void>((resolve) => underWay.push(resolve));
        return pins.match(pin, stored);
      },
    },
  });
  const made = await aClassWithPins(world, NAMES);
  return {
    ...{ world, ...made, begun },
    slowDown: () => {
      isSlow = true;
    },
    typed: ({ name, pin }: Slip) => ({ classCode: made.code, member: name, pin }),
    scanned: ({ memberId, pin, slip }: Slip) => ({ classCode: made.code, member: memberId, pin, slip }),
    async endAll(all: readonly Promise<unknown>[]) {
      let isOver = false;
      void Promise.all(all).then(() => {
        isOver = true;
      });
      while (!isOver) {
        underWay.shift()?.();
        await soon();
      }
    },
  };
}

/** Invented names in parallel from one address; with devices, each from a different one. */
const flood = (
  { world, code }: Awaited<ReturnType<typeof aSlowSchool>>,
  from: readonly ReturnType<typeof aDevice>[] = [],
  classCode = code,
) =>
  Array.from({ length: FLOOD }, (_, at) =>
    (from[at] ?? aDevice(world)).signIn({ classCode, member: `Nobody ${at}`, pin: FLOODED }),
  );

/** The number of further hashes until the last of these correct PINs is processed. */
async function turnsUntil(
  { begun, endAll }: Pick<Awaited<ReturnType<typeof aSlowSchool>>, 'begun' | 'endAll'>,
  all: readonly Promise<{ readonly status: number }>[],
) {
  const before = begun.length;
  await settled();
  await endAll(all);
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
  return begun.findLastIndex((pin) => pin !== FLOODED) + 1 - before;
}

test.each([
  ['at another address', HOME, false, 2],
  ['at the address of the flood, with a device', SCHOOL, true, 2],
  ['at the address of the flood, without a device', SCHOOL, false, 1],
])(
  'behind 210 simultaneous invented names five of the class sign in %s',
  async (_, address, isNamed, rounds) => {
    const school = await aSlowSchool();
    const { world, slips, typed } = school;
    const devices = slips.slice(0, 5).map(() => aDevice(world, address));
    if (isNamed) {
      for (const device of devices) await device.signIn({ classCode: 'none', member: '', pin: '' });
    }
    school.slowDown();
    const floods = flood(school);
    await settled();
    const turns = await turnsUntil(
      school,
      devices.map((device, at) => device.signIn(typed(slips[at] as Slip))),
    );
    expect(turns).toBeLessThanOrEqual(rounds * 5);
    await school.endAll(floods);
  },
);

test('known devices and slips are served before all others, even behind many devices', async () => {
  const school = await aSlowSchool();
  const { world, slips, typed, scanned } = school;
  const [mia, ben] = slips as [Slip, Slip, ...Slip[]];
  const phone = aDevice(world);
  expect((await phone.signIn(typed(mia))).status).toBe(200);
  const many = Array.from({ length: FLOOD }, () => aDevice(world));
  await Promise.all(many.map((each) => each.signIn({ classCode: 'none', member: '', pin: '' })));
  school.slowDown();
  const floods = flood(school, many);
  await settled();
  const all = [phone.signIn(typed(mia)), aDevice(world).signIn(scanned(ben))];
  expect(await turnsUntil(school, all)).toBeLessThanOrEqual(2);
  await school.endAll(floods);
});

test('a flood in one class takes at most every second turn from another class at the same address', async () => {
  const school = await aSlowSchool();
  const { world } = school;
  const other = await aClassWithPins(world, NAMES.slice(0, 5), 'Bob');
  school.slowDown();
  const floods = flood(school);
  await settled();
  const all = other.slips.map(({ name, pin }) =>
    aDevice(world).signIn({ classCode: other.code, member: name, pin }),
  );
  expect(await turnsUntil(school, all)).toBeLessThanOrEqual(2 * 5);
  await school.endAll(floods);
});

test('thirty new students sign in at once from one address', async () => {
  const school = await aSlowSchool();
  school.slowDown();
  const all = school.slips.map((slip) => aDevice(school.world).signIn(school.typed(slip)));
  expect(await turnsUntil(school, all)).toBe(30);
});

test('an invented name waits as long as a real one', async () => {
  const turnsOf = async (member: string) => {
    const school = await aSlowSchool();
    school.slowDown();
    const floods = flood(school);
    await settled();
    const before = school.begun.length;
    const tried = aDevice(school.world, HOME).signIn({ classCode: school.code, member, pin: '123456' });
    await settled();
    await school.endAll([tried, ...floods]);
    const { status, body } = await tried;
    return [school.begun.indexOf('123456') - before, status, body.error];
  };
  expect(await turnsOf('Pupil 1')).toEqual(await turnsOf('Nobody else'));
});

test('a student refused for overload is told to retry in some seconds, and then succeeds', async () => {
  const school = await aSlowSchool();
  const { world, slips, typed } = school;
  school.slowDown();
  const late = aDevice(world);
  const floods = flood(school);
  await settled();
  const first = late.signIn(typed(slips[0] as Slip));
  await settled();
  floods.push(...flood(school), ...flood(school));
  await settled();
  const refused = await first;
  expect(refused).toMatchObject({ status: 503, body: { error: accountMessages.pinsBusy } });
  expect(refused.headers.get('Retry-After')).toBe('3');
  expect(await turnsUntil(school, [late.signIn(typed(slips[0] as Slip))])).toBeLessThanOrEqual(2);
  await school.endAll(floods);
});
