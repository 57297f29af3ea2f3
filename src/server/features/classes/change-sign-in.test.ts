import { expect, test } from 'vitest';
import { accountMessages } from '../../../shared/account/messages';
import type { Slip } from '../../../shared/classes/schema';
import { pinMessages } from '../../rules/classes/messages';
import { aClassWithPins, wrongPin } from '../../testing/a-class-with-pins';
import { aDevice } from '../../testing/a-device';
import { auditOf } from '../../testing/class-of';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;

async function aClass() {
  const world = aWorld();
  const made = await aClassWithPins(world, ['Mia Rao', { name: 'Ben Ode', number: '2' }]);
  const [mia, ben] = made.slips as [Slip, Slip];
  const path = `/class/${made.classId}`;
  const read = async () => (await made.teacher.rest('GET', path)).body;
  const takeSlipsOnly = (slipsOnly: boolean) => made.teacher.rest('PUT', `${path}/sign-in`, { slipsOnly });
  return { world, ...made, mia, ben, path, read, takeSlipsOnly };
}

test('in a slips-only class a PIN works only with its slip, whatever is typed', async () => {
  const { world, code, mia, classId, tryPin, takeSlipsOnly, signIn } = await aClass();
  const phone = aDevice(world);
  const typed = { classCode: code, member: mia.name, pin: mia.pin };
  expect((await phone.signIn(typed)).status).toBe(200);
  const inBefore = await signIn(mia);
  expect((await takeSlipsOnly(true)).body).toMatchObject({ slipsOnly: true });
  const refused = { status: 403, body: { error: pinMessages.slipsOnly, code: 'FORBIDDEN' } };
  for (const [name, pin, slip] of [
    ...[
      [mia.name, mia.pin],
      [mia.memberId, mia.pin],
      [mia.memberId, mia.pin, `${mia.slip}x`],
    ],
    ...[
      [mia.name, wrongPin(mia.pin)],
      ['Nobody', mia.pin],
      ['', ''],
    ],
  ] as [string, string, string?][]) {
    const error = slip ? accountMessages.slipEnded : pinMessages.slipsOnly;
    expect(await tryPin(name, pin, slip)).toMatchObject({ ...refused, body: { error, code: 'FORBIDDEN' } });
  }
  expect(await phone.signIn(typed)).toMatchObject(refused);
  expect((await tryPin(mia.memberId, wrongPin(mia.pin), mia.slip)).status).toBe(401);
  expect((await tryPin(mia.memberId, mia.pin, mia.slip)).status).toBe(200);
  expect((await inBefore.rest('GET', '/student/')).status).toBe(200);
  expect((await takeSlipsOnly(false)).body).toMatchObject({ slipsOnly: false });
  expect((await tryPin(mia.name, mia.pin)).status).toBe(200);
  await takeSlipsOnly(false);
  expect(auditOf(world, classId).filter((action) => action === 'class-sign-in')).toHaveLength(2);
});

test('from the fifth failed try in ten minutes on, the teacher sees the targeted member', async () => {
  const { world, code, mia, ben, path, read, tryPin, teacher } = await aClass();
  const phone = aDevice(world);
  await phone.signIn({ classCode: code, member: ben.name, pin: ben.pin });
  for (let by = 1; by <= 5; by += 1) {
    // Ben's typing errors on a known device are not reported.
    await phone.signIn({ classCode: code, member: ben.name, pin: wrongPin(ben.pin, by) });
    await tryPin('Nobody', mia.pin);
  }
  for (let by = 1; by <= 4; by += 1) await tryPin(mia.name, wrongPin(mia.pin, by));
  expect((await read()).signInTries).toEqual([]);
  for (let by = 5; by <= 12; by += 1) await tryPin(mia.name, wrongPin(mia.pin, by));
  expect((await read()).signInTries).toEqual([{ memberId: mia.memberId, tries: 12 }]);
  world.clock.advance(10 * MINUTE_MS);
  expect((await read()).signInTries).toEqual([]);
  for (let by = 1; by <= 6; by += 1) await tryPin(ben.number ?? '', wrongPin(ben.pin, by));
  expect((await read()).signInTries).toEqual([{ memberId: ben.memberId, tries: 6 }]);
  await teacher.rest('POST', `${path}/members/${ben.memberId}/pin`);
  expect((await read()).signInTries).toEqual([]);
});
