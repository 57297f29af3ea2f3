import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionCorrections } from '../../db/grading-schema';
import { DELETED_WITH, IMPERSONAL_TABLES, PERSONAL_TABLES } from '../../db/personal-tables';
import { aMarkedClass, CANARY, EMAIL } from '../../testing/canary-class';
import { toNucleus } from '../../testing/corrections';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld, type World } from '../../testing/world';
import { erasePerson } from './erase';
import { exportPerson } from './export';

/** Every row of every table, as text. */
function everything({ deps }: World): string {
  const client = deps.db.$client;
  const tables = client
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  return JSON.stringify(tables.map((name) => [name, client.prepare(`select * from "${name}"`).all()]));
}

const wordsOf = ({ deps }: World) => ({
  audits: deps.db.$client
    .prepare("select action, actor_id as actorId from audit_log where action like 'person-%'")
    .all(),
  sent: deps.db.$client.prepare('select texts from ai_requests').pluck().get() as string,
});

test('each table of the database is listed as personal or impersonal', () => {
  const client = aWorld().deps.db.$client;
  const tables = client
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '__*'",
    )
    .pluck()
    .all();
  const known = [...PERSONAL_TABLES.map(({ table }) => table), ...IMPERSONAL_TABLES];
  expect(known.sort()).toEqual(tables.sort());
});

test('the rows that refer to an attempt, class, question or quiz are deleted with it', () => {
  const client = aWorld().deps.db.$client;
  const referring = client
    .prepare<[], string>(
      `select distinct tables.name from sqlite_master tables, pragma_foreign_key_list(tables.name) keys
       where keys."table" in ('attempts', 'classes', 'questions', 'quizzes') order by 1`,
    )
    .pluck()
    .all();
  const deleted = new Set<string>(Object.values(DELETED_WITH).flatMap((of) => Object.values(of).flat()));
  // These have their own statements.
  const others = ['attempts', 'class_members', 'messages', 'practice_set_classes', 'practice_sets'];
  expect(referring.filter((name) => !deleted.has(name))).toEqual(others);
});

test('an export contains all data about a student, and none about others', async () => {
  const { world } = await aMarkedClass();
  const { tables } = exportPerson(world.deps, ` ${EMAIL.toUpperCase()} `);
  expect(Object.keys(tables)).toEqual([
    ...['accounts', 'sessions', 'attempts', 'answers', 'focus_events', 'results'],
    ...['comments', 'appeals', 'answer_log'],
    ...['message_deliveries', 'messages', 'student_allowances', 'mail_outbox', 'audit_log', 'ai_requests'],
  ]);
  expect(tables.answers).toHaveLength(2);
  expect(tables.messages).toMatchObject([{ text: `Dear Sam ${CANARY}` }]);
  const said = `${CANARY}, why?`;
  expect(tables.comments?.map(({ text }) => text)).toEqual(['See page 9.', said, said]);
  const { tables: ofTeacher } = exportPerson(world.deps, 'ann@school.example');
  expect(ofTeacher.phrases).toMatchObject([{ text: 'Ann says why.' }]);
  expect(tables.ai_requests).toMatchObject([{ texts: JSON.stringify([`the words of ${CANARY}`]) }]);
  const text = JSON.stringify(tables);
  expect(tables.appeals).toMatchObject([
    { text: `It is right, says ${CANARY}`, answer: `So it is, ${CANARY}` },
  ]);
  expect(text).not.toContain('of Eve');
  expect(text).not.toContain('says Eve');
  expect(text).not.toContain('token');
  expect(text).not.toMatch(/rationale|findings/);
  expect(() => exportPerson(world.deps, 'nobody@school.example')).toThrow('Nothing is stored');
  const exported = { action: 'person-exported', actorId: null };
  expect(wordsOf(world).audits).toEqual([exported, exported]);
});

/** The attempts in the audit line of a decision for several students, before and after. */
const attemptsIn = (lines: readonly Record<string, unknown>[], questionId: string, act = 'marks') =>
  lines
    .filter(({ action, subject }) => action === act && subject === questionId)
    .map(({ before, after }) => [before, after].map((json) => Object.keys(JSON.parse(String(json)))));

test("an export contains only the student's own part of a decision for several", async () => {
  const { world, sam, eve, long } = await aMarkedClass();
  const linesOf = (email: string) => exportPerson(world.deps, email).tables.audit_log ?? [];
  const own = [sam.attemptId];
  const all = expect.arrayContaining([sam.attemptId, eve.attemptId]);
  for (const act of ['marks', 'comment']) {
    expect(attemptsIn(linesOf(EMAIL), long, act)).toEqual([[own, own]]);
    expect(attemptsIn(linesOf('ann@school.example'), long, act)).toEqual([[all, all]]);
  }
});

