import { expect, test } from 'vitest';
import { aClassWithPins, wrongPin } from '../../server/testing/a-class-with-pins';
import { aDevice } from '../../server/testing/a-device';
import type { Answered } from '../../server/testing/person';
import { aWorld } from '../../server/testing/world';
import { accountMessages } from '../../shared/account/messages';
import type { Slip } from '../../shared/classes/schema';
import { messages } from '../../shared/messages';

// An attacker, perhaps a classmate, wants to sign in as a pupil or lock the class out.

const MINUTE_MS = 60_000;
const NAMES = Array.from({ length: 30 }, (_, at) => ({
  name: `Pupil ${String.fromCharCode(65 + (at % 26))}${at < 26 ? '' : 'a'}`,
  number: `${at + 1}`,
}));

async function aSchool() {
  const world = aWorld();
  return { world, ...(await aClassWithPins(world, NAMES)) };
}
const slipAt = (slips: readonly Slip[], at: number): Slip => {
  const slip = slips[at];
  if (!slip) throw new Error(`There is no slip ${at}.`);
  return slip;
};
const seen = ({ status, body }: Answered) => [status, body.error];
const WRONG = [401, accountMessages.pinRefused];
const WAIT = [429, accountMessages.tooManyWrongPins];

test('an attacker gets five tries per member in ten minutes; slips and known devices still work', async () => {
  const { world, code, slips, tryPin, signIn } = await aSchool();
  const phone = aDevice(world);
  const known = slipAt(slips, 3);
  const typed = { classCode: code, member: known.name, pin: known.pin };
  expect((await phone.signIn(typed)).status).toBe(200);
  // Round after round over all members, from everywhere.
  let tried = 0;
  for (let at = 0; at < 900; at += 1) {
    const { name, pin } = slipAt(slips, at % slips.length);
    const sent = { classCode: code, member: name, pin: wrongPin(pin, at + 1) };
    const { status } = await aDevice(world, `198.51.100.${at % 200}`).signIn(sent);
    if (status === 401) tried += 1;
  }
  expect(tried).toBe(5 * slips.length);
  for (const slip of slips) {
    expect(seen(await tryPin(slip.name, slip.pin))).toEqual(WAIT);
    expect((await (await signIn(slip)).rest('GET', '/student/')).status).toBe(200);
  }
  expect((await phone.signIn(typed)).status).toBe(200);
  world.clock.advance(10 * MINUTE_MS);
  for (const slip of slips) expect((await tryPin(slip.name, slip.pin)).status).toBe(200);
});

test('52 wrong PINs with the names of 19 classmates lock none of them out, at any address or device', async () => {
  const { world, code, slips, tryPin } = await aSchool();
  const attacker = aDevice(world);
  for (let at = 0; at < 52; at += 1) {
    const sent = { classCode: code, member: slipAt(slips, at % 19).name, pin: '000001' };
    const { status } = await (at % 2 ? attacker : aDevice(world)).signIn(sent);
    expect([401, 429]).toContain(status);
  }
  for (const [at, { name, pin }] of slips.slice(0, 19).entries()) {
    const typed = { classCode: code, member: name, pin };
    const isIn = at % 2 ? await tryPin(name, pin) : await aDevice(world).signIn(typed);
    expect([name, isIn.status]).toEqual([name, 200]);
  }
});

test('an attacker on one member gets five tries and locks out no other member', async () => {
  const { slips, tryPin } = await aSchool();
  const victim = slipAt(slips, 0);
  const answers: unknown[] = [];
  for (let by = 1; by <= 300; by += 1)
    answers.push((await tryPin(victim.name, wrongPin(victim.pin, by))).status);
  expect(answers).toEqual([...Array(5).fill(401), ...Array(295).fill(429)]);
  for (const slip of slips.slice(1)) expect((await tryPin(slip.name, slip.pin)).status).toBe(200);
  expect((await tryPin(victim.memberId, victim.pin, victim.slip)).status).toBe(200);
});

test('name, number and id share five tries, and even a correct sixth is refused', async () => {
  const { slips, tryPin, world } = await aSchool();
  const { name, number, memberId, pin } = slipAt(slips, 6);
  const ways = [name, number ?? '', memberId];
  for (let at = 0; at < 5; at += 1) {
    expect(seen(await tryPin(ways[at % 3] ?? '', wrongPin(pin, at + 1)))).toEqual(WRONG);
  }
  for (const way of ways) expect(seen(await tryPin(way, pin))).toEqual(WRONG);
  world.clock.advance(10 * MINUTE_MS);
  for (const way of ways) expect((await tryPin(way, pin)).status).toBe(200);
});

