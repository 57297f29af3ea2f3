import { expect, test } from 'vitest';
import { orderRequestSchema, proofRequestSchema } from './request';

test('an amount may be digits, and a country may be in lower case', () => {
  expect(orderRequestSchema.parse({ amount: '100', country: ' in ' })).toEqual({
    amount: 100,
    country: 'IN',
  });
});

test.each(['', ' ', '1e2', '0x64', '-100', '100.0', [100], true, null, undefined])(
  'an amount %j is refused',
  (amount) => {
    expect(orderRequestSchema.safeParse({ amount, country: 'IN' }).success).toBe(false);
  },
);

test('a proof of payment needs all three parts', () => {
  const proof = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' };
  expect(proofRequestSchema.parse({ ...proof, more: 1 })).toEqual(proof);
  expect(proofRequestSchema.safeParse({ ...proof, razorpay_signature: '' }).success).toBe(false);
});
