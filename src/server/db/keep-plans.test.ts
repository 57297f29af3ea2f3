import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/world';
import { withoutPeeking } from './keep-plans';

test('each parameter of a statement is an expression, and nothing that is quoted is touched', () => {
  expect(withoutPeeking(`select "a?" from t where b = ? and c = 'why?' limit ?`)).toBe(
    `select "a?" from t where b = +? and c = 'why?' limit +?`,
  );
});

/** How often SQLite was asked for a value while a statement ran ten times: once for each run, once more where it was planned anew. */
function askedInTenRuns(client: Database.Database): number {
  client.exec(`create table planned (a integer, b integer);
    create index planned_a on planned (a); create index planned_b on planned (b)`);
  for (let at = 0; at < 100; at += 1) client.exec(`insert into planned values (${at % 10}, ${at % 7})`);
  client.exec('analyze planned');
  let asked = 0;
  // The planner itself works out a constant that it compares with an index.
  client.function('asked', { deterministic: true }, (value) => {
    asked += 1;
    return value;
  });
  const count = client.prepare('select count(*) from planned where a = ? and b = asked(1)');
  asked = 0;
  for (let run = 0; run < 10; run += 1) count.get(run);
  return asked;
}

test('a statement is planned once, where the library would plan it anew for each value', () => {
  expect(askedInTenRuns(aWorld().deps.db.$client)).toBe(10);
  expect(askedInTenRuns(new Database(':memory:'))).toBe(20);
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
