import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groupCommitOf } from './group-commit';
import { openDb } from './open';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

function aNotebook() {
  const db = openDb({ file: ':memory:', migrationsFolder });
  const client = db.$client;
  client.exec('create table notes (text text unique)');
  const insert = client.prepare('insert into notes values (?)');
  return {
    client,
    groupCommit: groupCommitOf(db),
    write: (text: string) => () => insert.run(text).changes,
    texts: () => client.prepare('select text from notes order by text').pluck().all(),
  };
}

test('writes that come together are stored together', async () => {
  const { groupCommit, write, texts } = aNotebook();
  const changes = await Promise.all(['a', 'b', 'c'].map((text) => groupCommit(write(text))));
  expect(changes).toEqual([1, 1, 1]);
  expect(texts()).toEqual(['a', 'b', 'c']);
});

test('nothing is stored, and nothing acknowledged, before the common commit', async () => {
  const { groupCommit, write, texts } = aNotebook();
  let acknowledged = false;
  const waiting = groupCommit(write('a')).then(() => {
    acknowledged = true;
  });
  expect(texts()).toEqual([]);
  expect(acknowledged).toBe(false);
  await waiting;
  expect(texts()).toEqual(['a']);
});

test('a write that fails takes back only itself', async () => {
  const { groupCommit, write, texts } = aNotebook();
  const outcomes = await Promise.allSettled([
    groupCommit(write('a')),
    groupCommit(() => {
      write('half')();
      throw new Error('no');
    }),
    groupCommit(write('b')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(texts()).toEqual(['a', 'b']);
});

test('when the commit itself fails, nobody is told that anything was stored', async () => {
  const { client, groupCommit, write } = aNotebook();
  const waiting = Promise.allSettled([groupCommit(write('a')), groupCommit(write('b'))]);
  client.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
