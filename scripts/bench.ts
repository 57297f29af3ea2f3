import { writeFileSync } from 'node:fs';
import { regressionsOf, writeBaseline } from './bench/server/baseline';
import { missesOf } from './bench/server/limits';
import { loadPages, pageLine } from './bench/server/page-load';
import { FULL, runBench, SHORT } from './bench/server/run-bench';
import { tableOf } from './bench/server/table';

// `npm run bench` measures the server beside its floors in one run, and writes bench.json. `--check` fails when a ratio is
// a quarter worse than in scripts/bench/baseline.json, `--short` takes less than a minute, `--save` writes the baseline,
// `page` loads the students' first page as a slow phone does; `--tuned-floor` lets the floor keep its statements prepared, too.

const REPORT = 'bench.json';

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('page')) {
    const pages = await loadPages();
    for (const page of pages) console.log(pageLine(page));
    return pages.some(({ isSlow }) => isSlow) ? 1 : 0;
  }
  const startedMs = performance.now();
  const report = await runBench(args.includes('--short') ? SHORT : FULL, {
    floor: args.includes('--tuned-floor') ? 'tuned' : 'plain',
    say: (step) => console.error(`… ${step}`),
  });
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${tableOf(report)}\n`);
  for (const miss of missesOf(report)) console.log(`missed: ${miss}`);
  console.log(
    `It took ${((performance.now() - startedMs) / 1000).toFixed(0)} s; all figures are in ${REPORT}.`,
  );
  if (args.includes('--save')) writeBaseline(report);
  if (!args.includes('--check')) return 0;
  const regressions = regressionsOf(report);
  for (const regression of regressions) console.log(`a quarter worse: ${regression}`);
  return regressions.length > 0 ? 1 : 0;
}

// However it ends, it leaves no server behind: those are ended when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
