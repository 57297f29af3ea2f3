import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { groupCommitOf, transactionOf } from '../../src/server/db/commit';
import { openDb } from '../../src/server/db/open';
import { auditLog, mailOutbox } from '../../src/server/db/records-schema';
import { queueMail } from '../../src/server/features/mail/outbox';
import { aFolder } from '../../src/server/testing/a-folder';
import { aSchoolClass, signedInPupil } from '../../src/server/testing/pupils';
import { aWorld } from '../../src/server/testing/world';
import { runAdmin } from './run-admin';

/** A school on a database file, and a second process on that file. */
function aRunningSchool() {
  const file = join(aFolder('admin'), 'quiz.sqlite');
  const open = () => openDb({ file, migrationsFolder: 'drizzle' });
  const served = open();
  const world = aWorld({
    db: served,
    inTransaction: transactionOf(served),
    groupCommit: groupCommitOf(served),
  });
  const db = open();
  const deps = { ...world.deps, db, inTransaction: transactionOf(db) };
  const admin = (call: string) => {
    const [said, complained]: [string[], string[]] = [[], []];
    const terminal = {
      say: (line: string) => said.push(line),
      complain: (line: string) => complained.push(line),
    };
    const code = runAdmin(call === '' ? [] : call.split(' '), () => deps, terminal);
    return { code, said: said.join('\n'), complained: complained.join('\n') };
  };
  const audited = () =>
    world.deps.db
      .select()
      .from(auditLog)
      .all()
      .filter(({ actorId }) => actorId === null);
  return { world, admin, audited };
}

test('help lists every command', () => {
  const { admin } = aRunningSchool();
  for (const call of ['', 'help', '--help']) {
    const { code, said } = admin(call);
    expect(code).toBe(0);
    for (const word of [
      'users',
      'sessions end <email>',
      'plan grant <email> [months]',
      'outbox retry <id>|all',
      'undelete quiz <id>',
      'export-person <email>',
      'erase-person <email> --yes',
      'export-member <class code> <name or number>',
      'erase-member <class code> <name or number> [--yes]',
      'audit [by=<email>]',
    ]) {
      expect(said).toContain(word);
    }
  }
});

test.each([
  'dance',
  'plan',
  'plan grant',
  'plan grant a@b.example two',
  'plan buy a@b.example',
  'sessions',
  'outbox retry',
  'outbox burn',
  'undelete quiz',
  'undelete Cells',
  'export-person',
  'export-person ann',
  'erase-person ann@school.example --now',
  'erase-member',
  'erase-member ann@school.example --yes',
  'erase-member CODE2345 Mia --now',
  'open sesame',
  'audit who=ann',
  'audit since=yesterday',
  'audit limit=0',
])('an invalid command (%s) exits with 2 and shows the usage', (call) => {
  expect(aRunningSchool().admin(call)).toMatchObject({
    code: 2,
    said: '',
    complained: expect.stringContaining('npm run admin'),
  });
});

test('a plan is granted and ended while the server runs, and both are in the audit log', async () => {
  const { world, admin, audited } = aRunningSchool();
  const ann = await world.signIn('teacher', 'Ann');
  expect(admin('plan show ann@school.example').said).toContain('never had a plan');
  expect(admin('plan grant ann@school.example 2')).toMatchObject({
    code: 0,
    said: expect.stringContaining('plan until'),
  });
  expect((await ann.rest('GET', '/teacher/')).body.planActive).toBe(true);
  expect(admin('plan end ann@school.example').code).toBe(0);
  expect((await ann.rest('GET', '/teacher/')).body.planActive).toBe(false);
  expect(audited().map(({ action }) => action)).toEqual(['plan-granted', 'plan-ended']);
});

test('a plan for an unknown address is refused with a message', () => {
  expect(aRunningSchool().admin('plan show nobody@school.example')).toMatchObject({ code: 1, said: '' });
});

test('accounts are found by part of their address or name', async () => {
  const { world, admin } = aRunningSchool();
  await world.signIn('teacher', 'Ann Bee');
  await world.signIn('student', 'Sam Sea');
  expect(admin('users').said.split('\n')).toHaveLength(3);
  const { said } = admin('users SAM S');
  expect(said).toContain('sam.sea@school.example');
  expect(said).not.toContain('ann.bee');
  expect(admin('users %').said).toBe('Nobody.');
});

test('a user is signed out on every device', async () => {
  const { world, admin, audited } = aRunningSchool();
  const phone = await world.signIn('student', 'Sam');
  const laptop = await world.signIn('student', 'Sam');
  const eve = await world.signIn('student', 'Eve');
  expect(admin('sessions end Sam@school.example').said).toBe('2 sessions have ended.');
  const statuses = [phone, laptop, eve].map(async (person) => (await person.rest('GET', '/student/')).status);
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  expect(audited()).toMatchObject([{ action: 'sessions-ended', after: '{"sessionsEnded":2}' }]);
  expect(admin('sessions end nobody@school.example').code).toBe(1);
});

