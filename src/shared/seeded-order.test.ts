import { expect, test } from 'vitest';
import { seededOrder } from './seeded-order';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('the same seed always gives the same order', () => {
  const first = seededOrder(items, 'attempt-1');
  expect(seededOrder(items, 'attempt-1')).toEqual(first);
  expect([...first].sort()).toEqual(items);
});

test('every item takes every position about equally often', () => {
  const places = items.map(() => 0);
  for (let seed = 0; seed < 4000; seed += 1) {
    const place = seededOrder(items, `attempt-${seed}`).indexOf('a');
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(100);
});

test('the given list is not modified', () => {
  seededOrder(items, '1');
  expect(items[0]).toBe('a');
});
