import { expect, test } from 'vitest';
import type { Mail } from '../../ports/mail';
import { emailOf } from '../../rules/mail/email';
import { aMailServer, type MailServer } from '../../testing/smtp-double';
import { readSmtpUrl } from './address';
import { connectSmtp } from './connection';
import { smtpMail } from './mail';

const FROM = 'Schulquiz <quiz@school.example>';
const TITLE = 'Größe & "Länge" <b>\r\nBcc: eve@evil.example\r\n\r\n日本 🎓';

/** Talking servers get ample time; silent ones only as much as a busy machine needs. */
const [PATIENT_MS, IMPATIENT_MS] = [20_000, 500];

const aMail = (change: Partial<Mail> = {}): Mail => {
  const { to, subject, text, html } = emailOf({
    to: 'sam@school.example',
    subject: `Quiz submitted: ${TITLE}`,
    paragraphs: [`Your answers to "${TITLE}" were submitted.`],
    button: { label: 'Your quizzes', url: 'https://quiz.school.example/student?a=1&b=2' },
    siteName: 'Schulquiz',
  });
  return { id: 'mail-1', to, subject, text, html, writtenAt: Date.UTC(2025, 5, 5, 12, 3), ...change };
};

const urlOf = ({ port }: MailServer, login = '') => `smtp://${login}127.0.0.1:${port}`;

async function deliver(server: MailServer, mail = aMail(), timeoutMs = PATIENT_MS) {
  const session = await smtpMail({ smtpUrl: urlOf(server), from: FROM }, { timeoutMs }).open();
  try {
    return await session.deliver(mail);
  } finally {
    session.close();
  }
}

test('a mail arrives as text and HTML, with its special characters and without injected headers', async () => {
  const server = await aMailServer();
  expect(await deliver(server)).toEqual({ outcome: 'sent' });
  const [{ to, from, mail } = expect.fail('No mail came.')] = server.taken;
  expect([to, from]).toEqual(['sam@school.example', 'quiz@school.example']);
  expect(mail.headers).toMatchObject({
    subject: 'Quiz submitted: Größe & "Länge" <b> Bcc: eve@evil.example 日本 🎓',
    from: FROM,
    to: 'sam@school.example',
    'message-id': '<mail-1@school.example>',
    date: 'Thu, 05 Jun 2025 12:03:00 +0000',
    'auto-submitted': 'auto-generated',
  });
  expect(mail.headers.bcc).toBeUndefined();
  expect(mail.contentType).toContain('multipart/alternative');
  expect(mail.parts['text/plain']).toBe(aMail().text);
  expect(mail.parts['text/html']).toBe(aMail().html);
  expect(mail.parts['text/html']).toContain('&lt;b&gt;');
});

test('a stored subject with line breaks adds no header', async () => {
  const server = await aMailServer();
  await deliver(server, aMail({ subject: 'Cells\r\nBcc: eve@evil.example\r\n\r\nHello' }));
  expect(server.taken[0]?.mail.headers.bcc).toBeUndefined();
  expect(server.taken[0]?.mail.headers.subject).toContain('Cells Bcc: eve@evil.example');
});

test('an address that looks like several is not delivered', async () => {
  const server = await aMailServer();
  for (const to of [
    'sam@school.example, eve@evil.example',
    'sam@school.example\r\nRCPT TO:<eve@evil.example>',
  ]) {
    expect(await deliver(server, aMail({ to }))).toMatchObject({ outcome: 'refused' });
  }
  expect(server.taken).toEqual([]);
});

test('a session can send many mails', async () => {
  const server = await aMailServer();
  const session = await smtpMail({ smtpUrl: urlOf(server), from: FROM }).open();
  for (const id of ['1', '2', '3']) expect(await session.deliver(aMail({ id }))).toEqual({ outcome: 'sent' });
  session.close();
  expect([server.taken.length, server.connectionCount()]).toEqual([3, 1]);
});

test.each([
  ['an unknown address', { code: 550, text: '5.1.1 No such user' }, 'refused'],
  ['a closed mailbox', { code: 552, text: '5.2.2 Mailbox full' }, 'refused'],
  ['a refusal without a reason', { code: 550, text: 'No' }, 'refused'],
  ['a limit of the day', { code: 550, text: '5.4.5 Daily user sending limit exceeded' }, 'later'],
  ['relaying', { code: 550, text: '5.7.1 Relaying denied' }, 'later'],
  ['grey-listing', { code: 451, text: '4.7.1 Please try again' }, 'later'],
  ['a server that shuts down', { code: 421, text: '4.3.2 Shutting down' }, 'closed'],
] as const)('a recipient refused for %s', async (_reason, misdeed, outcome) => {
  const server = await aMailServer({ mood: { onRecipient: () => misdeed } });
  expect(await deliver(server)).toEqual({ outcome, reason: expect.stringContaining(misdeed.text) });
});

