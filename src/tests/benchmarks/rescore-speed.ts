import '../../../scripts/launch/on-current-node.mjs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { anEvaluatedClass } from '../../server/testing/leaf-class';
import { aWorld } from '../../server/testing/world';
import { medianOf } from './server/figures';
import { printFigures } from './text-grader-figures';

/**
 * `npx tsx src/tests/benchmarks/rescore-speed.ts` measures, for a class of 500 different answers, the time
 * from a mark to the response with all changed suggestions, and the waiting time of other requests.
 */
const STUDENTS = 500;
const MARKS = 15;
const WORDS =
  'chlorophyll absorbs reflects light green red blue sun leaf plant energy pigment colour because water air takes makes gives sees eye white pure long short wave root stem cell wall food sugar'.split(
    ' ',
  );

const LARGEST = 2 ** 31 - 1;
let seed = 1;
const upTo = (count: number): number => {
  seed = (seed * 16_807) % LARGEST;
  return Math.floor((seed / LARGEST) * count);
};
const answers = Array.from({ length: STUDENTS }, () =>
  Array.from({ length: 8 + upTo(10) }, () => WORDS[upTo(WORDS.length)]).join(' '),
);

const leaves = await anEvaluatedClass(aWorld(), answers);
const [times, waits]: [number[], number[]] = [[], []];
for (let at = 0; at < MARKS; at += 1) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  await leaves.mark(answers[at * 7] ?? '', at % 2 === 0 ? 4 : 0);
  await leaves.rescored();
  times.push(performance.now() - startedAt);
  delay.disable();
  waits.push(delay.max / 1e6);
}
// The first mark starts the thread.
printFigures([
  {
    ...{ name: `${STUDENTS} answers re-scored, ms from the mark to the answer`, isAtMost: true },
    ...{ value: Math.round(medianOf(times.slice(1))), limit: 300, goal: 200 },
  },
  {
    ...{ name: 'the longest that the event loop waited, ms, in the middle of the marks', isAtMost: true },
    ...{ value: Math.round(medianOf(waits.slice(1))), limit: 50, goal: 25 },
  },
]);
process.exit(0);
