import { expect, test } from 'vitest';
import { attemptOrder } from './order';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('without shuffling every student gets the order of the teacher', () => {
  expect(attemptOrder({ ids, seed: 'x', shuffle: false })).toEqual(ids);
});

test('the same attempt always gets the same shuffled order', () => {
  const first = attemptOrder({ ids, seed: 'attempt-1', shuffle: true });
  expect(attemptOrder({ ids, seed: 'attempt-1', shuffle: true })).toEqual(first);
  expect([...first].sort()).toEqual(ids);
});

test('shuffling puts every question at every place about equally often', () => {
  const places = ids.map(() => 0);
  for (let seed = 0; seed < 4000; seed += 1) {
    const place = attemptOrder({ ids, seed: `attempt-${seed}`, shuffle: true }).indexOf('a');
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(100);
});

test('the list of the teacher is left as it was', () => {
  attemptOrder({ ids, seed: 1, shuffle: true });
  expect(ids[0]).toBe('a');
});
