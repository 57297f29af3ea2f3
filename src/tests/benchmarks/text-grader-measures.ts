/** The grader's and the human mark, both from 0 to 1 of full marks. */
export interface Pair {
  readonly suggested: number;
  readonly human: number;
}

const STEPS = 10;

export const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / (values.length || 1);

/** The share of marks on the correct side of half marks. */
export const accuracy = (pairs: readonly Pair[]) =>
  mean(pairs.map(({ suggested, human }) => (suggested >= 0.5 === human >= 0.5 ? 1 : 0)));

export const rootMeanSquare = (pairs: readonly Pair[]) =>
  Math.sqrt(mean(pairs.map(({ suggested, human }) => (suggested - human) ** 2)));

export function correlation(pairs: readonly Pair[]): number {
  const [a, b] = [mean(pairs.map(({ suggested }) => suggested)), mean(pairs.map(({ human }) => human))];
  let [ab, aa, bb] = [0, 0, 0];
  for (const { suggested, human } of pairs) {
    ab += (suggested - a) * (human - b);
    aa += (suggested - a) ** 2;
    bb += (human - b) ** 2;
  }
  return ab / Math.sqrt(aa * bb || 1);
}

/** Quadratic weighted kappa in steps of 0.5 of 5 marks. */
export function weightedKappa(pairs: readonly Pair[]): number {
  const steps = pairs.map(
    ({ suggested, human }) => [Math.round(suggested * STEPS), Math.round(human * STEPS)] as const,
  );
  const observed = mean(steps.map(([a, b]) => (a - b) ** 2));
  const counts = (side: 0 | 1) =>
    Array.from({ length: STEPS + 1 }, (_, step) => steps.filter((each) => each[side] === step).length);
  const [first, second] = [counts(0), counts(1)];
  let expected = 0;
  for (const [a, countA] of first.entries()) {
    for (const [b, countB] of second.entries()) expected += (a - b) ** 2 * countA * countB;
  }
  return 1 - observed / (expected / steps.length ** 2 || 1);
}

/** The gap between predicted and observed probability, for high predictions. */
export function calibrationGap(
  held: readonly { confidence: number; isRight: boolean }[],
  from = 0.8,
): number {
  const sure = held.filter(({ confidence }) => confidence >= from);
  return Math.abs(
    mean(sure.map(({ confidence }) => confidence)) - mean(sure.map(({ isRight }) => (isRight ? 1 : 0))),
  );
}

export function cohensKappa(pairs: readonly (readonly [one: number, other: number])[]): number {
  const count = (side: 0 | 1, value: number) => pairs.filter((pair) => pair[side] === value).length;
  const observed = mean(pairs.map(([one, other]) => (one === other ? 1 : 0)));
  let byChance = 0;
  for (const value of new Set(pairs.flat()))
    byChance += (count(0, value) * count(1, value)) / pairs.length ** 2;
  return (observed - byChance) / (1 - byChance || 1);
}
