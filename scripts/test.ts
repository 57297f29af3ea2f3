import './launch/on-current-node.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { aFolder } from '../src/server/testing/a-folder';
import { findChromium, findHeadlessShell } from './find-chromium';
import { tallyOfLeftBehind } from './test/left-behind';
import { LONG_TESTS } from './test/long-tests';
import { MAIN_JOURNEYS } from './test/main-journeys';
import { type RunOptions, runNode } from './test/run-node';
import {
  failedWith,
  lastLine,
  PASSED,
  reportOn,
  SKIPPED,
  secondTriesLine,
  sumOf,
  type Tally,
  tallyOf,
  type VitestReport,
  withSecondTriesJudged,
} from './test/tally';

const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const IS_ALL = process.argv.includes('--all');

// `npm test` runs the quick parts, `npm run test:all` all parts, `npm test -- core` the given parts.

// In order of execution, quick ones first.
const PARTS = {
  // Every checker repeats the type inference; one per project and two projects at a time take two thirds of the time.
  types: (run) => check(['node_modules/typescript/bin/tsc', '-b', '--checkers', '1', '--builders', '2'], run),
  style: (run) => check(['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', COLOURS], run),
  layers: (run) => check(['--import', 'tsx', 'scripts/check-layers.ts'], run),
  languages: (run) => check(['--import', 'tsx', 'scripts/check-languages.ts'], run),
  unused: (run) => check(['node_modules/knip/bin/knip.js', '--no-progress'], run),
  build: (run) => check(['scripts/launch.mjs', 'build'], run),
  budget: (run) => check(['--import', 'tsx', 'scripts/check-budget.ts'], run),
  core: (run) =>
    IS_ALL
      ? vitest('core', withEnv(run, { MODEL_STORIES: '60' }))
      : vitest('core', { ...withEnv(run, { PROPERTY_SHARE: '0.33' }), without: LONG_TESTS }),
  client: (run) => vitest('client', IS_ALL ? run : { ...run, without: LONG_TESTS }),
  faults: (run) => check(['--import', 'tsx', 'src/tests/mutation/run-faults.ts'], run),
  reliability: (run) => reliability(run),
  journeys: (run) => browser(run, MAIN_JOURNEYS),
  browser: (run) => browser(run),
} satisfies Record<string, (run: PartOptions) => Promise<Tally>>;

interface PartOptions extends RunOptions {
  readonly env: NodeJS.ProcessEnv;
}

const withEnv = (run: PartOptions, env: NodeJS.ProcessEnv): PartOptions => ({
  ...run,
  env: { ...run.env, ...env },
});

type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];
const LONG_PARTS: readonly string[] = ['faults', 'reliability', 'browser'] satisfies Part[];
const QUICK_PARTS = PART_NAMES.filter((part) => !LONG_PARTS.includes(part));
/** `browser` includes the main journeys. */
const ALL_PARTS = PART_NAMES.filter((part) => part !== 'journeys');
/** Parts that test the build of these sources. */
const ON_BUILD: readonly string[] = ['budget', 'reliability', 'journeys', 'browser'] satisfies Part[];

/**
 * Groups of lanes: the lanes of a group run in parallel, each in order; output appears in the order of all
 * parts. In each group one lane computes all the time; journeys and reliability tests leave it the time that they wait for
 * responses. Journeys come before the client, which computes too, so that nothing waits alone at the end.
 */
const GROUPS: readonly (readonly (readonly Part[])[])[] = [
  [
    ['types', 'core'],
    ['style', 'layers', 'languages', 'unused', 'build', 'budget', 'journeys', 'client'],
  ],
  [['faults'], ['reliability']],
];

/** Lines of a failed check's output repeated at the end. */
const SHOWN_LINES = 30;

async function check(args: readonly string[], options: PartOptions): Promise<Tally> {
  const { exitCode, lastLines } = await runNode(args, { ...options, keepLines: SHOWN_LINES });
  return exitCode === 0 ? PASSED : failedWith(`${args.join(' ')} ended with ${exitCode}\n${lastLines}`);
}

/**
 * Short forms of the reliability tests; those that need other programs or hours belong to the long run. Two processes share
 * them, because each test waits as much as it computes. The two lists take equally long, and `import` comes first in its
 * list, because it measures the memory of its process.
 */
const SHORT_RELIABILITY = [
  ['bad-input', 'one-person', 'restart', 'data-folder', 'evaluation', 'secrets'],
  [
    ...['import', 'answer-key', 'kill', 'disk', 'whole-class', 'backup', 'stop', 'start-at-once'],
    ...['many-schools', 'clock'],
  ],
];

async function reliability(run: PartOptions): Promise<Tally> {
  const runs = SHORT_RELIABILITY.map(async (tests, worker) => {
    const tally = await check(
      ['--import', 'tsx', 'src/tests/reliability/run-reliability-tests.ts', ...tests, '--short'],
      withEnv(run, { RELIABILITY_WORKER: String(worker) }),
    );
    return tally.failed > 0 ? tally : { ...tally, passed: tests.length };
  });
  return sumOf(await Promise.all(runs));
}

