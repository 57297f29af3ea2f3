import { count, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/world';
import { flag } from './columns';
import type { Db } from './open';
import { statement } from './store';

const pupils = sqliteTable('pupils', { id: integer('id').primaryKey(), name: text('name') });
const marks = sqliteTable('marks', {
  pupilId: integer('pupil_id').notNull(),
  isRight: flag('is_right'),
  findings: text('findings', { mode: 'json' }).$type<readonly string[]>(),
});

/** A database with two tables, and the same as the library alone would ask it. */
function aDbOfMarks(): Readonly<Record<'ours' | 'plain', Db>> {
  const { db: ours } = aWorld().deps;
  ours.$client.exec(`create table pupils (id integer primary key, name text);
    create table marks (pupil_id integer not null, is_right integer not null, findings text)`);
  ours
    .insert(pupils)
    .values([
      { id: 1, name: 'Sam' },
      { id: 2, name: null },
    ])
    .run();
  ours
    .insert(marks)
    .values([
      { pupilId: 1, isRight: true, findings: ['light'] },
      { pupilId: 1, isRight: false, findings: null },
    ])
    .run();
  return { ours, plain: drizzle(ours.$client) };
}

test.each<[string, (db: Db) => unknown]>([
  ['all columns, of which some are stored in another form', (db) => db.select().from(marks).all()],
  [
    'one row, and none',
    (db) => {
      const find = statement({ id: pupils.id }, (at) => db.select().from(pupils).where(eq(pupils.id, at.id)));
      return [1, 2, 3].map((id) => find.get({ id }));
    },
  ],
  [
    'columns of two tables by names of our own',
    (db) =>
      db
        .select({ pupil: pupils.id, isRight: marks.isRight })
        .from(pupils)
        .innerJoin(marks, eq(marks.pupilId, pupils.id))
        .all(),
  ],
  [
    'a value that is stored in another form',
    (db) =>
      statement({ isRight: marks.isRight }, (at) =>
        db.select().from(marks).where(eq(marks.isRight, at.isRight)),
      ).all({ isRight: false }),
  ],
  ['an expression', (db) => db.select({ pupils: count() }).from(pupils).get()],
  [
    'rows in rows, of which one is not there',
    (db) =>
      db
        .select({ pupil: pupils, mark: marks })
        .from(pupils)
        .leftJoin(marks, eq(marks.pupilId, pupils.id))
        .all(),
  ],
])('%s: a select answers what it answers with the library alone', (_what, select) => {
  const { ours, plain } = aDbOfMarks();
  expect(select(ours)).toEqual(select(plain));
});
