import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../testing/a-folder';
import {
  type Answer,
  AUTH_DOMAIN,
  aGoogleForThisTest,
  agentTo,
  aServiceAccountKey,
  firebaseSettings,
  json,
  KEYS,
  LOOKUP,
  PROJECT,
} from '../../testing/google-double';
import { systemClock } from '../system/clocks';
import { firebaseCheck } from './check';

const TOOLKIT = 'identitytoolkit.googleapis.com/v1';
const PAGE: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end('<!doctype html>');
};
const DOMAINS = ['localhost', AUTH_DOMAIN, `${PROJECT}.web.app`, 'school.example'];
const allIsWell: Readonly<Record<string, Answer>> = {
  [`${TOOLKIT}/projects`]: json({ projectId: '123', authorizedDomains: DOMAINS }),
  [`${TOOLKIT}/accounts:createAuthUri`]: json({
    authUri: 'https://accounts.google.com/o/oauth2/auth?client_id=1',
  }),
  [`${AUTH_DOMAIN}/__/auth/handler`]: PAGE,
  [LOOKUP]: json({ kind: 'identitytoolkit#GetAccountInfoResponse' }),
};

interface Visit {
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly publicUrl?: string;
  readonly credentialsFile?: string | null;
  readonly now?: () => number;
  readonly settings?: object;
}

/** The doctor's findings that are not good, as 'state: sentence'; 'all is well' if there are none. */
async function doctorSays({ answers = {}, publicUrl = 'https://quiz.school.example', ...more }: Visit = {}) {
  const google = await aGoogleForThisTest({ ...allIsWell, ...answers });
  const { credentialsFile = null, now = systemClock.now } = more;
  const identity = { ...firebaseSettings, credentialsFile, ...more.settings };
  const found = await firebaseCheck(
    { identity, publicUrl },
    { ...systemClock, now },
    { httpAgent: google.agent, timeoutMs: 20_000 },
  ).run();
  const bad = found.filter(({ state }) => state === 'wrong' || state === 'warning');
  return bad.map(({ state, sentence }) => `${state}: ${sentence}`).join('\n') || 'all is well';
}

