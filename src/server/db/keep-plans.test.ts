import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/world';
import { withoutPeeking } from './keep-plans';

test('each parameter of a statement is an expression, and nothing that is quoted is touched', () => {
  expect(withoutPeeking(`select "a?" from t where b = ? and c = 'why?' limit ?`)).toBe(
    `select "a?" from t where b = +? and c = 'why?' limit +?`,
  );
});

/** How often a statement can be run in a while, in the best of some tries. */
function mostRuns(run: () => void): number {
  const tries = Array.from({ length: 15 }, () => {
    const until = performance.now() + 2;
    let runs = 0;
    for (; performance.now() < until; runs += 1) run();
    return runs;
  });
  return Math.max(...tries);
}

test('a join runs as it was prepared: much faster than one that is prepared at each call', () => {
  const kept = aWorld().deps.db.$client;
  const plain = new Database(kept.serialize());
  const join = 'select 1 from sessions join accounts on accounts.id = account_id where token_hash = ?';
  const [keptJoin, plainJoin] = [kept.prepare(join), plain.prepare(join)];
  const keptRuns = mostRuns(() => keptJoin.get('nobody'));
  expect(keptRuns).toBeGreaterThan(2 * mostRuns(() => plainJoin.get('nobody')));
});

test('values keep their kind: a number finds a number, a text a text, and an index is used', () => {
  const client = aWorld().deps.db.$client;
  client.exec(`create table kinds (a integer, b text, c real); create index kinds_b on kinds (b);
    insert into kinds values (5, '5', 0.5)`);
  expect(
    client.prepare('select count(*) from kinds where a = ? and b = ? and c = ?').pluck().get(5, '5', 0.5),
  ).toBe(1);
  expect(client.prepare('select count(*) from kinds where a = ? and b = ?').pluck().get('5', '5')).toBe(1);
  const [plan] = client.prepare('explain query plan select * from kinds where b = ?').all('5') as [
    { detail: string },
  ];
  expect(plan.detail).toContain('SEARCH kinds USING INDEX kinds_b');
});
