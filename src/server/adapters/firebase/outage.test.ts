import { Agent } from 'node:https';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import {
  type Answer,
  aGoogleForThisTest,
  agentTo,
  anIdToken,
  firebaseSettings,
  json,
  KEYS,
} from '../../testing/google-double';
import { systemClock } from '../system/clocks';
import { randomIds } from '../system/random-ids';
import { firebaseIdentity } from './identity';

const TIMEOUT_MS = 400;

function aSignIn(httpAgent: Agent) {
  const errors: string[] = [];
  const log = { info: () => {}, error: (event: string) => errors.push(event) };
  const deps = { clock: systemClock, ids: randomIds, log };
  return { errors, ...firebaseIdentity(deps, firebaseSettings, { httpAgent, timeoutMs: TIMEOUT_MS }) };
}

/** A fault of Google, the network or this server must not be blamed on the token. */
async function saysTryAgain({ verify, errors }: ReturnType<typeof aSignIn>) {
  await expect(verify(anIdToken())).rejects.toMatchObject({
    kind: 'unavailable',
    message: messages.signInUnreachable,
  });
  expect(errors).toEqual(['sign-in-unreachable']);
}

const html: Answer = (_, response) => response.end('<html>Please log in to the Wi-Fi.</html>');
const faults: Readonly<Record<string, Answer>> = {
  'an error of the server': json({ error: 'backend' }, 500),
  'a server that is busy for a minute': json({ error: 'busy' }, 503, { 'Retry-After': '60' }),
  'a refusal': json({ error: { message: 'quota' } }, 403),
  'an error with a good status': json({ error: 'x', error_description: 'Firebase ID token is bad' }),
  'a page in place of the keys': html,
  nothing: (_, response) => response.end(),
  silence: () => {},
  'headers and then silence': (_, response) => response.writeHead(200).flushHeaders(),
  'half an answer': (_, response) => {
    response.writeHead(200, { 'Content-Length': '5000' });
    response.write('{"key":');
    response.destroy();
  },
  'a connection that breaks': (request) => request.socket.destroy(),
};

test.each(Object.entries(faults))('%s from Google means "try again", not "bad token"', async (_, fault) => {
  const google = await aGoogleForThisTest({ [KEYS]: fault });
  const provider = aSignIn(google.agent);
  await saysTryAgain(provider);
});

test('a host name that does not resolve means "try again"', async () => {
  const lookup: NonNullable<ConstructorParameters<typeof Agent>[0]>['lookup'] = (_host, _options, done) =>
    done(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), '', 4);
  await saysTryAgain(aSignIn(new Agent({ lookup })));
});

test('a refused connection means "try again"', async () => {
  // Nothing listens on port 1 (tcpmux).
  await saysTryAgain(aSignIn(agentTo(1)));
});

test('a host that only claims to be Google means "try again", and its keys are rejected', async () => {
  const google = await aGoogleForThisTest();
  await saysTryAgain(aSignIn(agentTo(google.port)));
  expect(google.asked).toEqual([]);
});

test('once Google is back, the next sign-in works, and its keys are cached', async () => {
  const google = await aGoogleForThisTest({ [KEYS]: json({}, 500) });
  const keys = google.keys;
  const provider = aSignIn(google.agent);
  await saysTryAgain(provider);
  google.answers[KEYS] = keys;
  expect(await provider.verify(anIdToken())).toMatchObject({ name: 'Ada' });
  const before = google.asked.length;
  expect(await provider.verify(anIdToken())).toMatchObject({ name: 'Ada' });
  expect(google.asked.length).toBe(before);
});
