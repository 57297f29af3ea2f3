import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { smtpMail } from '../../adapters/smtp/mail';
import { mailOutbox } from '../../db/records-schema';
import { aMailServer, type MailServer, type MailServerMood } from '../../testing/smtp-double';
import { aWorld } from '../../testing/world';
import { mailDelivery } from './deliver';
import { queueMail } from './outbox';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The timeout for a silent mail server; a talking one may be slow on a busy machine. */
const IMPATIENT_MS = 1000;
const from = 'Quiz <quiz@school.example>';

const transportTo = ({ port }: Pick<MailServer, 'port'>, login: string, timeoutMs?: number) =>
  smtpMail({ smtpUrl: `smtp://${login}127.0.0.1:${port}`, from }, timeoutMs ? { timeoutMs } : {});

/** A school with a mail server that behaves in this way. */
async function aSchoolWithMail(mood: MailServerMood = {}, login = '', timeoutMs?: number) {
  const server = await aMailServer({ mood });
  const logged: { event: string; error: unknown }[] = [];
  const note = (event: string, error?: unknown) => logged.push({ event, error });
  const world = aWorld({ log: { info: note, error: note } });
  const { deps, clock } = world;
  const deliver = mailDelivery(deps, transportTo(server, login, timeoutMs));
  return {
    world,
    server,
    clock,
    logged,
    write: (name: string, onceKey?: string) =>
      queueMail(deps, {
        to: `${name}@school.example`,
        subject: name,
        text: name,
        html: `<p>${name}`,
        ...(onceKey === undefined ? {} : { onceKey }),
      }),
    round: async () => {
      await deliver();
      await deps.background.idle();
    },
    row: (name: string) =>
      deps.db.select().from(mailOutbox).where(eq(mailOutbox.subject, name)).get() ??
      expect.fail(`No mail ${name}`),
    restarted: () => mailDelivery(deps, transportTo(server, login)),
    deliverTo: (port: number) => mailDelivery(deps, transportTo({ port }, '')),
    received: () => server.taken.map(({ to }) => to.split('@')[0]),
  };
}

test('a mail is sent once and records the time', async () => {
  const { write, round, row, received, clock, logged } = await aSchoolWithMail();
  write('sam');
  await round();
  await round();
  expect(received()).toEqual(['sam']);
  expect(row('sam')).toMatchObject({ sentAt: clock.now(), tries: 1, nextTryAt: null, lastError: null });
  expect(logged).toEqual([]);
});

test('the same act causes one mail', async () => {
  const { write, round, received } = await aSchoolWithMail();
  write('sam', 'reminder of May');
  write('sam', 'reminder of May');
  await round();
  expect(received()).toEqual(['sam']);
});

test('a rejected mail is retried after 1, 5, 15, 60 minutes, 4 and 12 hours, then given up', async () => {
  const { write, round, row, clock, logged } = await aSchoolWithMail({
    onRecipient: () => ({ code: 451, text: '4.7.1 sam@school.example: try again' }),
  });
  write('sam');
  const waits: number[] = [];
  for (let tries = 1; tries <= 6; tries += 1) {
    await round();
    const { nextTryAt } = row('sam');
    waits.push(((nextTryAt ?? Number.NaN) - clock.now()) / MINUTE_MS);
    clock.advance((nextTryAt ?? 0) - clock.now() - 1);
    await round();
    expect(row('sam').tries).toBe(tries);
    clock.advance(1);
  }
  await round();
  expect(waits).toEqual([1, 5, 15, 60, 240, 720]);
  expect(row('sam')).toMatchObject({ tries: 7, nextTryAt: null, sentAt: null });
  expect(row('sam').lastError).toContain('4.7.1');
  clock.advance(24 * HOUR_MS);
  await round();
  expect(row('sam').tries).toBe(7);
  expect(logged.map(({ event }) => event)).toEqual(['mail-given-up']);
  expect(JSON.stringify(logged)).not.toContain('@');
});

test('a mail accepted at the second try arrives', async () => {
  const { write, round, clock, server, received } = await aSchoolWithMail({
    onRecipient: () => ({ code: 451, text: '4.7.1 Grey-listed' }),
  });
  write('sam');
  await round();
  delete server.mood.onRecipient;
  clock.advance(MINUTE_MS);
  await round();
  expect(received()).toEqual(['sam']);
});

