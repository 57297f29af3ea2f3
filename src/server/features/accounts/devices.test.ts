import { expect, test } from 'vitest';
import type { Slip } from '../../../shared/classes/schema';
import { NEW_DEVICE_LIMIT } from '../../rates/pin-limits';
import { aClassWithPins, wrongPin } from '../../testing/a-class-with-pins';
import { aDevice, HOME, SCHOOL } from '../../testing/a-device';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;

async function aClass() {
  const world = aWorld();
  const made = await aClassWithPins(world, [{ name: 'Mia Rao', number: '1' }, 'Ben Ode']);
  const [mia, ben] = made.slips as [Slip, Slip];
  const typed = ({ name, pin }: Slip, more: object = {}) => ({
    ...{ classCode: made.code, member: name, pin },
    ...more,
  });
  /** A stranger on another device uses up a member's tries. */
  const useUp = async ({ name, pin }: Slip) => {
    for (let by = 1; by <= 5; by += 1) await made.tryPin(name, wrongPin(pin, by));
  };
  return { world, ...made, mia, ben, typed, useUp };
}

test('a browser remembers a sign-in, hidden from scripts and other pages', async () => {
  const { world, mia, typed } = await aClass();
  const answer = await aDevice(world).signIn(typed(mia));
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^kept=[\w.-]+; /);
  for (const said of ['HttpOnly', 'SameSite=Strict', 'Path=/auth/login/class', 'Max-Age=34560000']) {
    expect(cookie.split('; ')).toContain(said);
  }
  expect(cookie).not.toMatch(new RegExp(`Mia|${mia.memberId}|${mia.pin}`));
  const sent = JSON.stringify(typed(mia));
  const headers = { 'Content-Type': 'application/json' };
  const page = await world.app.request('/trpc/accounts.loginClass', { method: 'POST', headers, body: sent });
  expect(page.headers.getSetCookie()[0]).toContain('Path=/trpc/accounts.loginClass');
});

test("others' tries for a member do not block a device on which the member signed in before", async () => {
  const { world, mia, typed, useUp } = await aClass();
  const phone = aDevice(world);
  expect((await phone.signIn(typed(mia))).status).toBe(200);
  await useUp(mia);
  expect((await aDevice(world).signIn(typed(mia))).status).toBe(429);
  for (const member of ['Mia Rao', '1', mia.memberId]) {
    expect((await phone.signIn(typed(mia, { member }))).status).toBe(200);
  }
});

test("a device's own wrong tries count for each member separately", async () => {
  const { world, mia, ben, typed } = await aClass();
  const tablet = aDevice(world);
  for (const slip of [mia, ben]) expect((await tablet.signIn(typed(slip))).status).toBe(200);
  for (let by = 1; by <= 5; by += 1) {
    expect((await tablet.signIn(typed(mia, { pin: wrongPin(mia.pin, by) }))).status).toBe(401);
  }
  expect((await tablet.signIn(typed(mia))).status).toBe(429);
  // A copied cookie is the same device, and the number names the same member.
  const copy = aDevice(world, HOME);
  copy.keep(tablet.cookie);
  expect((await copy.signIn(typed(mia))).status).toBe(429);
  expect((await copy.signIn(typed(mia, { member: '1' }))).status).toBe(401);
  expect((await tablet.signIn(typed(ben))).status).toBe(200);
  expect((await aDevice(world).signIn(typed(mia))).status).toBe(200);
  world.clock.advance(10 * MINUTE_MS);
  expect((await tablet.signIn(typed(mia))).status).toBe(200);
});

