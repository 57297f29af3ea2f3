import { expect, test } from 'vitest';
import { nextIndex } from './roving';

const at = (index: number) => ({ index, count: 3, keys: ['ArrowLeft', 'ArrowRight'] as const });

test('arrows move by one and go around at the ends', () => {
  expect(nextIndex('ArrowRight', at(0))).toBe(1);
  expect(nextIndex('ArrowRight', at(2))).toBe(0);
  expect(nextIndex('ArrowLeft', at(0))).toBe(2);
});

test('from outside the row the first arrow enters at its end or start', () => {
  expect(nextIndex('ArrowRight', at(-1))).toBe(0);
  expect(nextIndex('ArrowLeft', at(-1))).toBe(2);
});

test('Home and End go to the first and the last, other keys nowhere', () => {
  expect(nextIndex('Home', at(1))).toBe(0);
  expect(nextIndex('End', at(1))).toBe(2);
  expect(nextIndex('ArrowDown', at(1))).toBeUndefined();
});