test('an unknown address is given up immediately, and the others get their mail', async () => {
  const { write, round, row, received } = await aSchoolWithMail({
    onRecipient: (to) => (to.startsWith('gone') ? { code: 550, text: '5.1.1 No such user' } : undefined),
  });
  for (const name of ['ann', 'gone', 'sam', 'eve', 'bob']) write(name);
  await round();
  expect(received().sort()).toEqual(['ann', 'bob', 'eve', 'sam']);
  expect(row('gone')).toMatchObject({ tries: 1, nextTryAt: null, sentAt: null });
});

test('a wrong password delays all mail without counting a try, and is logged once an hour without an address', async () => {
  const login = { user: 'quiz@school.example', pass: 'right' };
  const { write, round, row, clock, logged, server, received } = await aSchoolWithMail(
    { login },
    'quiz%40school.example:wrong@',
  );
  for (const name of ['ann', 'sam']) write(name);
  for (let minute = 0; minute < 59; minute += 1) {
    await round();
    clock.advance(MINUTE_MS);
  }
  expect(server.connectionCount()).toBeLessThan(25);
  expect(row('ann')).toMatchObject({ tries: 0, lastError: null });
  expect(logged.map(({ event }) => event)).toEqual(['mail-server-unusable']);
  expect(JSON.stringify(logged)).toContain('535');
  expect(JSON.stringify(logged)).not.toContain('@');
  clock.advance(11 * MINUTE_MS);
  await round();
  expect(logged).toHaveLength(2);
  server.mood.login = { ...login, pass: 'wrong' };
  clock.advance(10 * MINUTE_MS);
  await round();
  expect(received().sort()).toEqual(['ann', 'sam']);
  expect(logged.at(-1)?.event).toBe('mail-server-usable-again');
});

test('a server that refuses connections delays all mail', async () => {
  const { write, row, deliverTo, logged } = await aSchoolWithMail();
  const { port, stop } = await aMailServer();
  await stop();
  write('sam');
  await deliverTo(port)();
  expect(row('sam')).toMatchObject({ tries: 0, lastError: null });
  expect(logged.map(({ event }) => event)).toEqual(['mail-server-unusable']);
});

test.each(['cut', 'hang'] as const)(
  'a connection that ends with a %s in one mail delays that one',
  async (misdeed) => {
    const mood: MailServerMood = { onData: (to) => (to.startsWith('poison') ? misdeed : undefined) };
    const { write, round, row, received, clock } = await aSchoolWithMail(mood, '', IMPATIENT_MS);
    write('poison');
    await round();
    expect(row('poison')).toMatchObject({ tries: 1, sentAt: null });
    for (const name of ['ann', 'bob', 'eve', 'sam']) write(name);
    clock.advance(MINUTE_MS / 2);
    await round();
    expect(received().sort()).toEqual(['ann', 'bob', 'eve', 'sam']);
  },
);

test('mail from before a mail server existed is sent, unless older than three days', async () => {
  const { write, round, row, received, clock } = await aSchoolWithMail();
  write('old');
  clock.advance(MINUTE_MS);
  write('new');
  clock.advance(72 * HOUR_MS);
  await round();
  expect(received()).toEqual(['new']);
  expect(row('old')).toMatchObject({
    sentAt: null,
    nextTryAt: null,
    lastError: expect.stringContaining('three days'),
  });
});

test('more mails than fit one round are sent without a pause', async () => {
  const { write, round, received, server } = await aSchoolWithMail();
  for (let number = 0; number < 100; number += 1) write(`s${number}`);
  await round();
  expect(new Set(received()).size).toBe(100);
  expect(server.taken).toHaveLength(100);
  expect(server.connectionCount()).toBeLessThanOrEqual(12);
});

test('a mail sent while the disk was full is not sent again', async () => {
  const { world, write, round, row, received } = await aSchoolWithMail();
  write('sam');
  world.deps.db.$client.pragma('query_only = ON');
  await expect(round()).rejects.toThrow();
  world.deps.db.$client.pragma('query_only = OFF');
  await round();
  expect(received()).toEqual(['sam']);
  expect(row('sam').sentAt).not.toBeNull();
});

test('a crash between sending and recording resends once under the same Message-ID', async () => {
  const { world, write, round, received, server, restarted } = await aSchoolWithMail();
  write('sam');
  world.deps.db.$client.pragma('query_only = ON');
  await expect(round()).rejects.toThrow();
  world.deps.db.$client.pragma('query_only = OFF');
  await restarted()();
  expect(received()).toEqual(['sam', 'sam']);
  expect(new Set(server.taken.map(({ mail }) => mail.headers['message-id'])).size).toBe(1);
});
