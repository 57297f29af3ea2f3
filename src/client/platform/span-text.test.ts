import { expect, test } from 'vitest';
import { spanText } from './span-text';

test.for([
  [400, '1 s'],
  [12_000, '12 s'],
  [180_000, '3 min'],
  [200_000, '3 min 20 s'],
  [3_900_000, '1 h 5 min'],
] as const)('%i ms is written as %s', ([ms, said]) => {
  expect(spanText(ms)).toBe(said);
});
