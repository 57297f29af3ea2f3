import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { openDb, schemaStateOf } from './open';

const everyMigration = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const journal = JSON.parse(readFileSync(join(everyMigration, 'meta/_journal.json'), 'utf8'));
const released: number[] = journal.entries.map((_: unknown, index: number) => index + 1);

/** The migrations folder of an older program with only the first few. */
function olderProgram(count: number): string {
  const folder = aFolder('migrations');
  cpSync(everyMigration, folder, { recursive: true });
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Data of an older program, with one teacher. */
function oldData(count: number, folder: string): string {
  const file = join(folder, 'quiz.sqlite');
  const { $client: client } = openDb({ file, migrationsFolder: olderProgram(count) });
  client.exec(`insert into accounts (id, role, issuer, subject, email, name, created_at)
    values ('t', 'teacher', 'i', 't', 't@school.example', 'Ann', 1)`);
  client.close();
  return file;
}

const schemaOf = (client: Database.Database) =>
  client.prepare("select name, sql from sqlite_master where name not like 'sqlite_%' order by name").all();

test.each(released)('data with %i migrations is migrated to the current schema without loss', (count) => {
  const folder = aFolder('upgrade');
  const db = openDb({
    file: oldData(count, folder),
    migrationsFolder: everyMigration,
    backupsFolder: folder,
  });
  expect(schemaStateOf(db.$client, everyMigration)).toMatchObject({ pending: 0, isNewer: false });
  expect(db.$client.prepare('select name from accounts').pluck().all()).toEqual(['Ann']);
  const columns = (client: Database.Database) =>
    client
      .prepare(
        "select m.name as t, i.name as c from sqlite_master m, pragma_table_info(m.name) i where m.type = 'table' order by t, c",
      )
      .all();
  const fresh = openDb({ file: ':memory:', migrationsFolder: everyMigration }).$client;
  expect(columns(db.$client)).toEqual(columns(fresh));
  expect(schemaOf(db.$client).length).toBe(schemaOf(fresh).length);
  db.$client.close();
});

test('before a migration the data is backed up unchanged', () => {
  const folder = aFolder('upgrade');
  const [first = 1] = released;
  const db = openDb({
    file: oldData(first, folder),
    migrationsFolder: everyMigration,
    backupsFolder: folder,
  });
  db.$client.close();
  const copy = new Database(join(folder, `before-migration-${first}.sqlite`), { fileMustExist: true });
  expect(schemaStateOf(copy, everyMigration)).toMatchObject({ applied: first });
  expect(copy.prepare('select name from accounts').pluck().all()).toEqual(['Ann']);
});

test('without a migration nothing is backed up', () => {
  const folder = aFolder('upgrade');
  const all = released.length;
  openDb({ file: oldData(all, folder), migrationsFolder: everyMigration, backupsFolder: folder });
  expect(existsSync(join(folder, `before-migration-${all}.sqlite`))).toBe(false);
});

test('data of a newer program refuses to open and stays unchanged', () => {
  const folder = aFolder('upgrade');
  const file = oldData(released.length, folder);
  const before = readFileSync(file);
  const older = olderProgram(released.length - 1);
  expect(() => openDb({ file, migrationsFolder: older, backupsFolder: folder })).toThrow(/newer version/);
  expect(readFileSync(file).equals(before)).toBe(true);
});
