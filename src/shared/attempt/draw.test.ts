import { expect, test } from 'vitest';
import { seededArrange } from './arrange';
import { drawnQuestions } from './draw';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `q${at + 1}`);
const questions = ids(12).map((_id) => ({ _id }));
const drawn = (pools: Parameters<typeof drawnQuestions>[0]['pools'], seed: string | number) =>
  drawnQuestions({ questions, pools, arrange: seededArrange(seed) }).map(({ _id }) => _id);

test('the same seed draws the same questions, in the order of the quiz', () => {
  const pools = [{ _id: 'p', draw: 3, questionIds: ids(12).slice(2) }];
  const first = drawn(pools, 7);
  expect(first).toHaveLength(5);
  expect(first.slice(0, 2)).toEqual(['q1', 'q2']);
  expect(ids(12).filter((id) => first.includes(id))).toEqual(first);
  expect(drawn(pools, 7)).toEqual(first);
});

test('every choice of 2 out of 5 is equally frequent', () => {
  const counts = new Map<string, number>();
  const pools = [{ _id: 'p', draw: 2, questionIds: ids(5) }];
  const runs = 20_000;
  for (let seed = 0; seed < runs; seed += 1) {
    const choice = drawn(pools, seed).slice(0, 2).join();
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  expect(counts.size).toBe(10);
  const expected = runs / 10;
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  // Nine degrees of freedom: more than this in one of a thousand fair draws.
  expect(chiSquare).toBeLessThan(27.9);
});

test('two pools are drawn independently of each other and of the questions’ order', () => {
  const pools = [
    { _id: 'one', draw: 1, questionIds: ['q1', 'q2'] },
    { _id: 'two', draw: 1, questionIds: ['q3', 'q4'] },
  ];
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 8000; seed += 1) {
    const [first = '', second = ''] = drawn(pools, seed);
    const order = seededArrange(seed)(['q1', 'q2']);
    const key = `${first} ${second} ${order[0]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(8);
  expect(Math.min(...counts.values())).toBeGreaterThan(900);
  expect(Math.max(...counts.values())).toBeLessThan(1100);
});

test('a pool without surplus questions is asked as a whole', () => {
  expect(drawn([{ _id: 'p', draw: 5, questionIds: ids(3) }], 1)).toEqual(ids(12));
});
