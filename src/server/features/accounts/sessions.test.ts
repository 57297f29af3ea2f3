import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { type Person, personOn } from '../../testing/person';
import { aWorld } from '../../testing/world';
import { endSessionsWithoutReason } from './end-sessions';

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

test('a teacher who returns every day is signed in for 7 days', async () => {
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

/** The same school restarted with other settings. */
const restarted = (world: ReturnType<typeof aWorld>, change: Parameters<typeof aWorld>[0]) => {
  const { db, clock, inTransaction, groupCommit } = world.deps;
  return aWorld({ db, clock, inTransaction, groupCommit, ...change });
};

const realSignIn = { kind: 'oidc', issuer: 'https://login.school.example', verify: refuse } as const;
function refuse(): never {
  throw new Error('Nobody signs in here.');
}

const answerTo = async (world: ReturnType<typeof aWorld>, person: Person, path: string) =>
  (await personOn(world.app, person.token).rest('GET', path)).status;

test('demo sessions end once a real sign-in is set up, even if the demo returns', async () => {
  const world = aWorld();
  const [teacher, student] = [await world.signIn('teacher'), await world.signIn('student')];
  const open = restarted(world, { identity: realSignIn });
  expect(await answerTo(open, teacher, '/teacher/')).toBe(401);
  expect(await answerTo(open, student, '/student/')).toBe(401);
  expect(endSessionsWithoutReason(open.deps)).toBe(2);
  expect(await answerTo(restarted(world, {}), teacher, '/teacher/')).toBe(401);
});

test('a teacher removed from the list is signed out immediately, the others are not', async () => {
  const world = aWorld();
  const [ann, bob] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Bob')];
  const annAsStudent = await world.signIn('student', 'Ann');
  const policy = { ...world.deps.policy, teacherEmails: ['bob@school.example'] };
  const listed = restarted(world, { policy });
  expect(await answerTo(listed, ann, '/teacher/')).toBe(401);
  expect(await answerTo(listed, bob, '/teacher/')).toBe(200);
  expect(await answerTo(listed, annAsStudent, '/student/')).toBe(200);
  expect(endSessionsWithoutReason(listed.deps)).toBe(1);
  const after = world.deps.db.select().from(auditLog).all().at(-1);
  expect(after).toMatchObject({ action: 'sessions-ended', subject: ann.accountId, actorId: null });
});