test("an erasure removes one student from a decision for several, and the others' part can be undone", async () => {
  const { world, eve, long, quiz } = await aMarkedClass();
  const marks = async () =>
    (await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).body.results.at(-1).evaluationResults[3];
  erasePerson(world.deps, EMAIL);
  const lines = world.deps.db.$client.prepare('select * from audit_log').all() as Record<string, unknown>[];
  for (const act of ['marks', 'comment']) {
    expect(attemptsIn(lines, long, act)).toEqual([[[eve.attemptId], [eve.attemptId]]]);
  }
  expect(await marks()).toMatchObject({ source: 'teacher', score: 1 });
  const undo = { quizId: quiz.quizId, questionId: long, studentIds: [eve.student.accountId] };
  await quiz.teacher.mutate('evaluation.undoMarks', undo);
  expect(await marks()).toMatchObject({ source: 'built-in' });
});

test('an erasure removes one attempt from a correction, and the others keep their marks', async () => {
  const { world, quiz, sam, eve } = await aMarkedClass();
  const fields = { questionId: quiz.questionIds[0], ...toNucleus, policy: 'new' };
  expect((await quiz.teacher.mutate('questions.applyCorrection', fields)).status).toBe(200);
  const sides = () => {
    const kept = world.deps.db.select().from(questionCorrections).all();
    return kept.flatMap(({ before, after }) =>
      [before, after].map((side) => Object.keys(JSON.parse(side).marks)),
    );
  };
  const both = expect.arrayContaining([sam.attemptId, eve.attemptId]);
  expect(sides()).toEqual([both, both]);
  erasePerson(world.deps, EMAIL);
  expect(sides()).toEqual([[eve.attemptId], [eve.attemptId]]);
});

test("after an erasure no text of the student is left in the file, and the others' are complete", async () => {
  const { file, world, quiz, sam, eve } = await aMarkedClass();
  expect(readFileSync(file).includes(CANARY) || readFileSync(`${file}-wal`).includes(CANARY)).toBe(true);
  const before = await eve.student.rest('GET', '/student/');

  expect(erasePerson(world.deps, EMAIL)).toEqual({
    attempts: 1,
    quizzes: 0,
    accountsDeleted: 1,
    accountsNameless: 0,
  });
  expect(everything(world).toLowerCase()).not.toContain(CANARY.toLowerCase());
  expect(everything(world)).not.toContain(sam.receipt.receipt);
  expect(world.deps.db.$client.pragma('foreign_key_check')).toEqual([]);
  const textsOf = (table: string) => world.deps.db.$client.prepare(`select text from ${table}`).pluck().all();
  expect(textsOf('messages')).toEqual(['To the others', 'Dear Eve']);
  expect(textsOf('comments')).toEqual(['See page 9.', 'Eve, why?', 'Eve, why?']);
  expect(JSON.parse(wordsOf(world).sent)).toEqual([
    { text: '', isTest: false },
    { text: 'the words of Eve', isTest: false },
    { text: 'our own', isTest: true },
  ]);

  expect((await sam.student.rest('GET', '/student/')).status).toBe(401);
  expect((await eve.student.rest('GET', '/student/')).body).toEqual(before.body);
  const checked = await quiz.teacher.query('supervision.checkReceipt', {
    quizId: quiz.quizId,
    receipt: eve.receipt.receipt,
  });
  expect(checked.status).toBe(200);
  const results = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  expect(results.status).toBe(200);

  world.deps.db.$client.close();
  expect(readFileSync(file).includes(CANARY)).toBe(false);
});

test('a student taking a quiz is not erased before it is over', async () => {
  const world = aWorld();
  await aStarter(world, await aPublishedQuiz(world), 'Sam');
  expect(() => erasePerson(world.deps, 'sam@school.example')).toThrow('taking a quiz');
  expect(() => erasePerson(world.deps, 'nobody@school.example')).toThrow('Nothing is stored');
});

test("a teacher's taken quizzes and payments stay without a name", async () => {
  const { world, quiz, eve } = await aMarkedClass();
  await quiz.teacher.rest('POST', '/quiz/', { title: 'Never taken' });
  expect(erasePerson(world.deps, 'ann@school.example')).toEqual({
    attempts: 0,
    quizzes: 1,
    accountsDeleted: 0,
    accountsNameless: 1,
  });
  expect(everything(world)).not.toMatch(
    /ann@school|"Ann"|Ann says|Never taken|sam\.xanthippe@school\.example","time_factor/,
  );
  expect((await quiz.teacher.rest('GET', '/teacher/')).status).toBe(401);
  const { body } = await eve.student.rest('GET', '/student/');
  expect(Object.values(body.attempts)).toMatchObject([{ title: 'Cells', scoresReleased: true }]);
  const again = await world.signIn('teacher', 'Ann');
  expect((await again.rest('GET', '/teacher/')).body.quizzes).toEqual([]);
});

test('a teacher without dependent data is deleted', async () => {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  await ann.rest('POST', '/quiz/', { title: 'Cells' });
  expect(erasePerson(world.deps, 'ann@school.example')).toMatchObject({ quizzes: 1, accountsDeleted: 1 });
  expect(everything(world)).not.toMatch(/ann@school|Cells/);
});
