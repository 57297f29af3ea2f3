import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { openDb } from './open';

const every = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** The migrations before the one that records a PIN's maker. */
function beforeMakers(): string {
  const folder = aFolder('migrations');
  cpSync(every, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 25) }));
  return folder;
}

test('the makers of existing PINs are taken from the log, where known and still existing', () => {
  const { $client: before } = openDb({ file: ':memory:', migrationsFolder: beforeMakers() });
  before.exec(`insert into accounts (id, role, issuer, subject, email, name, created_at) values
      ('ann', 'teacher', 'i', 'ann', 'ann@school.example', 'Ann', 1),
      ('bob', 'teacher', 'i', 'bob', 'bob@school.example', 'Bob', 1);
    insert into classes (id, teacher_id, name, code, created_at) values ('7b', 'ann', '7b', 'ABCDEFGH', 1);
    insert into class_members (id, class_id, name, pin_hash, pin_set_at, created_at) values
      ('first', '7b', 'Asha', 's.h', 3, 1), ('again', '7b', 'Ben', 's.h', 3, 1), ('erased', '7b', 'Cy', 's.h', 3, 1),
      ('unknown', '7b', 'Di', 's.h', 3, 1), ('without', '7b', 'Eve', null, null, 1);
    insert into audit_log (at, actor_id, action, subject) values
      (1, 'ann', 'class-pin', 'first'), (1, 'ann', 'class-pin', 'again'), (2, 'bob', 'class-pin', 'again'),
      (3, 'ann', 'class-member-move', 'again'), (1, 'gone', 'class-pin', 'erased'), (1, 'bob', 'class-pin', 'without')`);
  const { $client: after } = openDb({ file: before.serialize(), migrationsFolder: every });
  const makers = after.prepare('select id, pin_set_by from class_members').raw().all();
  expect(Object.fromEntries(makers as [string, string | null][])).toEqual({
    ...{ first: 'ann', again: 'bob', erased: null, unknown: null, without: null },
  });
  expect(after.pragma('foreign_key_check')).toEqual([]);
});
