import { expect, test } from 'vitest';
import { attemptOrder } from './attempt-order';

const questions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('without shuffling every student gets the order of the teacher', () => {
  expect(attemptOrder({ questions, seed: 'x', shuffle: false })).toEqual(questions);
});

test('the same attempt always gets the same shuffled order', () => {
  const first = attemptOrder({ questions, seed: 'attempt-1', shuffle: true });
  expect(attemptOrder({ questions, seed: 'attempt-1', shuffle: true })).toEqual(first);
  expect([...first].sort()).toEqual(questions);
});

test('shuffling puts every question at every place about equally often', () => {
  const places = questions.map(() => 0);
  for (let seed = 0; seed < 4000; seed += 1) {
    const place = attemptOrder({ questions, seed: `attempt-${seed}`, shuffle: true }).indexOf('a');
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(100);
});

test('the list of the teacher is left as it was', () => {
  attemptOrder({ questions, seed: 1, shuffle: true });
  expect(questions[0]).toBe('a');
});