test('waiting and failed mails are listed with their reason and can be resent', () => {
  const { world, admin, audited } = aRunningSchool();
  const { db } = world.deps;
  expect(admin('outbox').said).toBe('Every mail has been sent.');
  for (const name of ['sam', 'eve']) {
    queueMail(world.deps, { to: `${name}@school.example`, subject: `For ${name}`, text: '', html: '' });
  }
  db.update(mailOutbox).set({ nextTryAt: null, tries: 7, lastError: '550 No such\r\nuser' }).run();
  const { said } = admin('outbox');
  expect(said).toMatch(/sam@school\.example +For sam +7 +given up +550 No such user/);
  const [first] = db.select().from(mailOutbox).all();
  expect(admin(`outbox retry ${first?.id}`).said).toBe('1 mail is due now.');
  expect(db.select().from(mailOutbox).all()).toMatchObject([
    { tries: 0, nextTryAt: world.clock.now(), lastError: '550 No such\r\nuser' },
    { tries: 7, nextTryAt: null },
  ]);
  expect(admin('outbox retry all').said).toBe('2 mails are due now.');
  expect(admin('outbox retry unknown').code).toBe(1);
  expect(audited().map(({ action }) => action)).toEqual(['mail-retried', 'mail-retried', 'mail-retried']);
});

test('a deleted quiz is listed and restored', async () => {
  const { world, admin, audited } = aRunningSchool();
  const ann = await world.signIn('teacher', 'Ann');
  const { body } = await ann.rest('POST', '/quiz/', { title: 'Cells' });
  expect(admin('undelete').said).toBe('No quiz can be restored.');
  await ann.rest('DELETE', `/quiz/${body._id}`);
  expect(admin('undelete ann@school.example').said).toContain(`${body._id}  Cells`);
  expect(admin('undelete bob@school.example').said).toBe('No quiz can be restored.');
  expect(admin(`undelete quiz ${body._id}`).said).toBe('“Cells” is back for ann@school.example.');
  expect((await ann.rest('GET', `/quiz/${body._id}`)).status).toBe(200);
  expect(admin(`undelete quiz ${body._id}`).code).toBe(1);
  expect(audited()).toMatchObject([{ action: 'quiz-restore', subject: body._id }]);
});

test('the data of a person is printed as JSON, and erased only after confirmation', async () => {
  const { world, admin, audited } = aRunningSchool();
  const sam = await world.signIn('student', 'Sam');
  const { said } = admin('export-person sam@school.example');
  expect(JSON.parse(said).tables.accounts).toMatchObject([{ name: 'Sam' }]);
  expect(admin('erase-person sam@school.example').said).toContain('Nothing has been erased');
  expect((await sam.rest('GET', '/student/')).status).toBe(200);
  expect(admin('erase-person sam@school.example --yes').said).toContain('Backups still hold it');
  // The server sees another process's writes from its next event loop turn on.
  await nextTurn();
  expect((await sam.rest('GET', '/student/')).status).toBe(401);
  expect(admin('export-person sam@school.example').complained).toContain('Nothing is stored');
  expect(audited().at(-1)).toMatchObject({ action: 'person-erased', subject: sam.accountId });
});

test('the data of a student without an address is printed and erased by class code and name', async () => {
  const { world, admin } = aRunningSchool();
  const ann = await world.signIn('teacher', 'Ann');
  const list = [{ name: 'Mia Meier', number: '3' }, { name: 'Mia Meier', number: '4' }, { name: 'Tom Ode' }];
  const { code, memberIds } = await aSchoolClass(ann, '7b', list);
  const [mia = '', , tom = ''] = memberIds;
  const person = signedInPupil(world, tom);
  expect(admin(`export-member ${code} Mia Meier`)).toMatchObject({
    code: 1,
    complained: expect.stringContaining(mia),
  });
  const { said } = admin(`export-member ${code.toLowerCase()} tom ODE`);
  expect(JSON.parse(said).tables.class_members).toMatchObject([{ name: 'Tom Ode' }]);
  expect(said).not.toMatch(/Mia|pin_hash/);
  expect(admin(`erase-member ${code} Tom Ode`).said).toContain('Nothing has been erased');
  expect(admin(`users Tom`).said).toContain(person.accountId);
  expect(admin(`erase-member ${code} Tom Ode --yes`).code).toBe(0);
  expect((await person.rest('GET', '/student/')).status).toBe(401);
  expect(admin(`erase-member ${code} 3 --yes`).code).toBe(0);
  expect(admin(`export-member ${code} Mia Meier`).code).toBe(0);
  expect(admin(`erase-member ${code} Tom Ode`)).toMatchObject({ code: 1, said: '' });
});

test('the audit log can be filtered by actor, action, subject and start', async () => {
  const { world, admin } = aRunningSchool();
  const ann = await world.signIn('teacher', 'Ann');
  const { body } = await ann.rest('POST', '/quiz/', { title: 'Cells' });
  await ann.rest('DELETE', `/quiz/${body._id}`);
  admin('plan grant ann@school.example');
  expect(admin('audit').said.split('\n')).toHaveLength(4);
  expect(admin('audit by=ann@school.example action=quiz-deletion').said).toContain(body._id);
  expect(admin(`audit about=${body._id}`).said.split('\n')).toHaveLength(2);
  expect(admin('audit limit=1').said).toContain('plan-granted');
  expect(admin('audit since=2100-01-01').said).toBe('Nothing.');
});

test('a link to the operator page is printed', () => {
  expect(aRunningSchool().admin('open')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^http:\/\/localhost:3000\/admin#[\w-]{43}$/),
  });
});
