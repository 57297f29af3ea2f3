import { expect, test } from 'vitest';
import { askedTotals, poolProblem, shortestDraw } from './pools';
import { poolsWithin } from './pools-within';

const aQuestion = (_id: string, maximumMarks = 2, timeLimit: number | null = null) => ({
  ...{ _id, maximumMarks, timeLimit },
});
const four = ['a', 'b', 'c', 'd'].map((id) => aQuestion(id));
const aPool = (draw: number, questionIds: readonly string[]) => ({
  ...{ _id: 'p', name: 'Cells', draw, questionIds: [...questionIds] },
});

test('a pool draws fewer questions than it has, all of the same marks', () => {
  expect(poolProblem([aPool(2, ['a', 'b', 'c'])], four)).toBeNull();
  expect(poolProblem([aPool(3, ['a', 'b', 'c'])], four)).toBe(
    'Pool “Cells” draws 3 of its 3 questions. Draw fewer, or add questions.',
  );
  expect(poolProblem([aPool(1, ['a', 'b', 'e'])], [...four, aQuestion('e', 5)])).toMatch(
    /different marks \(2, 5\)/,
  );
});

test('unfinished questions do not count: a pool needs two finished ones', () => {
  expect(poolProblem([aPool(1, ['a', 'unfinished'])], four)).toMatch(/has one finished question only/);
  expect(poolProblem([aPool(1, ['unfinished'])], four)).toMatch(/has no finished question/);
});

test('a deleted question leaves its pool, and an empty pool is removed', () => {
  expect(poolsWithin([aPool(1, ['d', 'gone', 'b']), aPool(1, ['gone'])], ['a', 'b', 'c', 'd'])).toEqual([
    aPool(1, ['b', 'd']),
  ]);
});

test('an attempt’s questions and maximum are those of the draw', () => {
  expect(askedTotals([aPool(2, ['b', 'c', 'd'])], four)).toEqual({ questionCount: 3, marks: 6 });
  expect(askedTotals([], four)).toEqual({ questionCount: 4, marks: 8 });
});

test('before the start the time is that of the shortest draw', () => {
  const timed = [aQuestion('a', 1, 60), aQuestion('b', 1, 90), aQuestion('c', 1, 30), aQuestion('d', 1, 20)];
  const shown = shortestDraw([aPool(2, ['b', 'c', 'd'])], timed);
  expect(shown.map(({ _id }) => _id)).toEqual(['a', 'c', 'd']);
});