test('invented names get the same responses as real ones, try for try', async () => {
  const { tryPin: tryHere } = await aSchool();
  const { tryPin: tryThere } = await aSchool();
  for (const [known, unknown] of [
    ['Pupil A', 'Nobody A'],
    ['2', '99'],
  ] as const) {
    for (let at = 0; at < 8; at += 1) {
      const pin = String(900_000 + at);
      expect(seen(await tryHere(known, pin))).toEqual(seen(await tryThere(unknown, pin)));
    }
  }
});

test('tries by number do not reveal the owner of the number', async () => {
  const { slips, tryPin } = await aSchool();
  const { number, pin } = slipAt(slips, 3);
  for (let by = 1; by <= 6; by += 1) await tryPin(number ?? '', wrongPin(pin, by));
  const known = seen(await tryPin('Pupil D', wrongPin(pin, 9)));
  expect(known).toEqual(seen(await tryPin('Nobody at all', wrongPin(pin, 9))));
  expect(known).toEqual(WRONG);
});

test('thousands of invented names do not exhaust the limit of the class', async () => {
  const { world, code, slips, tryPin } = await aSchool();
  const flooder = aDevice(world);
  for (let at = 0; at < 500; at += 1) {
    expect((await tryPin(`Nobody ${at}`, '123456')).status).toBe(401);
    const sent = { classCode: code, member: `Nobody at all ${at}`, pin: '123456' };
    // The first one has no device yet.
    expect((await flooder.signIn(sent)).status).toBe(at < 11 ? 401 : 429);
  }
  const [slip, ...others] = slips as [Slip, ...Slip[]];
  // A typo is not penalised.
  expect(seen(await tryPin(slip.name, wrongPin(slip.pin)))).toEqual(WRONG);
  for (const each of [slip, ...others]) expect((await tryPin(each.name, each.pin)).status).toBe(200);
  for (const { name, pin } of others) {
    expect((await aDevice(world).signIn({ classCode: code, member: name, pin })).status).toBe(200);
  }
});

test('guessing class codes finds nothing, and does not lock out other classes', async () => {
  const { world, code, slips, tryPin } = await aSchool();
  const other = await aClassWithPins(world, NAMES.slice(0, 3), 'Bob');
  const slip = slipAt(slips, 0);
  for (let at = 0; at < 500; at += 1) {
    const classCode = `${code.slice(0, 6)}${'ABCDEFGHJKLMNPQRSTUVWXYZ'[at % 24]}${'23456789'[at % 8]}`;
    if (classCode === code || classCode === other.code) continue;
    const sent = { classCode, member: slip.name, pin: slip.pin };
    expect([401, 429]).toContain((await world.nobody.rest('POST', '/auth/login/class', sent)).status);
  }
  for (let at = 0; at < 60; at += 1) await tryPin(`Nobody ${at}`, slip.pin);
  for (const each of other.slips) expect((await other.tryPin(each.name, each.pin)).status).toBe(200);
  // A pupil's PIN of one class is invalid in the other.
  expect(seen(await other.tryPin(slip.name, slip.pin))).toEqual(WRONG);
});

test('a hundred simultaneous tries count as many guesses as consecutive ones', async () => {
  const { slips, tryPin } = await aSchool();
  const slip = slipAt(slips, 0);
  const statuses = await Promise.all(
    Array.from(
      { length: 100 },
      async (_, by) => (await tryPin(slip.name, wrongPin(slip.pin, by + 1))).status,
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test('a slip of another member or class, a truncated, empty or outdated one is refused', async () => {
  const { world, teacher, classId, slips, tryPin } = await aSchool();
  const other = await aClassWithPins(world, NAMES.slice(0, 1), 'Bob');
  const [mine, next] = [slipAt(slips, 0), slipAt(slips, 1)];
  const { body: fresh } = await teacher.rest('POST', `/class/${classId}/members/${mine.memberId}/pin`);
  for (let by = 1; by <= 6; by += 1) await tryPin(mine.memberId, wrongPin(fresh.pin, by));
  const forged = [
    mine.slip,
    next.slip,
    slipAt(other.slips, 0).slip,
    fresh.slip.slice(0, -1),
    `${fresh.slip}=`,
    '',
    ' ',
  ];
  for (const slip of [...forged, fresh.slip.toUpperCase()]) {
    expect((await tryPin(mine.memberId, fresh.pin, slip)).status).toBe(429);
  }
  expect((await tryPin(mine.memberId, fresh.pin, fresh.slip)).status).toBe(200);
  // A slip does not replace the PIN.
  expect(seen(await tryPin(mine.memberId, '', fresh.slip))).toEqual([401, messages.slipRefused({ left: 4 })]);
});
