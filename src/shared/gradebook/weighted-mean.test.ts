import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { type Counted, droppedPlaces, weightedMean } from './weighted-mean';

/** From few values, so that ties are common. */
const aQuiz: fc.Arbitrary<Counted> = fc.record({
  percent: fc.constantFrom(0, 25, 50, 100 / 3, 75, 100),
  weightPercent: fc.constantFrom(0, 50, 100, 200, 1000),
});
const quizzes = fc.array(aQuiz, { maxLength: 12 });
const drop = fc.nat(14);

/** Drops the lowest one by one, but never the last one left. */
function meanWithoutLowest(all: readonly Counted[], count: number): number | null {
  const left = all.filter(({ weightPercent }) => weightPercent > 0);
  for (let dropped = 0; dropped < count && left.length > 1; dropped += 1) {
    const lowest = Math.min(...left.map(({ percent }) => percent));
    const heaviest = Math.max(
      ...left.filter(({ percent }) => percent === lowest).map(({ weightPercent }) => weightPercent),
    );
    left.splice(
      left.findIndex(({ percent, weightPercent }) => percent === lowest && weightPercent === heaviest),
      1,
    );
  }
  const weights = left.reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  if (weights === 0) return null;
  return left.reduce((sum, { percent, weightPercent }) => sum + (percent * weightPercent) / weights, 0);
}

test('the mean is that of the quizzes left after dropping the lowest one by one', () => {
  checkProperty(
    fc.property(quizzes, drop, (all, count) => {
      const [mean, expected] = [weightedMean(all, count), meanWithoutLowest(all, count)];
      if (expected === null) expect(mean).toBeNull();
      else expect(mean).toBeCloseTo(expected, 9);
    }),
  );
});

test('dropping more never lowers a mean, and never removes it', () => {
  checkProperty(
    fc.property(quizzes, drop, (all, count) => {
      const [one, more] = [weightedMean(all, count), weightedMean(all, count + 1)];
      expect(more === null).toBe(one === null);
      expect(more ?? 0).toBeGreaterThanOrEqual((one ?? 0) - 1e-9);
    }),
  );
});

test('an uncounted quiz is never dropped in place of a counted one', () => {
  const all = [
    { percent: 0, weightPercent: 0 },
    { percent: 40, weightPercent: 100 },
    { percent: 80, weightPercent: 100 },
  ];
  expect([...droppedPlaces(all, 1)]).toEqual([1]);
  expect(weightedMean(all, 1)).toBe(80);
});

test('the last counted quiz is never dropped', () => {
  expect(weightedMean([{ percent: 10, weightPercent: 100 }], 3)).toBe(10);
  expect(weightedMean([{ percent: 10, weightPercent: 0 }], 0)).toBeNull();
});

test('of two equally low quizzes the one with more weight is dropped', () => {
  const all = [
    { percent: 20, weightPercent: 100 },
    { percent: 20, weightPercent: 300 },
    { percent: 80, weightPercent: 100 },
  ];
  expect([...droppedPlaces(all, 1)]).toEqual([1]);
});
