import '../../../scripts/launch/on-current-node.mjs';
import { writeFileSync } from 'node:fs';
import { growthTable } from './growth/growth-table';
import { plotGrowth } from './growth/plot-growth';
import { runGrowth } from './growth/run-growth';

/**
 * `npx tsx src/tests/benchmarks/growth.ts`, after a build, measures the built server on five databases of one school, from
 * 11,000 to a million answers and 10,000 quizzes, in turn within one run. It prints a table, draws docs/pictures/growth.svg,
 * and fails if a call costs more in the largest database than the limit allows. `--short` uses three sizes and draws nothing.
 */
const PICTURE = 'docs/pictures/growth.svg';
/**
 * Quizzes besides the measured ones, with 100 answers each on average: half were taken, by 20 pupils, with 10
 * questions.
 */
const QUIZZES = [10, 100, 1000, 3000, 10_000];
const SHORT = [10, 1000, 3000];
/**
 * A hundred times as many rows deepen each index by two or three levels and spread the rows of a class: that is not growth. A
 * scan of a table would be many times as slow.
 */
const LIMIT = 1.25;
/** Not limited, because the heap size varies. */
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
