import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { accounts } from './accounts-schema';
import { classes } from './classes-schema';
import { groupCommitOf, transactionOf } from './commit';
import { type Db, openDb } from './open';
import { rowCache } from './row-cache';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const ROOM = { keys: 3, bytes: 100 };

function aMemory(file = ':memory:') {
  const db = openDb({ file, migrationsFolder });
  db.$client.exec('create table notes (text text unique)');
  const insert = db.$client.prepare('insert into notes values (?)');
  const memory = rowCache<string>(ROOM)(db);
  return {
    db,
    memory,
    groupCommit: groupCommitOf(db),
    inTransaction: transactionOf(db),
    write(text: string) {
      insert.run(text);
      memory.set('last', text, text.length);
      return text;
    },
  };
}

const addAccount = (db: Db, id: string) =>
  db.$client.exec(`insert into accounts (id, role, issuer, subject, email, name, created_at)
    values ('${id}', 'student', 'demo', '${id}', '${id}@school.example', '${id}', 1)`);

const fail = () => {
  throw new Error('no');
};

test('a written value stays cached after the commit', async () => {
  const { memory, groupCommit, inTransaction, write } = aMemory();
  await groupCommit(() => write('a'));
  expect(memory.get('last')).toBe('a');
  inTransaction(() => write('b'));
  expect(memory.get('last')).toBe('b');
});

test('a rollback evicts its own changes and keeps the others', async () => {
  const { memory, groupCommit, write } = aMemory();
  const other = groupCommit(() => memory.set('other', 'stays', 5));
  const failing = groupCommit(() => [write('a'), fail()]);
  await Promise.allSettled([other, failing]);
  expect(memory.get('last')).toBeUndefined();
  expect(memory.get('other')).toBe('stays');
});

test('an inner rollback reverts only its own changes', () => {
  const { memory, inTransaction, write } = aMemory();
  inTransaction(() => {
    memory.set('other', 'stays', 5);
    expect(() => inTransaction(() => [write('a'), fail()] as unknown[])).toThrow('no');
    expect(memory.get('last')).toBeUndefined();
  });
  expect(memory.get('other')).toBe('stays');
});

test('an outer rollback reverts the changes of an inner transaction', () => {
  const { memory, inTransaction, write } = aMemory();
  const outer = () =>
    inTransaction((): string => {
      inTransaction(() => write('a'));
      return fail();
    });
  expect(outer).toThrow('no');
  expect(memory.get('last')).toBeUndefined();
});

test('a batch whose commit fails leaves nothing in the cache', async () => {
  const { db, memory, groupCommit } = aMemory();
  const waiting = Promise.allSettled([
    groupCommit(() => {
      memory.set('last', 'a', 1);
      // As on a full disk.
      db.$client.exec('rollback');
    }),
  ]);
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected']);
  expect(memory.get('last')).toBeUndefined();
});

test('the cache is emptied after another process has written to the file', async () => {
  const file = join(aFolder('row-cache'), 'quiz.sqlite');
  const { memory, groupCommit, write } = aMemory(file);
  await groupCommit(() => write('a'));
  new Database(file).exec(`insert into notes values ('from elsewhere')`).close();
  await groupCommit(() => expect(memory.get('last')).toBeUndefined());
});

test('the oldest entry is evicted first when the cache is full', () => {
  const { memory } = aMemory();
  for (const key of ['a', 'b', 'c']) memory.set(key, key, 10);
  memory.set('a', 'again', 10);
  memory.set('d', 'd', 10);
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd']);
  memory.set('e', 'large', 90);
  expect(['a', 'c', 'd', 'e'].filter((key) => memory.get(key))).toEqual(['d', 'e']);
});

test('a derived value is evicted when any of its rows changes, in whatever way', () => {
  const db = openDb({ file: ':memory:', migrationsFolder });
  const known = rowCache<string>({ keys: 9 }, [
    { table: accounts, key: accounts.id },
    { table: classes, of: [classes.deletedAt] },
  ])(db);
  const remember = () => {
    for (const key of ['a', 'b']) known.set(key, key);
  };
  const left = () => ['a', 'b'].filter((key) => known.get(key));
  for (const id of ['a', 'b']) addAccount(db, id);
  remember();
  db.$client.exec(`update accounts set name = 'Other' where id = 'a'`);
  expect(left()).toEqual(['b']);
  remember();
  db.$client.exec(`delete from accounts where id = 'b'`);
  expect(left()).toEqual(['a']);
  remember();
  db.$client.exec(`update classes set name = 'Other'`);
  expect(left()).toEqual(['a', 'b']);
});

test('a cache first used in a transaction that rolls back still evicts changed rows', () => {
  const db = openDb({ file: ':memory:', migrationsFolder });
  const inTransaction = transactionOf(db);
  const cacheOf = rowCache<string>({ keys: 9 }, [{ table: accounts }]);
  const refused = () => inTransaction(() => [cacheOf(db), fail()] as unknown[]);
  expect(() => inTransaction(() => [expect(refused).toThrow('no'), fail()] as unknown[])).toThrow('no');
  inTransaction(() => cacheOf(db).set('all', 'old'));
  addAccount(db, 'a');
  expect(cacheOf(db).get('all')).toBeUndefined();
});
