import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groupCommitOf } from './commit';
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

test('simultaneous writes are stored together', async () => {
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

test('a failing write reverts only itself', async () => {
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

test('when the commit fails, no write is acknowledged', async () => {
  const { client, groupCommit, write } = aNotebook();
  const waiting = Promise.allSettled([groupCommit(write('a')), groupCommit(write('b'))]);
  client.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('on a disk that is full, only stored writes are acknowledged, and the others report the full disk', async () => {
  const { client, groupCommit, write, texts } = aNotebook();
  const pages = client.pragma('page_count', { simple: true });
  client.pragma(`max_page_count = ${pages}`);
  const sent = ['a', 'b'.repeat(1_000_000), 'c'];
  const outcomes = await Promise.allSettled(sent.map((text) => groupCommit(write(text))));
  expect(sent.filter((_, at) => outcomes[at]?.status === 'fulfilled')).toEqual(texts());
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(reasons)).toEqual(new Set(['SQLITE_FULL']));

  client.pragma('max_page_count = 1000000');
  expect(await groupCommit(write('later'))).toBe(1);
});
