import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aFolder } from '../../testing/a-folder';
import { forgedTokens } from '../../testing/forged-tokens';
import {
  aGoogleForThisTest,
  anIdToken,
  aServiceAccountKey,
  firebaseSettings,
  json,
  LOOKUP,
} from '../../testing/google-double';
import { identityContract } from '../provider.contract';
import { systemClock } from '../system/clocks';
import { randomIds } from '../system/random-ids';
import { firebaseIdentity } from './identity';

type Google = Awaited<ReturnType<typeof aGoogleForThisTest>>;

function aSignIn({ agent }: Google, { credentialsFile = null as string | null, clock = systemClock } = {}) {
  const logged: string[] = [];
  const log = { info: (event: string) => logged.push(event), error: (event: string) => logged.push(event) };
  const settings = { ...firebaseSettings, credentialsFile };
  return { ...firebaseIdentity({ clock, ids: randomIds, log }, settings, { httpAgent: agent }), logged };
}

function aKeyFile(content: unknown = aServiceAccountKey()): string {
  const file = join(aFolder('credentials'), 'key.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

identityContract('Google sign-in', async () => ({
  provider: aSignIn(await aGoogleForThisTest()),
  genuine: anIdToken(),
}));

test('forged, foreign, expired and broken tokens do not sign in', async () => {
  const provider = aSignIn(await aGoogleForThisTest());
  const accepted: string[] = [];
  for (const [what, forge] of Object.entries(forgedTokens)) {
    await provider.verify(forge()).then(
      () => accepted.push(what),
      // A genuine token from the future is this server's clock's fault; every other refusal is the token's.
      (refusal) =>
        expect([what, refusal.kind]).toEqual([what, /future/.test(what) ? 'unavailable' : 'unauthenticated']),
    );
  }
  expect(accepted).toEqual([]);
  expect(Object.keys(forgedTokens).length).toBeGreaterThanOrEqual(30);
});

test.each([
  ['with no name', { name: undefined }, { name: 'ada' }],
  ['with a long name', { name: 'A'.repeat(300) }, { name: 'A'.repeat(100) }],
  ['with a broken name', { name: 'A\u0000da' }, { name: 'A\uFFFDda' }],
  ['with claims of the school', { role: 'admin', picture: 'https://x.example/a.png' }, { name: 'Ada' }],
  ['of eight minutes ago', { auth_time: Math.floor(Date.now() / 1000) - 480 }, { name: 'Ada' }],
  ['of a server whose clock lags two minutes', { iat: Math.floor(Date.now() / 1000) + 120 }, { name: 'Ada' }],
])('a genuine token %s is accepted', async (_, claims, person) => {
  const provider = aSignIn(await aGoogleForThisTest());
  expect(await provider.verify(anIdToken(claims))).toMatchObject({
    issuer: 'https://securetoken.google.com/school-quiz',
    subject: 'ada-0001',
    email: 'ada@school.example',
    ...person,
  });
});

test('a token re-encoded in another way is still the same token', async () => {
  const provider = aSignIn(await aGoogleForThisTest());
  const token = anIdToken();
  const last = token.at(-1) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // The last base64 character of 256 bytes has four unused bits.
  const respelled = token.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1];
  expect((await provider.verify(respelled)).singleUse).toEqual((await provider.verify(token)).singleUse);
});

test('the refusal of a genuine token tells the user why', async () => {
  const provider = aSignIn(await aGoogleForThisTest());
  for (const [claims, sentence] of [
    [{ email_verified: false }, messages.signInWithoutAddress],
    [{ firebase: { sign_in_provider: 'password' } }, messages.signInNotByGoogle],
    [{ auth_time: 1_700_000_000 }, messages.signInTooOld],
    [{ exp: 1_700_000_000 }, messages.signInTooOld],
    [{ aud: 'other-school' }, messages.identityRefused],
  ] as const)
    await expect(provider.verify(anIdToken(claims))).rejects.toThrow(sentence);
});

test('a server whose clock is far behind reports and logs it', async () => {
  const clock = { ...systemClock, wall: () => Date.now() - 3_600_000 };
  const provider = aSignIn(await aGoogleForThisTest(), { clock });
  await expect(provider.verify(anIdToken())).rejects.toMatchObject({
    kind: 'unavailable',
    message: messages.serverClockWrong,
  });
  expect(provider.logged).toEqual(['server-clock-behind']);
});

const user = (changes: object) =>
  json({ users: [{ localId: 'ada-0001', email: 'ada@school.example', ...changes }] });

test.each([
  ['disabled', user({ disabled: true })],
  ['signed out everywhere since', user({ validSince: String(Math.floor(Date.now() / 1000) + 60) })],
  ['deleted', json({ kind: 'identitytoolkit#GetAccountInfoResponse' })],
])('with a service account, an account that was %s is refused at once', async (_, lookup) => {
  const google = await aGoogleForThisTest({ [LOOKUP]: lookup });
  const provider = aSignIn(google, { credentialsFile: aKeyFile() });
  await expect(provider.verify(anIdToken())).rejects.toMatchObject({
    kind: 'unauthenticated',
    message: messages.signInAccountClosed,
  });
  expect(await aSignIn(google).verify(anIdToken())).toMatchObject({ name: 'Ada' });
});

test('with a service account, an open account signs in', async () => {
  const google = await aGoogleForThisTest({ [LOOKUP]: user({ validSince: '1600000000' }) });
  const provider = aSignIn(google, { credentialsFile: aKeyFile() });
  expect(await provider.verify(anIdToken())).toMatchObject({ name: 'Ada' });
  expect(google.asked).toContain(LOOKUP);
});

test.each([
  ['/nowhere/key.json', /cannot be read \(ENOENT\)/],
  [aKeyFile('hello'), /not the JSON key of a service account/],
  [aKeyFile({ ...aServiceAccountKey(), private_key: 'x' }), /not the JSON key of a service account/],
  [aKeyFile({ ...aServiceAccountKey(), type: 'authorized_user' }), /not the JSON key of a service account/],
  [aKeyFile(aServiceAccountKey('other-school')), /other-school, but FIREBASE_PROJECT_ID is school-quiz/],
])('an unusable key file prevents the start: %#', async (credentialsFile, sentence) => {
  const google = await aGoogleForThisTest();
  expect(() => aSignIn(google, { credentialsFile })).toThrow(sentence);
});
