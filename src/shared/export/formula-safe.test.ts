import { expect, test } from 'vitest';
import { formulaSafe } from './formula-safe';

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '＋1',
  '－2+3',
  '＠SUM(A1)',
])('the cell %j gets an apostrophe', (cell) => {
  expect(formulaSafe(cell)).toBe(`'${cell}`);
});

test.each(['-5', '+3.5', '1e-7', '-.5', 'Paris', '', "'quoted", 'a=b', 5, -5])(
  'the cell %j stays as it is',
  (cell) => {
    expect(formulaSafe(cell)).toBe(cell);
  },
);
