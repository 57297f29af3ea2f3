import { expect, test } from 'vitest';
import { type GridPlace, placeAfter } from './grid-place';
import { windowOn } from './grid-window';

const GRID = { rows: 30, columns: 8, headRows: 2, footRows: 2, page: 10 };
const after = (key: string, from: Partial<GridPlace> = {}, ctrlKey = false) =>
  placeAfter({ row: 5, column: 3, ...from }, { key, ctrlKey, metaKey: false }, GRID);

test('arrows move by one cell, from the head to the foot and no further', () => {
  expect(after('ArrowDown')).toEqual({ row: 6, column: 3 });
  expect(after('ArrowLeft', { column: 0 })).toEqual({ row: 5, column: -1 });
  expect(after('ArrowUp', { row: -2 })).toEqual({ row: -2, column: 3 });
  expect(after('ArrowDown', { row: 31 })).toEqual({ row: 31, column: 3 });
  expect(after('ArrowRight', { column: 7 })).toEqual({ row: 5, column: 7 });
});

test('Home and End move to the ends of the row, with Ctrl to those of the grid, pages by the visible rows', () => {
  expect(after('Home')).toEqual({ row: 5, column: -2 });
  expect(after('End')).toEqual({ row: 5, column: 7 });
  expect(after('Home', {}, true)).toEqual({ row: -2, column: -2 });
  expect(after('End', {}, true)).toEqual({ row: 31, column: 7 });
  expect(after('PageDown')).toEqual({ row: 15, column: 3 });
  expect(after('PageUp')).toEqual({ row: -2, column: 3 });
});

test('other keys move nowhere', () => {
  expect(after('a')).toBeUndefined();
  expect(after('Enter')).toBeUndefined();
});

test('the visible part is rendered wherever the box is scrolled to, and little else of a large class', () => {
  const size = { rows: 1200, columns: 60 };
  for (let top = 0; top < 1190; top += 0.7) {
    const left = top % 50;
    const shown = windowOn({ top, left, height: 15, width: 12 }, size);
    expect(shown.rowStart).toBeLessThanOrEqual(top);
    expect(shown.rowEnd).toBeGreaterThanOrEqual(Math.min(1200, top + 15));
    expect(shown.columnStart).toBeLessThanOrEqual(left);
    expect(shown.columnEnd).toBeGreaterThanOrEqual(Math.min(60, left + 12));
    expect((shown.rowEnd - shown.rowStart) * (shown.columnEnd - shown.columnStart)).toBeLessThan(750);
  }
});
