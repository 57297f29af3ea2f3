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
  types: (turn) =>
    check(['node_modules/typescript/bin/tsc', '-b', '--checkers', '1', '--builders', '2'], { turn }),
  style: (turn) =>
    check(['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', COLOURS], { turn }),
  layers: () => check(['--import', 'tsx', 'scripts/check-layers.ts']),
  unused: (turn) => check(['node_modules/knip/bin/knip.js', '--no-progress'], { turn }),
  core: () =>
    vitest(
      'core',
      IS_ALL ? { env: { MODEL_STORIES: '60' } } : { without: LONG_TESTS, env: { PROPERTY_SHARE: '0.33' } },
    ),
  client: () => vitest('client'),
  faults: () => check(['--import', 'tsx', 'src/tests/mutation/run-faults.ts']),
  build: () => check(['scripts/launch.mjs', 'build']),
  budget: () => check(['--import', 'tsx', 'scripts/check-budget.ts']),
  reliability: () => reliability(),
  journeys: () => browser(MAIN_JOURNEYS),
  browser: () => browser(),
} satisfies Record<string, (turn?: Promise<void>) => Promise<Tally>>;

type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];
const LONG_PARTS: readonly string[] = ['faults', 'reliability', 'browser'] satisfies Part[];
const QUICK_PARTS = PART_NAMES.filter((part) => !LONG_PARTS.includes(part));
/** `browser` includes the main journeys. */
const ALL_PARTS = PART_NAMES.filter((part) => part !== 'journeys');
/** Parts that test the build of these sources. */
const ON_BUILD: readonly string[] = ['budget', 'reliability', 'journeys', 'browser'] satisfies Part[];

/** Independent and single-threaded: they run in parallel, and their output is shown in order. */
const AT_ONCE: readonly string[] = ['types', 'style', 'unused'] satisfies Part[];

/** Lines of a failed check's output repeated at the end. */
const SHOWN_LINES = 30;

async function check(args: readonly string[], options: RunOptions = {}): Promise<Tally> {
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

async function reliability(): Promise<Tally> {
  const runs = SHORT_RELIABILITY.map(async (tests, worker) => {
    const tally = await check(
      ['--import', 'tsx', 'src/tests/reliability/run-reliability-tests.ts', ...tests, '--short'],
      { env: { RELIABILITY_WORKER: String(worker) } },
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
    env = {},
  }: { tests?: typeof MAIN_JOURNEYS; without?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
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
    { env },
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

async function browser(tests: typeof MAIN_JOURNEYS = []): Promise<Tally> {
  const chromium = findChromium();
  if (chromium) {
    const env = { CHROME_PATH: chromium, HEADLESS_PATH: findHeadlessShell() ?? chromium };
    return vitest('browser', { tests, env });
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

function startAtOnce(part: Part) {
  const turn = Promise.withResolvers<void>();
  return { part, show: turn.resolve, tally: PARTS[part](turn.promise) };
}

async function runParts(parts: readonly Part[]): Promise<Tally> {
  const tallies: Tally[] = [];
  // Private to this run, so that leftovers of others do not count; short, because Chromium's socket paths are limited.
  const temporary = aFolder('run');
  process.env.TMPDIR = temporary;
  const started = parts.filter((part) => AT_ONCE.includes(part)).map(startAtOnce);
  for (const part of parts) {
    console.log(`\n── ${part}`);
    const startedMs = performance.now();
    const early = started.find((other) => other.part === part);
    early?.show();
    const tally = sumOf([
      await (early?.tally ?? PARTS[part](undefined)),
      ...tallyOfLeftBehind(part, temporary),
    ]);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    console.log(`── ${part}: ${lastLine(tally)} (${seconds} s)`);
    tallies.push(tally);
  }
  return sumOf(tallies);
}

try {
  const total = withSecondTriesJudged(await runParts(partsAskedFor(process.argv.slice(2))));
  // Repeated here, because failures may be thousands of lines above.
  for (const failure of total.failures) console.log(`\nFAILED  ${failure.replaceAll('\n', '\n        ')}`);
  const secondTries = secondTriesLine(total);
  if (secondTries) console.log(`\n${secondTries}`);
  console.log(`\n${lastLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
