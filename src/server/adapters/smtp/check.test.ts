import { expect, test } from 'vitest';
import { aMailServer, type MailServer } from '../../testing/smtp-double';
import { smtpCheck } from './check';

const siteDetails = { siteName: 'Classroom Quiz', publicUrl: 'http://localhost:3000', timeZone: 'UTC' };
const from = 'Quiz <quiz@school.example>';

interface Look {
  readonly mailTo?: string;
  readonly ca?: string;
  readonly timeoutMs?: number;
}

const look = (smtpUrl: string, { mailTo, ...options }: Look = {}) =>
  smtpCheck({ mail: { smtpUrl, from }, siteDetails, mailTo: mailTo ?? null, now: 0 }, options).run();

const urlOf = ({ port }: MailServer, login = '') => `smtp://${login}127.0.0.1:${port}`;

test('without a mail server, mail is off', async () => {
  expect(await smtpCheck({ mail: null, siteDetails, mailTo: null, now: 0 }).run()).toMatchObject([
    { state: 'off' },
  ]);
});

test('a working mail server passes without receiving mail', async () => {
  const server = await aMailServer({ mood: { login: { user: 'quiz', pass: 'right' } } });
  expect(await look(urlOf(server, 'quiz:right@'))).toEqual([
    { state: 'ok', sentence: `127.0.0.1:${server.port} on this machine answers and takes the login.` },
    { state: 'ok', sentence: 'Mail from quiz@school.example is taken.' },
  ]);
  await server.stop();
  expect(server.taken).toEqual([]);
});

test('a test mail arrives', async () => {
  const server = await aMailServer({ tls: 'at-once' });
  const url = `smtps://localhost:${server.port}`;
  const found = await look(url, { mailTo: 'you@school.example', ca: server.certificate });
  expect(found.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
  expect(found[0]?.sentence).toContain('encrypts');
  expect(server.taken.map(({ to }) => to)).toEqual(['you@school.example']);
});

test.each<[fault: string, url: () => Promise<string>, words: string, options?: Look]>([
  ['a host that is not known', async () => 'smtp://nowhere.invalid', 'not known'],
  [
    'a port where nobody listens',
    async () => {
      const server = await aMailServer();
      await server.stop();
      return urlOf(server);
    },
    'refuses connections',
  ],
  [
    'a server that says nothing',
    async () => urlOf(await aMailServer({ mood: { onConnect: () => 'hang' } })),
    'does not answer',
    { timeoutMs: 500 },
  ],
  [
    'a certificate that nobody vouches for',
    async () => `smtps://localhost:${(await aMailServer({ tls: 'at-once' })).port}`,
    'certificate',
  ],
  [
    'encryption at the wrong port',
    async () => `smtps://localhost:${(await aMailServer()).port}`,
    'did not begin to encrypt',
  ],
  [
    'a wrong password',
    async () => urlOf(await aMailServer({ mood: { login: { user: 'quiz', pass: 'right' } } }), 'quiz:wrong@'),
    'refuses the login',
  ],
  [
    'a sender that is not allowed',
    async () =>
      urlOf(await aMailServer({ mood: { onSender: () => ({ code: 553, text: '5.7.1 Not yours' }) } })),
    'Set MAIL_FROM',
  ],
  [
    'a server that passes nothing on',
    async () =>
      urlOf(
        await aMailServer({ mood: { onRecipient: () => ({ code: 550, text: '5.7.1 Relaying denied' }) } }),
      ),
    'as a recipient',
  ],
])('%s is named', async (_fault, url, words, options) => {
  const found = await look(await url(), options);
  expect(found.at(-1)).toEqual({ state: 'wrong', sentence: expect.stringContaining(words) });
});
