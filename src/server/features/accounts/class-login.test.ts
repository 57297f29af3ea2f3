import { expect, test } from 'vitest';
import { accountMessages } from '../../../shared/account/messages';
import type { Slip } from '../../../shared/classes/schema';
import { messages } from '../../../shared/messages';
import { accounts } from '../../db/accounts-schema';
import { classMembers } from '../../db/classes-schema';
import { auditLog } from '../../db/records-schema';
import type { Pins } from '../../ports/pins';
import { aClassWithPins, wrongPin } from '../../testing/a-class-with-pins';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';
import { loginWithPin } from './class-login';
import { endSessionsWithoutReason } from './end-sessions';

const MINUTE_MS = 60_000;
const REFUSED = { status: 401, body: { error: accountMessages.pinRefused, code: 'UNAUTHORIZED' } };
const TOO_MANY = { status: 429, body: { error: accountMessages.tooManyWrongPins } };

async function aClass(
  names: Parameters<typeof aClassWithPins>[1] = [{ name: 'Zoë Rao-Nair', number: '007' }],
) {
  const world = aWorld();
  const made = await aClassWithPins(world, names);
  const [slip] = made.slips as [Slip, ...Slip[]];
  return { world, ...made, slip };
}

test('a member without an address signs in with class code, name and PIN, and is the same student each time', async () => {
  const { world, tryPin, slip, members } = await aClass();
  const first = await tryPin('Zoë Rao-Nair', slip.pin);
  expect(first).toMatchObject({
    status: 200,
    body: { token: expect.any(String), role: 'student', user: { name: 'Zoë Rao-Nair', email: '' } },
  });
  expect((await tryPin('007', slip.pin)).body.user).toEqual(first.body.user);
  const [account] = world.deps.db
    .select()
    .from(accounts)
    .all()
    .filter(({ role }) => role === 'student');
  expect(account).toMatchObject({ issuer: 'class', subject: members[0]?._id, email: '' });
  expect(world.deps.db.select().from(classMembers).get()?.accountId).toBe(account?.id);
});

test.each([
  'zoe rao nair',
  'RAO-NAIR, Zoë',
  '  Nair   Rao Zoë ',
  'Zoe\u0308 Rao\u2011Nair',
  'ＺＯＥ ＲＡＯ ＮＡＩＲ',
  '7',
  '００７',
])('the name typed as "%s" is the one on the list', async (typed) => {
  const { tryPin, slip } = await aClass();
  expect((await tryPin(typed, slip.pin)).status).toBe(200);
});

test('digits of any script are accepted in a PIN, spaces and dashes are ignored', async () => {
  const { tryPin, slip } = await aClass();
  const from = (zero: number) =>
    [...slip.pin].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
  const grouped = `${slip.pin.slice(0, 3)} - ${slip.pin.slice(3)} `;
  for (const typed of [from(0xff10), from(0x0966), from(0x0660), grouped]) {
    expect((await tryPin('Zoë Rao-Nair', typed)).status).toBe(200);
  }
});

test('the class code is read as people type it', async () => {
  const { world, code, slip } = await aClass();
  for (const classCode of [code.toLowerCase(), ` ${code.slice(0, 4)}-${code.slice(4)} `]) {
    const sent = { classCode, member: '7', pin: slip.pin };
    expect((await world.nobody.rest('POST', '/auth/login/class', sent)).status).toBe(200);
  }
});

test('every mismatch is refused with the same words', async () => {
  const { world, teacher, classId, code, members, slips, tryPin } = await aClass([
    'Asha Rao',
    'Ben Ode',
    { name: 'Cy Fox', email: 'cy@school.example' },
    'Di Ali',
  ]);
  const [asha, ben, di] = slips as [Slip, Slip, Slip];
  await teacher.rest('POST', `/class/${classId}/members`, { name: 'Eve Lim' });
  await teacher.rest('DELETE', `/class/${classId}/members/${members[1]?._id}`);
  const wrong: [string, string][] = [
    ['Asha Rao', wrongPin(asha.pin)],
    ['Asha Rao', ''],
    ['Asha Rao', '12345'],
    ['', asha.pin],
    ['Nobody Here', asha.pin],
    // The right PIN under a wrong name.
    ['Di Ali', asha.pin],
    // A former member, one who signs in by address, and one without a PIN.
    ['Ben Ode', ben.pin],
    ['Cy Fox', asha.pin],
    ['cy@school.example', asha.pin],
    ['Eve Lim', asha.pin],
  ];
  for (const [member, pin] of wrong) expect(await tryPin(member, pin)).toMatchObject(REFUSED);
  for (const sent of [
    { classCode: 'ABCDEFGH', member: 'Di Ali', pin: di.pin },
    { classCode: code, member: 'Di Ali' },
    { classCode: code, member: 7, pin: di.pin },
    {},
  ]) {
    expect(await world.nobody.rest('POST', '/auth/login/class', sent)).toMatchObject(REFUSED);
  }
  expect((await tryPin('Di Ali', di.pin)).status).toBe(200);
  world.deps.db.update(classMembers).set({ removedAt: null }).run();
  world.deps.db.$client.exec('update classes set deleted_at = 1');
  expect(await tryPin('Di Ali', di.pin)).toMatchObject(REFUSED);
  expect(world.errors).toEqual([]);
});

