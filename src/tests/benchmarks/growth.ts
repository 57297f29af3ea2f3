import '../../../scripts/launch/on-current-node.mjs';
import { writeFileSync } from 'node:fs';
import { growthTable } from './growth/growth-table';
import { plotGrowth } from './growth/plot-growth';
import { runGrowth } from './growth/run-growth';

/**
 * `npx tsx src/tests/benchmarks/growth.ts`, after a build, measures the built server on five files of one school, from 11,000 to a
 * million answers and 10,000 quizzes, all in turn in one run; it prints a table, draws docs/pictures/growth.svg, and fails when
 * a call costs more in the largest file than the limit allows. `--short` takes three sizes and no picture.
 */
const PICTURE = 'docs/pictures/growth.svg';
/** Beside those that are measured: 100 answers for each, since one in two was taken, by 20 pupils, with 10 questions. */
const QUIZZES = [10, 100, 1000, 3000, 10_000];
const SHORT = [10, 1000, 3000];
/**
 * A hundred times as many rows are two or three levels more to go down in each index, and the rows of a class lie apart from
 * each other: that much is not growth. Going through one table of the school would be a multiple.
 */
const LIMIT = 1.25;
/** The heap is measured as it happens to stand. */
const UNLIMITED = ['memory after the start'];

const isShort = process.argv.includes('--short');
const report = await runGrowth(
  { quizzes: isShort ? SHORT : QUIZZES, warmUps: 10, rounds: isShort ? 5 : 11 },
  (step) => console.error(`… ${step}`),
);
console.log(`\n${growthTable(report)}\n`);
if (!isShort) {
  const calls = report.lines.filter(({ isOfACall }) => isOfACall);
  writeFileSync(PICTURE, plotGrowth({ ...report, lines: calls }, LIMIT));
}
const missed = report.lines.filter(
  ({ name, ratios }) => !UNLIMITED.includes(name) && (ratios.at(-1)?.median ?? Number.NaN) > LIMIT,
);
for (const { name, ratios } of missed)
  console.log(`missed: ${name}: ${ratios.at(-1)?.median.toFixed(2)} of the smallest file, not ${LIMIT}.`);
process.exit(missed.length > 0 ? 1 : 0);
