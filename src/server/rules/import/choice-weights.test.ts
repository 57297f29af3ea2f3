import { expect, test } from 'vitest';
import { weightsToKeep } from './choice-weights';

const kept = (...weights: readonly number[]) =>
  Object.values(weightsToKeep(weights.map((weight, at) => ({ text: `option ${at}`, weight }))));

test.each([
  ['equal shares, and as much off for each wrong one', [50, 50, -50], []],
  ['a third each, as files write it', [33.33333, 33.33333, 33.33333, -33.33333], []],
  ['one right option alone', [100, 0, 0], []],
  ['nothing off for a wrong one', [50, 50, 0], [50, 50]],
  ['shares of their own', [75, 25, -75], [75, 25, -75]],
  ['one right option, and wrong ones that cost something', [100, -50], [100, -50]],
])('weights: %s', (_what, weights, expected) => {
  expect(kept(...weights)).toEqual(expected);
});
