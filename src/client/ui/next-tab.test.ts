import { expect, test } from 'vitest';
import { nextTab } from './next-tab';

const at = (index: number) => ({ index, count: 3 });

test('arrows move by one and wrap at the ends', () => {
  expect(nextTab('ArrowRight', at(0))).toBe(1);
  expect(nextTab('ArrowRight', at(2))).toBe(0);
  expect(nextTab('ArrowLeft', at(0))).toBe(2);
});

test('Home and End move to the first and the last, other keys nowhere', () => {
  expect(nextTab('Home', at(1))).toBe(0);
  expect(nextTab('End', at(1))).toBe(2);
  expect(nextTab('ArrowDown', at(1))).toBeUndefined();
});
