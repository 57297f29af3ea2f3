import { expect, test } from 'vitest';
import { operatorMessages } from '../../../shared/operator/messages';
import { auditLog, mailOutbox } from '../../db/records-schema';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../testing/factories';
import { operatorOn } from '../../testing/operator';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';
import { aWorld } from '../../testing/world';
import { queueMail } from '../mail/outbox';

const DAY_MS = 24 * 60 * 60_000;

function aSchool() {
  const world = aWorld();
  const operator = operatorOn(world);
  const acts = () =>
    world.deps.db
      .select()
      .from(auditLog)
      .all()
      .flatMap(({ action, actorId, subject }) => (actorId === 'operator' ? [[action, subject]] : []))
      .slice(1);
  return { world, operator, acts };
}

test('teachers are found by part of name or address, with their data, and students are not among them', async () => {
  const { world, operator } = aSchool();
  const { teacher } = await aPublishedQuiz(world);
  await world.signIn('teacher', 'Bob Bee');
  await world.signIn('student', 'Sam');
  const { body } = await operator.rest('GET', '/operator/teachers');
  expect(body).toMatchObject({
    total: 2,
    teachers: [
      { _id: teacher.accountId, name: 'Ann', quizzes: 1, planActive: true, admittedBy: 'anybody' },
      { name: 'Bob Bee', quizzes: 0, planActive: false, planActiveUntil: null },
    ],
  });
  const found = await operator.rest('GET', '/operator/teachers?search=BOB%20b');
  expect(found.body.teachers.map(({ name }: { name: string }) => name)).toEqual(['Bob Bee']);
  expect((await operator.rest('GET', '/operator/teachers?page=2')).body).toEqual({ total: 2, teachers: [] });
  expect((await operator.rest('GET', '/operator/teachers?search=%25')).body.total).toBe(0);
  for (const page of ['0', 'x', '1.5', '-1']) {
    expect((await operator.rest('GET', `/operator/teachers?page=${page}`)).status).toBe(400);
  }
});

test('each of two hundred teachers is on exactly one page', async () => {
  const { world, operator } = aSchool();
  for (let at = 0; at < 120; at += 1) await world.signIn('teacher', `T${at}`);
  const names = new Set<string>();
  for (const page of [1, 2, 3]) {
    const { body } = await operator.query('operator.teachers', { page });
    expect(body.total).toBe(120);
    for (const { name } of body.teachers) names.add(name);
  }
  expect(names.size).toBe(120);
});

test("a plan is granted and ended and a teacher signed out, all audited as the operator's acts", async () => {
  const { world, operator, acts } = aSchool();
  const ann = await world.signIn('teacher', 'Ann');
  const path = `/operator/teachers/${ann.accountId}`;
  const granted = await operator.rest('POST', `${path}/plan`, { months: 2 });
  expect(granted.body).toMatchObject({ planActive: true, planActiveUntil: expect.any(Number) });
  expect((await ann.rest('GET', '/teacher/')).body.planActive).toBe(true);
  expect((await operator.rest('DELETE', `${path}/plan`)).body.planActive).toBe(false);
  expect((await operator.rest('POST', `${path}/end-sessions`)).body).toEqual({ sessionsEnded: 1 });
  expect((await ann.rest('GET', '/teacher/')).status).toBe(401);
  for (const months of [0, 121, 1.5, '2', null, undefined]) {
    expect((await operator.rest('POST', `${path}/plan`, { months })).status).toBe(400);
  }
  const sam = await world.signIn('student', 'Sam');
  for (const id of ['none', sam.accountId]) {
    expect((await operator.rest('POST', `/operator/teachers/${id}/plan`, { months: 1 })).status).toBe(404);
  }
  expect(acts()).toEqual([
    ['plan-granted', ann.accountId],
    ['plan-ended', ann.accountId],
    ['sessions-ended', ann.accountId],
  ]);
});

