import { accuracy, correlation, type Pair, rootMeanSquare, weightedKappa } from './text-grader-measures';
import { machineShareOf, pairsOf } from './text-grader-report';
import type { Marking } from './text-grader-teacher';

/** A figure with its limit (minimum or maximum) and its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly goal: number;
  readonly isAtMost?: boolean;
}

type Measure = (pairs: readonly Pair[]) => number;
type Requirement = readonly [
  name: string,
  measure: Measure,
  unaided: readonly number[],
  afterTen: readonly number[],
];

const REQUIREMENTS: Readonly<Record<string, readonly Requirement[]>> = {
  sciEntsBank: [['accuracy', accuracy, [0.7, 0.75], [0.81, 0.85]]],
  beetle: [['accuracy', accuracy, [0.65, 0.7], [0.76, 0.8]]],
  saf_en: [
    ['r', correlation, [0.75, 0.8], [0.87, 0.9]],
    ['QWK', weightedKappa, [], [0.85, 0.87]],
  ],
};
// For graded sets without their own row.
const FURTHER: readonly Requirement[] = [
  ['r', correlation, [0.51, 0.57], []],
  ['RMSE', rootMeanSquare, [0.32, 0.26], [0.145, 0.13]],
];

/** Figures of marks with the limits and goals of the data set. */
export function figuresOfMarks(markings: readonly Marking[]): Figure[] {
  return [...Map.groupBy(markings, ({ question }) => question.dataset)].flatMap(([dataset, members]) =>
    (REQUIREMENTS[dataset] ?? FURTHER).flatMap(([name, measure, ...limits]) =>
      (['unaided', 'afterTen'] as const).flatMap((stage, index) => {
        const [limit, goal] = limits[index] ?? [];
        if (limit === undefined || goal === undefined) return [];
        const value = measure(members.flatMap((each) => pairsOf(each, each[stage])));
        const when = stage === 'unaided' ? 'no teacher mark' : 'after 10';
        return [{ name: `${dataset} ${name}, ${when}`, value, limit, goal, isAtMost: name === 'RMSE' }];
      }),
    ),
  );
}

/** Figures of the machine's share, over all sets. */
export function figuresOfMachine(markings: readonly Marking[]): Figure[] {
  const { share, right, gapUnaided, gapAfterTen } = machineShareOf(markings);
  return [
    { name: 'marking until P >= .85: share left', value: share, limit: 0.5, goal: 0.6 },
    { name: 'marking until P >= .85: of it right', value: right, limit: 0.97, goal: 0.98 },
    { name: 'calibration gap, no teacher mark', value: gapUnaided, limit: 0.05, goal: 0.03, isAtMost: true },
    { name: 'calibration gap, after 10', value: gapAfterTen, limit: 0.05, goal: 0.03, isAtMost: true },
  ];
}

/** Prints each figure with limit and goal, and which of them it reaches. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { name, value, limit, goal, isAtMost = false } of figures) {
    const reaches = (bound: number) => (isAtMost ? value <= bound : value >= bound);
    const verdict = reaches(goal) ? 'goal' : reaches(limit) ? 'limit' : 'MISSED';
    console.log(
      `${name.padEnd(44)}${value.toFixed(3).padStart(9)}  limit ${limit}  goal ${goal}  ${verdict}`,
    );
  }
}
