import { expect, test } from 'vitest';
import { poolRuns } from './pool-runs';

test('a list is split where the pool changes, and a scattered pool has several runs', () => {
  const pool = { _id: 'p', name: 'Cells', draw: 1, questionIds: ['b', 'c', 'e'] };
  const runs = poolRuns(['a', 'b', 'c', 'd', 'e'], [pool], (id) => id);
  expect(runs).toEqual([
    { id: 'a', pool: undefined, items: ['a'] },
    { id: 'b', pool, items: ['b', 'c'] },
    { id: 'd', pool: undefined, items: ['d'] },
    { id: 'e', pool, items: ['e'] },
  ]);
});
