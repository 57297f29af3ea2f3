import { expect, test } from 'vitest';
import { readNumberAnswer } from './read-number-answer';

test.each([
  ['20 m/s', 20, 'm/s'],
  ['20m/s', 20, 'm/s'],
  ['0,5', 0.5],
  ['.5', 0.5],
  ['1\u202f000', 1000],
  ["1'000", 1000],
  ['1,000.5', 1000.5],
  ['1.000,5', 1000.5],
  ['1,00,000', 100_000],
  ['1.2×10^3', 1200],
  ['1,2·10³', 1200],
  ['1.2E+3', 1200],
  ['1,2.10^3', 1200],
  ['Rs. 500/-', 500, 'Rs.'],
  ['4.7×10⁻⁶ F', 4.7e-6, 'F'],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['−3/4', -0.75],
  ['१२', 12],
  ['١٬٠٠٠٫٥', 1000.5],
  ['１２．５', 12.5],
  ['v = 20 m/s', 20, 'm/s'],
  ['€5', 5, '€'],
  ['-$20', -20, '$'],
  ['9.81 m/s2', 9.81, 'm/s2'],
])('%j is a number', (text, value, unit?: string) => {
  expect(readNumberAnswer(text)).toMatchObject({ value, ...(unit !== undefined && { unit }) });
  if (unit === undefined) expect(readNumberAnswer(text)).not.toHaveProperty('unit');
});

test('a comma before three digits has two readings, a point has one', () => {
  expect(readNumberAnswer('1,234')?.values).toEqual([1234, 1.234]);
  expect(readNumberAnswer('1.234')?.values).toEqual([1.234]);
  expect(readNumberAnswer('0,500')?.values).toEqual([0.5]);
});

test.each(['', 'twenty', '20 or 30', '20-30', '2 + 3', '20 ± 1', '1.2×103', '12/05/2020', '1,2,3', '1e999'])(
  '%j is not a number, or more than one',
  (text) => expect(readNumberAnswer(text)).toBeUndefined(),
);
