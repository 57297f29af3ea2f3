import { expect, test } from 'vitest';
import { learnFrom, worthOfMarking } from './gaussian-process';

const NOISE = 0.05;
// The first two answers are alike, the third is not.
const covariance = () => [
  Float64Array.from([0.3, 0.25, 0.02]),
  Float64Array.from([0.25, 0.3, 0.02]),
  Float64Array.from([0.02, 0.02, 0.3]),
];
const learn = (observations: { index: number; share: number }[]) =>
  learnFrom(observations, { means: [0.5, 0.5, 0.5], covariance: covariance(), noise: NOISE });

test('a mark moves similar answers, and hardly affects others', () => {
  const { means } = learn([{ index: 0, share: 1 }]);
  expect(means[1]).toBeGreaterThan(0.8);
  expect(means[2]).toBeCloseTo(0.5 + (0.02 / 0.35) * 0.5, 10);
});

test('a mark reduces the uncertainty of similar answers', () => {
  const { covariance: left } = learn([{ index: 0, share: 1 }]);
  expect(left[1]?.[1]).toBeLessThan(0.15);
  expect(left[2]?.[2]).toBeGreaterThan(0.29);
});

test('the order in which the teacher marks does not matter', () => {
  const marks = [
    { index: 0, share: 1 },
    { index: 2, share: 0 },
  ];
  const [one, other] = [learn(marks), learn([...marks].reverse())];
  for (const index of [0, 1, 2]) expect(one.means[index]).toBeCloseTo(other.means[index] ?? 0, 12);
});

test('the result agrees with the closed form for two marks', () => {
  const { means } = learn([
    { index: 0, share: 1 },
    { index: 1, share: 0 },
  ]);
  // k* (K + noise)^-1 residual with K = [[.35, .25], [.25, .35]] and k* = [.02, .02]: the residuals cancel out.
  expect(means[2]).toBeCloseTo(0.5, 12);
});

test.each([true, false])(
  'an answer similar to others is worth more than an isolated one (graded: %s)',
  (isGraded) => {
    const [first, , lonely] = worthOfMarking(learn([]), { noise: NOISE, isGraded });
    expect(first).toBeGreaterThan(lonely ?? 1);
  },
);

test.each([true, false])(
  'a nearly certain answer is worth less than a doubtful one (graded: %s)',
  (isGraded) => {
    const expectation = { means: Float64Array.from([0.98, 0.55, 0.5]), covariance: covariance() };
    const [sure, doubted] = worthOfMarking(expectation, { noise: NOISE, isGraded });
    expect(doubted).toBeGreaterThan(sure ?? 1);
  },
);
