import '../../../scripts/launch/on-current-node.mjs';
import { writeFileSync } from 'node:fs';
import { leaveOnSignals } from '../../server/testing/a-folder';
import { answeringLine, measureAnswering } from './server/answering';
import { missesOf } from './server/limits';
import { loadPages, pageLine } from './server/page-load';
import { type BenchReport, FULL, runBench, SHORT } from './server/run-bench';
import { type Regression, regressionsOf, saveRatios } from './server/saved-ratios';
import { tableOf } from './server/table';
import { measureWayIn, wayInLine } from './server/way-in';

// `npm run bench` measures the server and its baselines in one run and writes bench.json. `--check` fails if a ratio is a
// quarter worse than in src/tests/benchmarks/saved-ratios.json, in this run and a second one. `--short` takes some minutes,
// `--save` saves the ratios. `page` loads the students' first page on a slow phone, `way-in` goes from a link to the first
// question, `answering` answers 60 questions on a slow phone. `--tuned-baseline` gives the baseline prepared statements, too.

const REPORT = 'bench.json';

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('page')) {
    const pages = await loadPages();
    for (const page of pages) console.log(pageLine(page));
    return pages.some(({ isSlow }) => isSlow) ? 1 : 0;
  }
  if (args.includes('answering')) {
    const measured = await measureAnswering();
    console.log(answeringLine(measured));
    return measured.isSlow ? 1 : 0;
  }
  if (args.includes('way-in')) {
    const measures = await measureWayIn();
    for (const measure of measures) console.log(wayInLine(measure));
    return measures.some(({ isSlow }) => isSlow) ? 1 : 0;
  }
  const startedMs = performance.now();
  const run = () =>
    runBench(args.includes('--short') ? SHORT : FULL, {
      baseline: args.includes('--tuned-baseline') ? 'tuned' : 'plain',
      say: (step) => console.error(`… ${step}`),
    });
  const report = await run();
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${tableOf(report)}\n`);
  for (const miss of missesOf(report)) console.log(`missed: ${miss}`);
  console.log(
    `It took ${((performance.now() - startedMs) / 1000).toFixed(0)} s; all figures are in ${REPORT}.`,
  );
  if (args.includes('--save')) saveRatios(report);
  if (!args.includes('--check')) return 0;
  const regressions = await seenTwice(regressionsOf(report), run);
  for (const { name, ratio, before } of regressions)
    console.log(`a quarter worse: ${name}: ${ratio} of the baseline, was ${before}.`);
  return regressions.length > 0 ? 1 : 0;
}

/** Regressions that a second run confirms, because the machine may have been busy for a moment. */
async function seenTwice(first: readonly Regression[], run: () => Promise<BenchReport>) {
  if (first.length === 0) return [];
  console.log(
    `Seems a quarter worse: ${first.map(({ name }) => name).join('; ')}. It is measured once more.`,
  );
  const again = regressionsOf(await run());
  return again.filter(({ name }) => first.some((before) => before.name === name));
}

// Started servers are killed whenever this process exits.
leaveOnSignals();
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