test('classes are listed with teacher and size, without anything that admits a person', async () => {
  const { world, operator } = aSchool();
  const quiz = await aPublishedQuiz(world);
  const { code, memberIds } = await aSchoolClass(quiz.teacher, '7b', [{ name: 'Mia' }, { name: 'Tom' }]);
  const other = await world.signIn('teacher', 'Bob');
  const gone = await aSchoolClass(other, 'Gone', []);
  await other.rest('DELETE', `/class/${gone.classId}`);
  await aSchoolClass(other, '8a', []);
  const mia = signedInPupil(world, memberIds[0] ?? '');
  await mia.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  const { body } = await operator.rest('GET', '/operator/classes');
  const at = world.clock.now();
  expect(body).toMatchObject({
    total: 2,
    classes: [
      { name: '7b', members: 2, lastUsedAt: at, teacher: { name: 'Ann', email: 'ann@school.example' } },
      { name: '8a', members: 0, lastUsedAt: null },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${code}|Mia|Tom`));
  expect((await operator.rest('GET', '/operator/classes?search=ann@')).body.total).toBe(1);
});

test('waiting mails are listed without their text and sent again, one or all', async () => {
  const { world, operator, acts } = aSchool();
  for (const name of ['sam', 'eve']) {
    queueMail(world.deps, { to: `${name}@school.example`, subject: 'Hello', text: 'a secret', html: '' });
  }
  world.deps.db.update(mailOutbox).set({ nextTryAt: null, tries: 7, lastError: '550 No such user' }).run();
  const { body } = await operator.rest('GET', '/operator/outbox');
  expect(body).toMatchObject({ sendsMail: false, mails: [{ to: 'sam@school.example', tries: 7 }, {}] });
  expect(JSON.stringify(body)).not.toContain('secret');
  const [first] = body.mails;
  const again = (sent: object) => operator.rest('POST', '/operator/outbox/send', sent);
  expect((await again({ mailId: first._id })).body).toEqual({ due: 1 });
  expect((await again({})).body).toEqual({ due: 2 });
  expect((await again({ mailId: 'none' })).status).toBe(404);
  expect(acts().map(([act]) => act)).toEqual(['mail-retried', 'mail-retried', 'mail-retried']);
});

test('a deleted quiz is restored for its teacher', async () => {
  const { world, operator, acts } = aSchool();
  const { teacher, quizId } = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  const { body } = await operator.rest('GET', '/operator/deleted-quizzes');
  expect(body.quizzes).toMatchObject([{ _id: quizId, title: 'Cells', email: 'ann@school.example' }]);
  const restore = () => operator.rest('POST', `/operator/deleted-quizzes/${quizId}/restore`);
  expect((await restore()).body).toEqual({ title: 'Cells', email: 'ann@school.example' });
  expect((await teacher.rest('GET', `/quiz/${quizId}`)).status).toBe(200);
  expect((await restore()).status).toBe(404);
  expect(acts()).toEqual([['quiz-restore', quizId]]);
});

test('the audit log is searched by actor, action, subject and time, without the states before and after', async () => {
  const { world, operator } = aSchool();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  await quiz.teacher.rest('DELETE', `/quiz/${quiz.quizId}`);
  const read = async (query: string) => (await operator.rest('GET', `/operator/audit?${query}`)).body;
  const deletion = { act: 'quiz-deletion', about: quiz.quizId, called: 'Cells' };
  const { lines, hasMore } = await read('');
  expect(hasMore).toBe(false);
  expect(lines[0]).toEqual({
    ...deletion,
    _id: expect.any(Number),
    at: world.clock.now(),
    by: { kind: 'person', called: 'ann@school.example' },
  });
  expect(lines.at(-1)).toMatchObject({ by: { kind: 'server' }, act: 'operator-link' });
  expect((await read('act=quiz-deletion')).lines).toMatchObject([deletion]);
  expect((await read('by=ANN@&act=quiz-deletion')).lines).toMatchObject([deletion]);
  expect((await read('about=cells&act=quiz-deletion')).lines).toMatchObject([deletion]);
  expect((await read('by=operator')).lines).toMatchObject([
    { by: { kind: 'operator' }, act: 'operator-page' },
  ]);
  expect((await read('by=nobody')).lines).toEqual([]);
  expect((await read(`since=${world.clock.now() + 1}`)).lines).toEqual([]);
});

test('the audit log is paged without gaps or repeats', async () => {
  const { world, operator } = aSchool();
  const ann = await world.signIn('teacher', 'Ann');
  for (let at = 0; at < 120; at += 1) {
    await operator.rest('POST', `/operator/teachers/${ann.accountId}/end-sessions`);
  }
  const first = (await operator.query('operator.audit', { act: 'sessions-ended' })).body;
  const cursor = first.lines.at(-1)._id;
  const second = (await operator.query('operator.audit', { act: 'sessions-ended', cursor })).body;
  expect([first.lines.length, first.hasMore, second.lines.length, second.hasMore]).toEqual([
    100,
    true,
    20,
    false,
  ]);
  const ids = [...first.lines, ...second.lines].map(({ _id }: { _id: number }) => _id);
  expect(new Set(ids).size).toBe(120);
});

test('a person is looked up, exported, and erased only after their name was typed', async () => {
  const { world, operator, acts } = aSchool();
  const sam = await world.signIn('student', 'Sam Sea');
  const who = { email: ' SAM.SEA@school.example ' };
  const { body } = await operator.rest('POST', '/operator/person', who);
  expect(body).toEqual({
    name: 'Sam Sea',
    email: 'sam.sea@school.example',
    roles: ['student'],
    rows: { accounts: 1, sessions: 1, audit_log: 1 },
  });
  const file = await operator.rest('POST', '/operator/person/export', who);
  expect(file.headers.get('Content-Disposition')).toContain('person-');
  expect(file.body.tables.accounts).toMatchObject([{ name: 'Sam Sea' }]);
  const erase = (name: unknown) => operator.rest('POST', '/operator/person/erase', { ...who, name });
  expect((await erase('Sam')).body.error).toBe(operatorMessages.nameDiffers);
  expect((await erase(undefined)).body.error).toBe(operatorMessages.nameRequired);
  expect((await sam.rest('GET', '/student/')).status).toBe(200);
  expect((await erase(' sam  sea')).body).toMatchObject({ accountsDeleted: 1 });
  expect((await sam.rest('GET', '/student/')).status).toBe(401);
  expect((await erase('Sam Sea')).status).toBe(404);
  expect((await operator.rest('POST', '/operator/person', who)).status).toBe(404);
  expect(acts().map(([act]) => act)).toEqual(['person-looked-up', 'person-exported', 'person-erased']);
});

test('a student without an address is found by class code and name, and an unknown one gets a sentence', async () => {
  const { world, operator } = aSchool();
  const ann = await world.signIn('teacher', 'Ann');
  const list = [{ name: 'Mia Meier', number: '3' }, { name: 'Tom Ode' }];
  const { code, memberIds } = await aSchoolClass(ann, '7b', list);
  const look = (who: object) => operator.rest('POST', '/operator/person', who);
  expect((await look({ classCode: code, called: 'mia meier' })).body).toMatchObject({ name: 'Mia Meier' });
  expect((await look({ classCode: code, called: 'Nobody' })).status).toBe(404);
  const { accountId } = signedInPupil(world, memberIds[1] ?? '');
  expect((await look({ accountId })).body).toMatchObject({ name: 'Tom Ode', roles: ['student'] });
  const erased = await operator.rest('POST', '/operator/person/erase', {
    ...{ classCode: code, called: '3', name: 'Mia Meier' },
  });
  expect(erased.status).toBe(200);
  for (const who of [{}, { email: '' }, { classCode: code }, { email: 7 }, { accountId: ['x'] }]) {
    expect((await look(who)).body.error).toBe(operatorMessages.whoRequired);
  }
});

test('a student taking a quiz is not erased', async () => {
  const { world, operator } = aSchool();
  const quiz = await aPublishedQuiz(world);
  const sam = await world.signIn('student', 'Sam');
  await sam.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  const erase = { email: 'sam@school.example', name: 'Sam' };
  expect((await operator.rest('POST', '/operator/person/erase', erase)).status).toBe(409);
});

test('an expired session does nothing any more', async () => {
  const { world, operator, acts } = aSchool();
  const ann = await world.signIn('teacher', 'Ann');
  world.clock.advance(DAY_MS / 48);
  expect(
    (await operator.rest('POST', `/operator/teachers/${ann.accountId}/plan`, { months: 1 })).status,
  ).toBe(401);
  expect(acts()).toEqual([]);
});