test('after a refused recipient the session takes the next mail', async () => {
  const server = await aMailServer({
    mood: { onRecipient: (to) => (to.startsWith('gone') ? { code: 550, text: '5.1.1 No' } : undefined) },
  });
  const session = await smtpMail({ smtpUrl: urlOf(server), from: FROM }).open();
  expect(await session.deliver(aMail({ to: 'gone@school.example' }))).toMatchObject({ outcome: 'refused' });
  expect(await session.deliver(aMail())).toEqual({ outcome: 'sent' });
  session.close();
});

test('a refused sender is blamed on the settings, not on the mail', async () => {
  const server = await aMailServer({
    mood: { onSender: () => ({ code: 553, text: '5.7.1 Not your address' }) },
  });
  expect(await deliver(server)).toMatchObject({ outcome: 'closed' });
});

test('a rejected message is tried again', async () => {
  const server = await aMailServer({ mood: { onData: () => ({ code: 554, text: '5.6.0 Bad content' }) } });
  expect(await deliver(server)).toMatchObject({ outcome: 'later' });
});

test.each(['cut', 'hang'] as const)('a connection that is %s in the middle of a mail', async (misdeed) => {
  const server = await aMailServer({ mood: { onData: () => misdeed } });
  expect(await deliver(server, aMail(), IMPATIENT_MS)).toMatchObject({ outcome: 'cut' });
  expect(server.taken).toEqual([]);
});

const fault = (smtpUrl: string, timeoutMs = PATIENT_MS) =>
  smtpMail({ smtpUrl, from: FROM }, { timeoutMs })
    .open()
    .then(
      () => 'open',
      ({ kind }) => kind,
    );

test('different faults of the server are distinguished', async () => {
  const server = await aMailServer({ mood: { login: { user: 'quiz', pass: 'right' } } });
  expect(await fault(urlOf(server, 'quiz:right@'))).toBe('open');
  expect(await fault(urlOf(server, 'quiz:wrong@'))).toBe('login');
  const selfSigned = await aMailServer({ tls: 'at-once' });
  expect(await fault(`smtps://localhost:${selfSigned.port}`)).toBe('certificate');
  expect(await fault(`smtps://localhost:${server.port}`)).toBe('no-tls');
  expect(await fault('smtp://nowhere.invalid')).toBe('host-unknown');
  const silent = await aMailServer({ mood: { onConnect: () => 'hang' } });
  expect(await fault(urlOf(silent), IMPATIENT_MS)).toBe('silent');
  const { port, stop } = await aMailServer();
  await stop();
  expect(await fault(`smtp://127.0.0.1:${port}`)).toBe('refused');
});

test('a password leaves this machine encrypted or not at all', async () => {
  const auth = { user: 'quiz', pass: 'right' };
  const login = { mood: { login: auth } };
  const clear = await aMailServer(login);
  const required = { host: 'localhost', tls: 'required', auth } as const;
  await expect(connectSmtp({ ...required, port: clear.port })).rejects.toMatchObject({ kind: 'no-tls' });
  const encrypted = await aMailServer({ ...login, tls: 'offered' });
  await expect(connectSmtp({ ...required, port: encrypted.port })).rejects.toMatchObject({
    kind: 'certificate',
  });
  const connection = await connectSmtp({ ...required, port: encrypted.port }, { ca: encrypted.certificate });
  expect(connection.isEncrypted).toBe(true);
  connection.close();
});

test.each([
  ['smtps://me%40school.example:p%25w@smtp.example', { port: 465, tls: 'at-once', host: 'smtp.example' }],
  ['smtp://me:pw@smtp.example', { port: 587, tls: 'required' }],
  ['smtp://relay.school.example', { port: 25, tls: 'offered', auth: null }],
  ['smtp://me:pw@localhost:2525', { port: 2525, tls: 'never' }],
  ['smtp://[::1]:2525', { host: '::1', tls: 'never' }],
])('%s is read', (url, expected) => {
  expect(readSmtpUrl(url)).toMatchObject(expected);
});