test('the PIN distinguishes two members of one name, and each has a different number', async () => {
  const { world, slips, tryPin } = await aClass([
    { name: 'Asha Rao', number: '1' },
    { name: 'Rao Asha', number: '2' },
  ]);
  const [one, two] = slips as [Slip, Slip];
  const ids = await Promise.all(slips.map(async ({ pin }) => (await tryPin('asha rao', pin)).body.user._id));
  expect(new Set(ids).size).toBe(2);
  expect((await tryPin('2', two.pin)).body.user._id).toBe(ids[1]);
  expect(await tryPin('2', one.pin)).toMatchObject(REFUSED);
  const [a, b] = world.deps.db
    .select()
    .from(classMembers)
    .all()
    .map(({ pinHash }) => pinHash?.split('.'));
  expect(a?.[0]).toBe(b?.[0]);
  expect(a?.[1]).not.toBe(b?.[1]);
});

test('a PIN shared by two namesakes opens neither account without the number', async () => {
  const { world, slips, tryPin } = await aClass([{ name: 'Asha Rao', number: '1' }, 'Rao Asha']);
  world.deps.db.$client.exec('update class_members set pin_hash = (select min(pin_hash) from class_members)');
  const pins = await Promise.all(slips.map(async ({ pin }) => (await tryPin('Asha Rao', pin)).status));
  expect(pins).toEqual([401, 401]);
  const byNumber = await Promise.all(slips.map(async ({ pin }) => (await tryPin('1', pin)).status));
  expect(byNumber.toSorted()).toEqual([200, 401]);
});

test('the current list counts: after a new name, a new number, and a departure', async () => {
  const { teacher, classId, slip, tryPin } = await aClass(['Zoë Rao', { name: 'Ben Lee', number: '2' }]);
  const change = (patch: object) => teacher.rest('PUT', `/class/${classId}/members/${slip.memberId}`, patch);
  expect((await tryPin('Zoë Rao', slip.pin)).status).toBe(200);
  expect((await change({ name: 'Zoë Nair', number: '9' })).status).toBe(200);
  const typed = ['Zoë Rao', 'Zoë Nair', '9'];
  expect(await Promise.all(typed.map(async (name) => (await tryPin(name, slip.pin)).status))).toEqual([
    ...[401, 200, 200],
  ]);
  await teacher.rest('DELETE', `/class/${classId}/members/${slip.memberId}`);
  expect(await tryPin('Zoë Nair', slip.pin)).toMatchObject(REFUSED);
});

test('after five wrong PINs the sixth try waits ten minutes; a new PIN resets the count', async () => {
  const { world, teacher, classId, slip, tryPin } = await aClass();
  for (let by = 1; by <= 5; by += 1) expect(await tryPin('7', wrongPin(slip.pin, by))).toMatchObject(REFUSED);
  const sixth = await tryPin('7', slip.pin);
  expect(sixth).toMatchObject(TOO_MANY);
  expect(sixth.headers.get('Retry-After')).toBe('600');
  // The slip's own counter is unaffected by others' tries.
  expect((await tryPin(slip.memberId, slip.pin, slip.slip)).status).toBe(200);
  const { body: fresh } = await teacher.rest('POST', `/class/${classId}/members/${slip.memberId}/pin`);
  expect((await tryPin('7', fresh.pin)).status).toBe(200);
  for (let by = 1; by <= 5; by += 1) await tryPin('7', wrongPin(fresh.pin, by));
  world.clock.advance(10 * MINUTE_MS);
  expect((await tryPin('7', fresh.pin)).status).toBe(200);
});