function aKeyFile(content: unknown = aServiceAccountKey()): string {
  const file = join(aFolder('credentials'), 'key.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const refusedKey = (message: string, reason: string, status = 400) =>
  json({ error: { code: status, message, details: [{ reason }] } }, status);
const key = (answer: Answer) => ({ answers: { [`${TOOLKIT}/projects`]: answer } });

test('correct settings pass, with a service account and without', async () => {
  expect(await doctorSays()).toBe('all is well');
  expect(await doctorSays({ credentialsFile: aKeyFile() })).toBe('all is well');
});

test.for<[string, Visit, RegExp]>([
  [
    'a key that Google does not know',
    key(refusedKey('API key not valid. Please pass a valid API key.', 'API_KEY_INVALID')),
    /^wrong: Google does not know FIREBASE_API_KEY\b.*$/,
  ],
  [
    'a key for other pages',
    key(refusedKey('Requests from referer are blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED', 403)),
    /^wrong: .*restricted and does not let this site in.*$/,
  ],
  [
    'a key for other services',
    key(refusedKey('Requests to this API are blocked.', 'API_KEY_SERVICE_BLOCKED', 403)),
    /^wrong: .*restricted to other services.*$/,
  ],
  [
    'a project without Authentication',
    key(json({ error: { code: 400, message: 'CONFIGURATION_NOT_FOUND' } }, 400)),
    /^wrong: Authentication is not set up.*$/,
  ],
  [
    'a service in trouble',
    key(json({ error: { code: 500, message: 'backend' } }, 500)),
    /^wrong: FIREBASE_API_KEY could not be checked \(status 500\).*$/,
  ],
  [
    'a key of another project',
    key(json({ authorizedDomains: ['other-school.firebaseapp.com', 'school.example'] })),
    /^wrong: .*key of the project other-school, not of school-quiz\.$/,
  ],
  [
    'an address that is not authorised',
    { publicUrl: 'https://quiz.elsewhere.example' },
    /^wrong: quiz\.elsewhere\.example is not an authorised domain.*$/,
  ],
  [
    'an address that only ends alike',
    { publicUrl: 'https://evilschool.example' },
    /^wrong: evilschool\.example is not an authorised domain.*$/,
  ],
  ['an address without https', { publicUrl: 'http://quiz.school.example' }, /^warning: .*without https.*$/],
  [
    'Google that is not switched on',
    {
      answers: {
        [`${TOOLKIT}/accounts:createAuthUri`]: json(
          {
            error: {
              code: 400,
              message: 'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.',
            },
          },
          400,
        ),
      },
    },
    /^wrong: Google is not switched on.*$/,
  ],
  [
    'a way to sign in that cannot be seen',
    { answers: { [`${TOOLKIT}/accounts:createAuthUri`]: json({}, 404) } },
    /^warning: Whether Google is switched on.*$/,
  ],
  [
    'an auth domain without the page',
    { answers: { [`${AUTH_DOMAIN}/__/auth/handler`]: json({}, 404) } },
    /^wrong: .*has no sign-in page \(status 404\).*$/,
  ],
  [
    'an auth domain of another project',
    { answers: { [`${AUTH_DOMAIN}/__/firebase/init.json`]: json({ projectId: 'other-school' }) } },
    /^wrong: FIREBASE_AUTH_DOMAIN belongs to the project other-school.*$/,
  ],
  [
    'an auth domain that does not answer',
    { answers: { [`${AUTH_DOMAIN}/__/auth/handler`]: (request) => request.socket.destroy() } },
    /^wrong: .*cannot be reached \(ECONNRESET\).*$/,
  ],
  [
    'a clock two minutes ahead',
    { now: () => Date.now() + 120_000 },
    /^warning: .* 1[12]\d s ahead of Google's.*$/,
  ],
  [
    'a clock an hour behind',
    { now: () => Date.now() - 3_600_000 },
    /^wrong: .* 3(599|60[01]) s behind Google's.*$/,
  ],
  [
    'Google in trouble',
    { answers: { [KEYS]: json({}, 500) } },
    /^wrong: Google's keys could not be fetched \(status 500\).*$/,
  ],
  [
    'a key file that is not there',
    { credentialsFile: '/nowhere/key.json' },
    /^wrong: .*cannot be read \(ENOENT\).*$/,
  ],
  [
    'a key file of another project',
    { credentialsFile: aKeyFile(aServiceAccountKey('other-school')) },
    /^wrong: .*key of the project other-school.*$/,
  ],
  [
    'a key that was deleted',
    {
      credentialsFile: aKeyFile(),
      answers: {
        'oauth2.googleapis.com/token': json(
          { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
          400,
        ),
      },
    },
    /^wrong: Google refuses the key of the service account.*$/,
  ],
  [
    'a service account without the role',
    {
      credentialsFile: aKeyFile(),
      answers: {
        [LOOKUP]: json(
          { error: { code: 403, message: 'PERMISSION_DENIED', status: 'PERMISSION_DENIED' } },
          403,
        ),
      },
    },
    /^wrong: The service account may not look up accounts.*$/,
  ],
])('the doctor reports %s, and nothing else', async ([, visit, sentence]) => {
  expect(await doctorSays(visit)).toMatch(sentence);
});

test('without access to Google, that is the only finding', async () => {
  const check = firebaseCheck(
    { identity: firebaseSettings, publicUrl: 'https://quiz.school.example' },
    systemClock,
    { httpAgent: agentTo(1), timeoutMs: 20_000 },
  );
  const [only, ...rest] = await check.run();
  expect(only).toEqual({
    state: 'wrong',
    sentence: expect.stringMatching(/^Google cannot be reached \(ECONNREFUSED\)/),
  });
  expect(rest).toEqual([]);
});