/** Runs a Vitest project, or of it only some tests by name prefix, or all but some files. */
async function vitest(
  project: string,
  {
    tests = [],
    without = [],
    ...run
  }: PartOptions & { tests?: typeof MAIN_JOURNEYS; without?: readonly string[] },
): Promise<Tally> {
  const reportFile = `build/test-results/${project}.json`;
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { exitCode } = await runNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters],
      ...selecting(tests),
      ...without.flatMap((file) => ['--exclude', file]),
    ],
    run,
  );
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport)
    : undefined;
  return tallyOf(project, report && tests.length > 0 ? reportOn(tests, report) : report, exitCode);
}

/** Vitest takes file name suffixes and one pattern of test names. */
function selecting(tests: typeof MAIN_JOURNEYS): string[] {
  if (tests.length === 0) return [];
  const names = tests.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...new Set(tests.map(({ file }) => `/${file}`)), '--testNamePattern', names.join('|')];
}

async function browser(run: PartOptions, tests: typeof MAIN_JOURNEYS = []): Promise<Tally> {
  const chromium = findChromium();
  if (chromium) {
    const env = { CHROME_PATH: chromium, HEADLESS_PATH: findHeadlessShell() ?? chromium };
    return vitest('browser', { ...withEnv(run, env), tests });
  }
  const without =
    'The browser tests were skipped: no Chromium was found. Install one, or name it with CHROME_PATH.';
  console.log(without);
  return process.env.CI === 'true' ? failedWith(without) : SKIPPED;
}

function partsAskedFor(args: readonly string[]): readonly Part[] {
  if (args.length === 0) return QUICK_PARTS;
  const named = args.filter((arg) => arg !== '--all');
  if (named.length === 0) return ALL_PARTS;
  const unknown = named.find((arg) => !(PART_NAMES as readonly string[]).includes(arg));
  if (unknown) throw new Error(`There is no part "${unknown}". The parts: ${PART_NAMES.join(', ')}.`);
  const needsBuild = args.some((arg) => ON_BUILD.includes(arg));
  return PART_NAMES.filter((part) => args.includes(part) || (part === 'build' && needsBuild));
}

interface Started {
  readonly show: () => void;
  readonly ended: Promise<{ readonly tally: Tally; readonly seconds: number }>;
}

/** Runs a part in its lane's temporary folder, which separates its leftovers from those of other parts. */
async function runPart(part: Part, temporary: string, turn?: Promise<void>) {
  const startedMs = performance.now();
  const tally = await PARTS[part]({ turn, env: { TMPDIR: temporary } });
  return {
    tally: sumOf([tally, ...tallyOfLeftBehind(part, temporary)]),
    seconds: (performance.now() - startedMs) / 1000,
  };
}

/** Starts the lanes of a group; the output of each part waits for `show`. */
function startGroup(lanes: readonly (readonly Part[])[]): Map<Part, Started> {
  const started = new Map<Part, Started>();
  for (const lane of lanes) {
    const temporary = aFolder('run');
    let before: Promise<unknown> = Promise.resolve();
    for (const part of lane) {
      const turn = Promise.withResolvers<void>();
      const ended = before.then(() => runPart(part, temporary, turn.promise));
      before = ended;
      started.set(part, { show: turn.resolve, ended });
    }
  }
  return started;
}

async function runParts(parts: readonly Part[]): Promise<Tally> {
  const tallies: Tally[] = [];
  // Private to this run, so that leftovers of others do not count; short, because Chromium's socket paths are limited.
  const temporary = aFolder('run');
  const started = new Map<Part, Started>();
  for (const part of parts) {
    console.log(`\n── ${part}`);
    const group = GROUPS.find((lanes) => lanes.flat().includes(part)) ?? [];
    const lanes = group.map((lane) => lane.filter((other) => parts.includes(other)));
    if (!started.has(part)) for (const [other, its] of startGroup(lanes)) started.set(other, its);
    started.get(part)?.show();
    const { tally, seconds } = await (started.get(part)?.ended ?? runPart(part, temporary));
    console.log(`── ${part}: ${lastLine(tally)} (${seconds.toFixed(1)} s)`);
    tallies.push(tally);
  }
  return sumOf(tallies);
}

const startedMs = performance.now();
try {
  const total = withSecondTriesJudged(await runParts(partsAskedFor(process.argv.slice(2))));
  // Repeated here, because failures may be thousands of lines above.
  for (const failure of total.failures) console.log(`\nFAILED  ${failure.replaceAll('\n', '\n        ')}`);
  const secondTries = secondTriesLine(total);
  if (secondTries) console.log(`\n${secondTries}`);
  console.log(`\n${lastLine(total)} in ${Math.round((performance.now() - startedMs) / 1000)} s`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
