import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shapesOfDatabase, shapesOfSchema } from '../testing/table-shapes';
import { openDb } from './open';

// The schema of the queries must equal the schema that the migrations create; both are read table by table.

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const aDatabase = () => openDb({ file: ':memory:', migrationsFolder }).$client;
test('the migrations create the tables of the schema, with their columns, keys, indexes and checks', async () => {
  const shapes = await shapesOfSchema();
  expect(Object.keys(shapes).length).toBeGreaterThan(20);
  expect(shapesOfDatabase(aDatabase())).toStrictEqual(shapes);
});

const REWRITTEN: readonly [what: string, table: string, from: string, to: string][] = [
  ['another type', 'accounts', '`name` text', '`name` blob'],
  ['a column that may be null', 'accounts', '`name` text NOT NULL', '`name` text'],
  ['another default', 'quizzes', 'DEFAULT true', 'DEFAULT false'],
  ['another primary key', 'answers', 'PRIMARY KEY(`attempt_id`, `question_id`)', 'PRIMARY KEY(`attempt_id`)'],
  ['another check', 'clock_entries', '> 0', '>= 0'],
  ['a key to another table', 'clock_entries', 'REFERENCES `accounts`', 'REFERENCES `quizzes`'],
];

const PLANTED: readonly [what: string, sql: string][] = [
  ['a table more', 'create table planted (id text)'],
  ['a table less', 'drop table operator_links'],
  ['a column more', 'alter table quizzes add column planted integer'],
  ['a column less', 'alter table quizzes drop column paused_at'],
  ['an index more', 'create index planted on quizzes (title)'],
  ['an index less', 'drop index attempts_student'],
  ['an index of other columns', rebuilt('attempts_student', 'attempts (student_id, quiz_id)')],
  ['a unique index that is none', rebuilt('papers_content', 'papers (quiz_id, content_hash)')],
  ['an index of all rows', rebuilt('attempts_open', 'attempts (closes_at)')],
  // Changes that SQLite records in its copy of the CREATE statement.
  ...REWRITTEN.map(([what, table, from, to]): [string, string] => [
    what,
    `pragma writable_schema = on;
       update sqlite_master set sql = replace(sql, '${from}', '${to}') where name = '${table}';
       pragma writable_schema = reset;`,
  ]),
];

function rebuilt(index: string, on: string): string {
  return `drop index ${index}; create index ${index} on ${on}`;
}

test.each(PLANTED)('%s is detected', (_what, sql) => {
  const client = aDatabase();
  const before = shapesOfDatabase(client);
  client.unsafeMode(true);
  client.exec(sql);
  expect(shapesOfDatabase(client)).not.toStrictEqual(before);
});
