import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { aWorld } from '../testing/world';
import { groupCommitOf, transactionOf } from './commit';
import { type Db, openDb } from './open';

// Until migration 0007 the type-specific fields were columns. This test reads them as the old program did and
// compares its exports with those after the migration.

const every = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const released = fileURLToPath(new URL('released', import.meta.url));
const versions = readdirSync(released).filter((name) => name.endsWith('.sqlite.gz'));

function beforeBodies(): string {
  const folder = aFolder('migrations');
  cpSync(every, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 8) }));
  return folder;
}

const withColumns = (version: string) =>
  openDb({ file: gunzipSync(readFileSync(join(released, version))), migrationsFolder: beforeBodies() });
const migrated = (db: Db) => openDb({ file: db.$client.serialize(), migrationsFolder: every });

interface OldRow {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly image_url: string | null;
  readonly image_alt: string | null;
  readonly options: string;
  readonly correct_answer: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly time_limit: number | null;
  readonly maximum_marks: number;
  readonly partial_credit: number;
}

const oldRows = (db: Db, and = '') =>
  db.$client.prepare(`select * from questions where true ${and} order by position, rowid`).all() as OldRow[];

const oldBody = ({ options, correct_answer: key, min, max, step, ...row }: OldRow) => ({
  ...{ options: JSON.parse(options), correctAnswer: JSON.parse(key) },
  ...(row.type === 'msq' ? { partialCredit: row.partial_credit === 1 } : {}),
  ...{ min, max, step },
});

const oldQuestion = (row: OldRow) => ({
  ...{ _id: row.id, format: 'plain', text: row.text, imageUrl: row.image_url, imageAlt: row.image_alt },
  ...{ timeLimit: row.time_limit, maximumMarks: row.maximum_marks, explanation: null, type: row.type },
  ...oldBody(row),
  ...(row.type === 'mcq' || row.type === 'msq' ? { feedback: {} } : {}),
});

async function exportsOf(db: Db) {
  const world = aWorld({ db, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) });
  const teacher = await world.signIn('teacher', 'Demo Teacher');
  const get = async (path: string) => (await teacher.rest('GET', path)).body;
  const { quizzes } = await get('/teacher/');
  const one = async ({ _id }: { _id: string }) => ({
    quiz: await get(`/quiz/${_id}`),
    results: await get(`/quiz/${_id}/results`),
    csv: Buffer.from(await get(`/quiz/${_id}/results.csv`)).toString('utf8'),
  });
  const workbook = read(Buffer.from(await get('/teacher/allData.xlsx')));
  return { quizzes: await Promise.all(quizzes.map(one)), cells: workbook.Sheets };
}

test.each(versions)('%s exports the same with bodies as with columns', async (version) => {
  const before = withColumns(version);
  const rows = oldRows(before);
  expect(new Set(rows.map(({ type }) => type)).size).toBeGreaterThan(3);
  const [asMigrated, asRead] = [migrated(before), migrated(before)];
  const save = asRead.$client.prepare('update questions set body = ? where id = ?');
  for (const row of rows) save.run(JSON.stringify(oldBody(row)), row.id);

  const exported = await exportsOf(asMigrated);
  expect(JSON.stringify(exported)).toBe(JSON.stringify(await exportsOf(asRead)));
  for (const { quiz, results } of exported.quizzes) {
    const expected = oldRows(before, `and quiz_id = '${quiz._id}' and deleted_at is null`).map(oldQuestion);
    expect(JSON.stringify(quiz.questions)).toBe(JSON.stringify(expected));
    expect(JSON.stringify(results.questions)).toBe(JSON.stringify(expected));
  }
});

const ODD = [
  ['slider', [], [0.1 + 0.2, 1e21], -0.1 - 0.2, 1.7976931348623157e308, 5e-324, 0],
  ['slider', [], [-0.5], -123456789.12345679, 0, 1 / 3, 0],
  [
    'mcq',
    ['"quoted"', "it's", 'back\\slash', '\u{1f331}\n\u0001', '</script>', '1e3'],
    '"quoted"',
    ...[null, null, null],
    0,
  ],
  ['msq', ['A', ' A ', 'null'], [' A ', 'null'], null, null, null, 1],
  ['msq', ['1', '2'], ['2'], null, null, null, 0],
  ['long', [], '{"a": [1.0, 2]}', null, null, null, 1],
] as const;

test('numbers keep their last digit, and texts every character', async () => {
  const before = withColumns('schema-0005.sqlite.gz');
  const { quizId, last } = before.$client
    .prepare('select quiz_id as quizId, max(position) as last from questions')
    .get() as { quizId: string; last: number };
  const insert = before.$client.prepare(
    `insert into questions (id, quiz_id, position, type, text, options, correct_answer, min, max, step, partial_credit,
     maximum_marks) values (?, ?, ?, ?, 'Odd', ?, ?, ?, ?, ?, ?, 1)`,
  );
  for (const [at, [type, options, key, ...others]] of ODD.entries()) {
    const json = [JSON.stringify(options), JSON.stringify(key)];
    insert.run(`odd-${at}`, quizId, last + 1 + at, type, ...json, ...others);
  }
  const { quizzes } = await exportsOf(migrated(before));
  const quiz = quizzes.map((each) => each.quiz).find(({ _id }) => _id === quizId);
  const expected = oldRows(before, `and quiz_id = '${quizId}' and deleted_at is null`).map(oldQuestion);
  expect(quiz.questions).toHaveLength(expected.length);
  expect(JSON.stringify(quiz.questions)).toBe(JSON.stringify(expected));
});
