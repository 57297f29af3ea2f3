import { expect, test } from 'vitest';
import { formatMoney } from './money';

test('an amount in the smallest unit is written as a price', () => {
  expect(formatMoney(10_000, 'INR')).toBe('₹100');
  expect(formatMoney(1_000, 'USD')).toBe('$10');
  expect(formatMoney(1_050, 'USD')).toBe('$10.50');
});
