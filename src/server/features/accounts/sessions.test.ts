import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';

const HOUR_MS = 3_600_000;

const isSignedIn = async (person: Person, role: 'student' | 'teacher' = 'teacher') =>
  (await person.rest('GET', `/${role}/`)).status === 200;

test('logging out everywhere ends the sessions of this account on all devices, and no others', async () => {
  const world = aWorld();
  const desk = await world.signIn('teacher', 'Ann');
  const phone = await world.signIn('teacher', 'Ann');
  const colleague = await world.signIn('teacher', 'Bob');
  const asStudent = await world.signIn('student', 'Ann');
  expect((await phone.rest('POST', '/auth/logout-everywhere')).body).toEqual({
    message: messages.loggedOutEverywhere,
    sessionsEnded: 2,
  });
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([false, false]);
  expect([await isSignedIn(colleague), await isSignedIn(asStudent, 'student')]).toEqual([true, true]);
  expect(await isSignedIn(await world.signIn('teacher', 'Ann'))).toBe(true);
  const [entry] = world.deps.db
    .select()
    .from(auditLog)
    .all()
    .filter(({ action }) => action === 'logout-everywhere');
  expect(entry).toMatchObject({ actorId: desk.accountId, after: '{"sessionsEnded":2}' });
});

test('a student is signed in for 24 hours', async () => {
  const world = aWorld();
  const student = await world.signIn('student');
  world.clock.advance(24 * HOUR_MS - 1);
  expect(await isSignedIn(student, 'student')).toBe(true);
  world.clock.advance(1);
  expect(await isSignedIn(student, 'student')).toBe(false);
});

test('a teacher who comes back every day is signed in for 7 days', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  for (let hours = 20; hours < 7 * 24; hours += 20) {
    world.clock.advance(20 * HOUR_MS);
    expect(await isSignedIn(teacher)).toBe(true);
  }
  world.clock.advance(20 * HOUR_MS);
  expect(await isSignedIn(teacher)).toBe(false);
});

test('a teacher who stays away for a day signs in again', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  world.clock.advance(24 * HOUR_MS);
  expect(await isSignedIn(teacher)).toBe(true);
  world.clock.advance(24 * HOUR_MS + 1);
  expect(await isSignedIn(teacher)).toBe(false);
});
