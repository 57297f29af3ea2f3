import { afterAll, expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { firebaseIdentity } from '../../adapters/firebase/identity';
import { systemClock } from '../../adapters/system/clocks';
import { randomIds } from '../../adapters/system/random-ids';
import { accounts } from '../../db/accounts-schema';
import { forgedTokens } from '../../testing/forged-tokens';
import { aGoogle, anIdToken, firebaseSettings } from '../../testing/google-double';
import { aWorld, type World } from '../../testing/world';

const google = await aGoogle();
afterAll(() => google.close());

/** A school with Google sign-in, on real time, since Google's tokens use it. */
function aGoogleSchool(teacherEmails: readonly string[] = []): World {
  const deps = { clock: systemClock, ids: randomIds, log: { info: () => {}, error: () => {} } };
  return aWorld({
    clock: systemClock,
    identity: firebaseIdentity(deps, firebaseSettings, { httpAgent: google.agent }),
    policy: { submitGraceSeconds: 60, billing: 'on', teacherEmails },
  });
}

const login = ({ nobody }: World, role: 'teacher' | 'student', claims: object = {}, more: object = {}) =>
  nobody.rest('POST', `/auth/login/${role}`, { firebaseToken: anIdToken({ ...claims }), ...more });
const rows = ({ deps }: World) => deps.db.select().from(accounts).all();

test('a first sign-in with Google creates an account, later ones return to it', async () => {
  const world = aGoogleSchool();
  const first = await login(world, 'student');
  expect([first.status, first.body]).toEqual([
    200,
    {
      token: expect.any(String),
      role: 'student',
      user: { _id: expect.any(String), name: 'Ada', email: 'ada@school.example' },
      language: null,
    },
  ]);
  const later = await login(world, 'student', { name: 'Ada Lovelace', email: 'lovelace@school.example' });
  expect(later.body.user).toEqual({
    _id: first.body.user._id,
    name: 'Ada Lovelace',
    email: 'lovelace@school.example',
  });
});

test('accounts are never joined by address: another person or project is another account', async () => {
  const world = aGoogleSchool();
  const ada = await login(world, 'student', { sub: 'ada-0001' });
  const stranger = await login(world, 'student', { sub: 'eve-0002' });
  expect(stranger.body.user.email).toBe(ada.body.user.email);
  expect(stranger.body.user._id).not.toBe(ada.body.user._id);
  world.deps.db.update(accounts).set({ issuer: 'https://accounts.google.com' }).run();
  expect((await login(world, 'student', { sub: 'ada-0001' })).body.user._id).not.toBe(ada.body.user._id);
  expect(rows(world)).toHaveLength(3);
});

test('a Google token is valid for one login, in one role', async () => {
  const { nobody } = aGoogleSchool();
  const body = { firebaseToken: anIdToken() };
  expect((await nobody.rest('POST', '/auth/login/student', body)).status).toBe(200);
  for (const role of ['student', 'teacher'])
    expect((await nobody.rest('POST', `/auth/login/${role}`, body)).status).toBe(401);
});

test("the teacher's consent to the terms keeps its first time, a student is not asked", async () => {
  const world = aGoogleSchool();
  await login(world, 'teacher');
  expect(rows(world)[0]?.termsAcceptedAt).toBe(null);
  await login(world, 'teacher', {}, { termsAccepted: true });
  const acceptedAt = rows(world)[0]?.termsAcceptedAt;
  expect(acceptedAt).toEqual(expect.any(Number));
  await login(world, 'teacher', {}, { termsAccepted: true });
  expect(rows(world)[0]?.termsAcceptedAt).toBe(acceptedAt);
});

test('with a list of teachers, others are refused and may still be students', async () => {
  const world = aGoogleSchool(['@staff.example', 'ada@school.example']);
  const eve = { sub: 'eve', email: 'eve@school.example' };
  expect(await login(world, 'teacher', eve)).toMatchObject({
    status: 403,
    body: { error: messages.teacherNotListed },
  });
  expect((await login(world, 'student', eve)).status).toBe(200);
  expect((await login(world, 'teacher')).status).toBe(200);
  expect((await login(world, 'teacher', { sub: 'bob', email: 'Bob@Staff.example' })).status).toBe(200);
});

test.each(['/auth/login/teacher', '/auth/login/student'])(
  'no forged token gets a session at %s',
  async (path) => {
    const { nobody, deps } = aGoogleSchool();
    for (const [what, forge] of Object.entries(forgedTokens)) {
      const { status, body } = await nobody.rest('POST', path, { firebaseToken: forge() });
      expect([what, status, body.token]).toEqual([what, /future/.test(what) ? 503 : 401, undefined]);
    }
    for (const firebaseToken of [[anIdToken()], { token: anIdToken() }, 7, null, true])
      expect((await nobody.rest('POST', path, { firebaseToken })).status).toBe(401);
    expect(deps.db.select().from(accounts).all()).toEqual([]);
  },
);

test('with Google sign-in there is no demo sign-in', async () => {
  const { nobody } = aGoogleSchool();
  expect((await nobody.rest('POST', '/auth/demo/id-token', { email: 'a@b.example', name: 'A' })).status).toBe(
    404,
  );
});
