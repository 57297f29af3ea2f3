import { expect, test } from 'vitest';
import { aWorld } from '../testing/world';
import { preparedPerDb } from './prepared-per-db';

test('a statement is prepared at its first use, once for each database, and no other with it', () => {
  const prepared: string[] = [];
  const repo = preparedPerDb(({ $client }) => {
    const prepare = (name: string, source: string) => {
      prepared.push(name);
      return $client.prepare<[], number>(source).pluck();
    };
    return { one: () => prepare('one', 'select 1'), two: () => prepare('two', 'select 2') };
  });
  const [db, other] = [aWorld().deps.db, aWorld().deps.db];
  expect(prepared).toEqual([]);
  expect([repo(db).two.get(), repo(db).two.get()]).toEqual([2, 2]);
  expect(prepared).toEqual(['two']);
  expect(repo(db).one.get()).toBe(1);
  expect(repo(other).two.get()).toBe(2);
  expect(prepared).toEqual(['two', 'one', 'two']);
});