test("Mia's device is unknown for Ben, and for Mia's next PIN", async () => {
  const { world, teacher, classId, mia, ben, typed, useUp } = await aClass();
  const phone = aDevice(world);
  await phone.signIn(typed(mia));
  await useUp(ben);
  expect((await phone.signIn(typed(ben))).status).toBe(429);
  const { body: fresh } = await teacher.rest('POST', `/class/${classId}/members/${mia.memberId}/pin`);
  await useUp(fresh);
  expect((await phone.signIn(typed(fresh))).status).toBe(429);
  expect((await phone.signIn(typed(fresh, { member: fresh.memberId, slip: fresh.slip }))).status).toBe(200);
  expect((await phone.signIn(typed(fresh))).status).toBe(200);
});

test('only cookies written by this server make a device known', async () => {
  const { world, mia, ben, typed, useUp } = await aClass();
  const [phone, other] = [aDevice(world), aDevice(world)];
  await phone.signIn(typed(mia));
  await other.signIn(typed(ben));
  await useUp(mia);
  const [id = '', code = '', mark = ''] = (phone.cookie ?? '').replace('kept=', '').split('.');
  const [otherId = '', otherCode = ''] = (other.cookie ?? '').replace('kept=', '').split('.');
  const forged = aDevice(world);
  for (const kept of [
    ...['', '.', `${id}.${code}`, `${id}.${code}.${mark.slice(1)}`, `${id}.${otherCode}.${mark}`],
    ...[`${otherId}.${otherCode}.${mark}`, `${id}..${mark}`, `${mia.memberId}.${mia.slip}.${mia.slip}`],
  ]) {
    forged.keep(`kept=${kept}`);
    expect([kept, (await forged.signIn(typed(mia))).status]).toEqual([kept, 429]);
  }
  expect((await phone.signIn(typed(mia))).status).toBe(200);
});

test('ten wrong tries with any names block an unknown device, and no other', async () => {
  const { world, mia, typed } = await aClass();
  const stranger = aDevice(world);
  await stranger.signIn({});
  await stranger.signIn(typed(mia, { classCode: 'none' }));
  for (let at = 0; at < 10; at += 1) {
    expect((await stranger.signIn(typed(mia, { member: `Nobody ${at}` }))).status).toBe(401);
  }
  expect((await stranger.signIn(typed(mia))).status).toBe(429);
  expect((await stranger.signIn(typed(mia, { member: mia.memberId, slip: mia.slip }))).status).toBe(200);
  // From now on the device is known for Mia.
  expect((await stranger.signIn(typed(mia))).status).toBe(200);
});

test('a shared tablet knows the last forty members who signed in', async () => {
  const world = aWorld();
  const { code, slips, tryPin } = await aClassWithPins(
    world,
    Array.from({ length: 41 }, (_, at) => `Pupil ${at}`),
  );
  const tablet = aDevice(world);
  const typed = ({ name, pin }: Slip) => ({ classCode: code, member: name, pin });
  for (const slip of slips) expect((await tablet.signIn(typed(slip))).status).toBe(200);
  for (const { name, pin } of slips) {
    for (let by = 1; by <= 5; by += 1) await tryPin(name, wrongPin(pin, by));
  }
  const statuses = [];
  for (const slip of slips) statuses.push((await tablet.signIn(typed(slip))).status);
  expect(statuses).toEqual([429, ...Array(40).fill(200)]);
});

test('an address may bring a limited number of new devices in ten minutes; sign-ins still work', async () => {
  const { world, mia, typed } = await aClass();
  const wrong = (at: number) => typed(mia, { member: `Nobody ${at}` });
  for (let at = 0; at < NEW_DEVICE_LIMIT.capacity; at += 1) {
    const device = aDevice(world, SCHOOL);
    await device.signIn(wrong(at));
    expect(device.cookie).toBeDefined();
  }
  const [late, elsewhere] = [aDevice(world, SCHOOL), aDevice(world, HOME)];
  for (const device of [late, elsewhere]) await device.signIn(wrong(0));
  expect([late.cookie, elsewhere.cookie]).toEqual([undefined, expect.any(String)]);
  expect((await late.signIn(typed(mia))).status).toBe(200);
  expect(late.cookie).toBeDefined();
});
