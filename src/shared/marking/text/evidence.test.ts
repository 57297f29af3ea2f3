import { expect, test } from 'vitest';
import { disagreementOf, usualErrorOf } from './evidence';
import { readClass } from './read-class';

const NOISE = 0.05;
const expectation = (means: readonly number[]) => ({
  means: Float64Array.from(means),
  covariance: means.map((_, i) => Float64Array.from(means, (_, j) => (i === j ? 0.02 : 0))),
});
const observed = (shares: readonly number[]) =>
  shares.map((share, index) => ({ index, share, noise: NOISE }));

test('marks as expected make the usual error small, others great, and the more so the more there are', () => {
  const none = usualErrorOf([], expectation([]));
  const two = usualErrorOf(observed([1, 0]), expectation([1, 0]));
  const four = usualErrorOf(observed([1, 0, 1, 0]), expectation([1, 0, 1, 0]));
  const wrong = usualErrorOf(observed([1, 0]), expectation([0.4, 0.6]));
  expect([two < none, four < two, wrong > none]).toEqual([true, true, true]);
});

test('marks of answers in like words speak for or against a mark, those of other answers hardly', () => {
  const answers = ['the lamp is broken', 'a broken lamp', 'the cat sleeps all day'].map((text, index) => ({
    id: String(index),
    text,
  }));
  const compared = readClass({ question: 'Why?', modelAnswer: 'The lamp broke', answers }).answers.flatMap(
    (each) => each.compared ?? [],
  );
  const [one, alike, other] = compared;
  if (!one || !alike || !other) throw new Error('All three are compared.');
  const ofOne = (marked: typeof one, share: number) => disagreementOf(one, 1, [{ compared: marked, share }]);
  expect(ofOne(alike, 1)).toBeLessThan(disagreementOf(one, 1, []));
  expect(ofOne(alike, 0)).toBeGreaterThan(0.7);
  expect(ofOne(other, 0)).toBeCloseTo(disagreementOf(one, 1, []), 1);
});
