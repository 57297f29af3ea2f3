import { expect, test } from 'vitest';
import { readReceipt, receiptOf } from './receipt';

const HASH = '00011f20ff7e80a1'.padEnd(64, '0');

test('a receipt has eight letters without those that are mistaken for others, and a dash', () => {
  expect(receiptOf(HASH)).toBe('AB9A-98AB');
  expect(receiptOf(HASH)).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});

test('another hash gives another receipt', () => {
  expect(receiptOf(`01${HASH.slice(2)}`)).not.toBe(receiptOf(HASH));
});

test.each(['AB9A-98AB', 'ab9a-98ab', ' ab9a 98ab ', 'AB9A98AB', 'ab9a – 98ab', 'A B 9 A 9 8 A B'])(
  'a receipt typed as "%s" is read',
  (typed) => {
    expect(readReceipt(typed)).toBe('AB9A-98AB');
  },
);
