import { expect, test } from 'vitest';
import { BAD_TOKEN_LIMIT } from '../../server/rates/limits';
import { aWorld } from '../../server/testing/world';
import { messages } from '../../shared/messages';

// An attacker behind the school's single address tries tokens all day.

test('a thousand wrong tokens do not lock out a user with a valid one', async () => {
  const { nobody, signIn, errors } = aWorld();
  for (let at = 0; at < 1000; at += 1) {
    const { status } = await nobody.rest('POST', '/auth/login/student', { firebaseToken: `forged-${at}` });
    expect(status).toBe(401);
  }
  expect((await (await signIn('student', 'Sam')).rest('GET', '/student/')).status).toBe(200);
  expect(errors).toEqual([]);
});

test('the same wrong token is checked only a few times a minute, over either transport', async () => {
  const { nobody, clock } = aWorld();
  const firebaseToken = 'forged';
  for (let at = 0; at < BAD_TOKEN_LIMIT.capacity; at += 1) {
    expect((await nobody.rest('POST', '/auth/login/student', { firebaseToken })).status).toBe(401);
  }
  expect(await nobody.mutate('accounts.loginTeacher', { firebaseToken })).toMatchObject({
    status: 429,
    body: { error: messages.tooManySignIns },
  });
  clock.advance(60_000);
  expect((await nobody.rest('POST', '/auth/login/student', { firebaseToken })).status).toBe(401);
});
