import { expect, test } from 'vitest';
import { formatMoney, planPrice } from './price';

test('in India the plan shows and charges 100 rupees', () => {
  expect(planPrice('IN')).toEqual({
    displayAmount: 100,
    symbol: '₹',
    chargeAmount: 100,
    currency: 'INR',
    amountMinor: 10_000,
  });
  expect(planPrice(' in ').currency).toBe('INR');
});

test('elsewhere the plan shows 100 and charges 10 dollars', () => {
  for (const country of ['US', 'DE', '']) {
    expect(planPrice(country)).toMatchObject({
      displayAmount: 100,
      symbol: '$',
      chargeAmount: 10,
      currency: 'USD',
      amountMinor: 1_000,
    });
  }
});

test('an amount in the smallest unit is written as a price', () => {
  expect(formatMoney(10_000, 'INR')).toBe('₹100');
  expect(formatMoney(1_000, 'USD')).toBe('$10');
  expect(formatMoney(1_050, 'USD')).toBe('$10.50');
});
