import { expect, test } from 'vitest';
import { dropIndex } from './DragRow';

const moved = (from: number, over: number, isAfter: boolean) => {
  const rows = ['a', 'b', 'c', 'd'];
  const [row = ''] = rows.splice(from, 1);
  return rows.toSpliced(dropIndex({ from, over, isAfter }), 0, row).join('');
};

test('a row dropped before another lands right before it', () => {
  expect(moved(3, 1, false)).toBe('adbc');
  expect(moved(0, 2, false)).toBe('bacd');
});

test('a row dropped after another lands right after it', () => {
  expect(moved(0, 3, true)).toBe('bcda');
  expect(moved(2, 0, true)).toBe('acbd');
});

test('a row dropped next to its old place stays', () => {
  expect(moved(1, 0, true)).toBe('abcd');
  expect(moved(1, 2, false)).toBe('abcd');
  expect(moved(1, 1, true)).toBe('abcd');
});
