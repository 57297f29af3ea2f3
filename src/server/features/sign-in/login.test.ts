import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aWorld } from '../../testing/world';

const ada = { email: 'ada@school.example', name: 'Ada' };

test('a first login creates the account and returns a working token', async () => {
  const world = aWorld();
  const { body } = await world.nobody.rest('POST', '/auth/demo/id-token', ada);
  const login = await world.nobody.rest('POST', '/auth/login/teacher', body);
  expect(login.status).toBe(200);
  expect(login.body).toEqual({
    token: expect.any(String),
    role: 'teacher',
    user: { _id: expect.any(String), ...ada },
    language: null,
  });
});

test('a sign-in token is valid for one login', async () => {
  const world = aWorld();
  const { body } = await world.nobody.rest('POST', '/auth/demo/id-token', ada);
  await world.nobody.rest('POST', '/auth/login/student', body);
  const again = await world.nobody.mutate('accounts.loginStudent', body);
  expect(again).toMatchObject({
    status: 401,
    body: { error: messages.identityRefused, code: 'UNAUTHORIZED' },
  });
});

test('a sign-in token expires after two minutes', async () => {
  const world = aWorld();
  const { body } = await world.nobody.rest('POST', '/auth/demo/id-token', ada);
  world.clock.advance(2 * 60_000 + 1000);
  expect((await world.nobody.rest('POST', '/auth/login/student', body)).status).toBe(401);
});

test('one person as teacher and as student has two accounts', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ada');
  const student = await world.signIn('student', 'Ada');
  expect(teacher.accountId).not.toBe(student.accountId);
  expect((await world.signIn('teacher', 'Ada')).accountId).toBe(teacher.accountId);
});

test.each([undefined, null, [], '', 'not json', {}, { firebaseToken: 7 }, { firebaseToken: 'a.b.c' }])(
  'a broken token %j is refused as not signed in',
  async (body) => {
    const { nobody } = aWorld();
    expect((await nobody.rest('POST', '/auth/login/teacher', body)).status).toBe(401);
    expect((await nobody.mutate('accounts.loginTeacher', body)).status).toBe(401);
  },
);

test('after logging out the token is invalid', async () => {
  const world = aWorld();
  const student = await world.signIn('student');
  expect(await student.rest('POST', '/auth/logout')).toMatchObject({
    status: 200,
    body: { message: messages.loggedOut },
  });
  expect((await student.mutate('accounts.logout')).status).toBe(401);
});
