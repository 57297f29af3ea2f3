import { and, eq, sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/world';
import { accounts } from './accounts-schema';
import { flag } from './columns';
import type { Db } from './open';
import { statement } from './store';

const things = sqliteTable(
  'things',
  { a: integer('a'), b: text('b'), c: real('c'), isNew: flag('is_new'), note: text('note') },
  (t) => [index('things_a').on(t.a), index('things_b').on(t.b)],
);

/** A database with a table of a hundred rows, analyzed by SQLite. */
function aDbOfThings(): Db {
  const { db } = aWorld().deps;
  db.$client.exec(`create table things (a integer, b text, c real, is_new integer not null, note text);
    create index things_a on things (a); create index things_b on things (b)`);
  for (let at = 0; at < 100; at += 1) {
    db.insert(things)
      .values({ a: at % 10, b: String(at % 7), c: at / 2, isNew: at % 2 === 0 })
      .run();
  }
  db.$client.exec('analyze things');
  return db;
}

/** How often SQLite evaluated a constant in ten runs: once per run, and once more for each new plan. */
function evaluationsInTenRuns(db: Db, prepare: () => (a: number) => unknown): number {
  let asked = 0;
  // The planner itself evaluates a constant that is compared with an index.
  db.$client.function('asked', { deterministic: true }, (value) => {
    asked += 1;
    return value;
  });
  const run = prepare();
  run(0);
  asked = 0;
  for (let a = 0; a < 10; a += 1) run(a);
  return asked;
}

test('a statement is planned once, while a bare parameter is planned again for each value', () => {
  const db = aDbOfThings();
  const typed = () => {
    const find = statement({ a: things.a }, (at) =>
      db
        .select()
        .from(things)
        .where(and(eq(things.a, at.a), eq(things.b, sql`asked('1')`))),
    );
    return (a: number) => find.all({ a });
  };
  const bare = () => {
    const find = db.$client.prepare(`select * from things where a = ? and b = asked('1')`);
    return (a: number) => find.all(a);
  };
  expect(evaluationsInTenRuns(db, typed)).toBe(10);
  expect(evaluationsInTenRuns(db, bare)).toBe(20);
});

test('values keep their type, and are found again through the index', () => {
  const db = aDbOfThings();
  const { a, b, c, isNew, note } = things;
  const row = { a: 5, b: '5', c: 0.25, isNew: true, note: null };
  statement({ a, b, c, isNew, note }, (at) => db.insert(things).values(at)).run(row);
  const find = statement({ a, b, c, isNew }, (at) =>
    db
      .select()
      .from(things)
      .where(and(eq(a, at.a), eq(b, at.b), eq(c, at.c), eq(isNew, at.isNew))),
  );
  expect(find.all(row)).toEqual([row]);
  expect(find.all({ ...row, isNew: false })).toEqual([]);
  const kinds = db.$client.prepare(
    'select typeof(a) a, typeof(b) b, typeof(c) c, typeof(is_new) isNew, typeof(note) note from things where c = 0.25',
  );
  expect(kinds.get()).toEqual({ a: 'integer', b: 'text', c: 'real', isNew: 'integer', note: 'null' });

  const plan = db.$client.prepare('explain query plan select * from things where b = +?').all('5');
  expect(plan).toMatchObject([{ detail: 'SEARCH things USING INDEX things_b (b=?)' }]);
});

test('a statement is prepared once, at its first use', () => {
  const { db } = aWorld().deps;
  let built = 0;
  const count = statement({}, () => {
    built += 1;
    return db.select({ all: sql<number>`count(*)` }).from(accounts);
  });
  expect(built).toBe(0);
  expect([count.get({}), count.get({})]).toEqual([{ all: 0 }, { all: 0 }]);
  expect(built).toBe(1);
});
