import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { openDb } from './open';

const every = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** The migrations before the one that counts practice answers. */
function beforeCounts(): string {
  const folder = aFolder('migrations');
  cpSync(every, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries, ...journal } = JSON.parse(readFileSync(file, 'utf8'));
  const place = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('practice-counts'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: entries.slice(0, place) }));
  return folder;
}

test('of existing practice answers the last per quarter of an hour is kept, with their number', () => {
  const { $client: before } = openDb({ file: ':memory:', migrationsFolder: beforeCounts() });
  before.exec(`insert into accounts (id, role, issuer, subject, email, name, created_at) values
      ('ann', 'teacher', 'i', 'ann', '', 'Ann', 1), ('sam', 'student', 'i', 'sam', '', 'Sam', 1),
      ('tia', 'student', 'i', 'tia', '', 'Tia', 1);
    insert into practice_sets (id, teacher_id, tag, opened_at) values ('set', 'ann', 'cells', 1);
    insert into practice_answers (set_id, student_id, question_id, answer, score, maximum_marks, at) values
      ('set', 'sam', 'q', '"a"', 0, 2, 900000), ('set', 'sam', 'q', '"b"', 0, 2, 900001),
      ('set', 'tia', 'q', '"c"', 2, 2, 900001), ('set', 'sam', 'r', '"d"', 2, 2, 900002),
      ('set', 'sam', 'q', '"e"', 2, 2, 1799999), ('set', 'sam', 'q', '"f"', 2, 2, 1800000)`);
  const { $client: after } = openDb({ file: before.serialize(), migrationsFolder: every });
  const remaining = after.prepare(
    'select student_id, answer, at, answer_count from practice_answers order by id',
  );
  expect(remaining.raw().all()).toEqual([
    ['tia', '"c"', 900_001, 1],
    ['sam', '"d"', 900_002, 1],
    ['sam', '"e"', 1_799_999, 3],
    ['sam', '"f"', 1_800_000, 1],
  ]);
});