test('a slip has its own five tries, and a forged or old one has none', async () => {
  const { teacher, classId, slip, tryPin } = await aClass();
  const wrong = wrongPin(slip.pin);
  const refusals = [];
  for (let at = 0; at < 5; at += 1) refusals.push((await tryPin(slip.memberId, wrong, slip.slip)).body.error);
  expect(refusals).toEqual([4, 3, 2, 1, 0].map((left) => messages.slipRefused({ left })));
  expect(await tryPin(slip.memberId, slip.pin, slip.slip)).toMatchObject({
    status: 429,
    body: { error: accountMessages.tooManyWrongPinsOfSlip },
  });
  // The failed tries were counted for this member alone.
  expect((await tryPin('7', slip.pin)).status).toBe(200);
  for (let at = 0; at < 5; at += 1) await tryPin('7', wrong, `${slip.slip.slice(1)}x`);
  expect(await tryPin('7', slip.pin, 'x')).toMatchObject(TOO_MANY);
  const { body: fresh } = await teacher.rest('POST', `/class/${classId}/members/${slip.memberId}/pin`);
  expect(fresh.slip).not.toBe(slip.slip);
  const ended = { status: 401, body: { error: accountMessages.slipEnded } };
  for (let at = 0; at < 5; at += 1)
    expect(await tryPin(slip.memberId, wrong, slip.slip)).toMatchObject(ended);
  expect(await tryPin(slip.memberId, fresh.pin, slip.slip)).toMatchObject(TOO_MANY);
  expect((await tryPin(slip.memberId, fresh.pin, fresh.slip)).status).toBe(200);
});

test('a PIN session lasts a day, but not beyond the PIN or the membership', async () => {
  const { world, teacher, classId, slips, signIn } = await aClass([
    'Asha Rao',
    'Ben Ode',
    'Cy Fox',
    'Di Ali',
  ]);
  const [asha, ben, cy, di] = (await Promise.all(slips.map(signIn))) as [Person, Person, Person, Person];
  const isIn = async (person: Person) => (await person.rest('GET', '/student/')).status === 200;
  const allIn = () => Promise.all([asha, ben, cy, di].map(isIn));
  expect(await allIn()).toEqual([true, true, true, true]);
  expect(endSessionsWithoutReason(world.deps)).toBe(0);
  const member = (at: number) => `/class/${classId}/members/${slips[at]?.memberId}`;
  await teacher.rest('POST', `${member(0)}/pin`);
  await teacher.rest('DELETE', member(1));
  await teacher.rest('PUT', member(2), { email: 'cy@school.example' });
  expect(await allIn()).toEqual([false, false, false, true]);
  world.clock.advance(24 * 60 * MINUTE_MS - 1);
  expect(await isIn(di)).toBe(true);
  world.deps.db.$client.exec('update classes set deleted_at = 1');
  expect(await isIn(di)).toBe(false);
  expect(endSessionsWithoutReason(world.deps)).toBe(1);
  world.deps.db.$client.exec('update classes set deleted_at = null');
  expect(await isIn(di)).toBe(false);
});

test('a PIN replaced during its check opens no session', async () => {
  const { world, slip, code } = await aClass();
  const pins: Pins = {
    ...world.deps.pins,
    async match(pin, stored) {
      const found = await world.deps.pins.match(pin, stored);
      world.deps.db.update(classMembers).set({ pinHash: 'another.one' }).run();
      return found;
    },
  };
  const ask = {
    input: { classCode: code, member: '7', pin: slip.pin },
    origin: { address: '', kept: { read: () => undefined, write: () => {} } },
  };
  await expect(loginWithPin({ ...world.deps, pins }, ask)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('the audit log records that a PIN was made, without any of it', async () => {
  const { world, teacher, classId, slip } = await aClass();
  const lines = world.deps.db.select().from(auditLog).all();
  expect(lines.filter(({ action }) => action === 'class-pin')).toMatchObject([
    { actorId: teacher.accountId, subject: slip.memberId, before: null, after: JSON.stringify({ classId }) },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${slip.pin}|${slip.slip}|Zoë`));
  expect(JSON.stringify((await teacher.rest('GET', `/class/${classId}`)).body)).not.toContain(slip.pin);
});
