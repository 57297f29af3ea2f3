import '../../../scripts/launch/on-current-node.mjs';
import { leaveOnSignals } from '../../server/testing/a-folder';
import { answerKeyTest } from './answer-key';
import { backupTest } from './backup';
import { badInputTest } from './bad-input';
import { clockTest } from './clock';
import { dataFolderTest } from './data-folder';
import { diskTest } from './disk';
import { evaluationTest } from './evaluation';
import { formulasTest } from './formulas';
import { headersTest } from './headers';
import { imagesTest } from './images';
import { importTest } from './import';
import { killTest } from './kill';
import { manySchoolsTest } from './many-schools';
import { onePersonTest } from './one-person';
import { powerCutTest } from './power-cut';
import {
  lineOf,
  type ReliabilityReport,
  type ReliabilitySize,
  type ReliabilityTest,
} from './reliability-test';
import { restartTest } from './restart';
import { secretsTest } from './secrets';
import { soakTest } from './soak';
import { startAtOnceTest } from './start-at-once';
import { stopTest } from './stop';
import { wholeClassTest } from './whole-class';

// `npm run trial -- kill stop` runs the named tests in order, by default all; `--short` and `--long` set their extent.

const RELIABILITY_TESTS = new Map<string, ReliabilityTest>([
  ['kill', killTest],
  ['power-cut', powerCutTest],
  ['clock', clockTest],
  ['data-folder', dataFolderTest],
  ['disk', diskTest],
  ['restart', restartTest],
  ['stop', stopTest],
  ['whole-class', wholeClassTest],
  ['start-at-once', startAtOnceTest],
  ['many-schools', manySchoolsTest],
  ['evaluation', evaluationTest],
  ['formulas', formulasTest],
  ['images', imagesTest],
  ['bad-input', badInputTest],
  ['import', importTest],
  ['answer-key', answerKeyTest],
  ['headers', headersTest],
  ['secrets', secretsTest],
  ['backup', backupTest],
  ['one-person', onePersonTest],
  ['soak', soakTest],
]);

async function failuresOf(name: string, test: ReliabilityTest, size: ReliabilitySize) {
  const startedMs = performance.now();
  const reports = await test(size).catch((error: unknown) => [brokenOff(name, error)]);
  for (const report of reports) console.log(lineOf(report));
  console.log(`         ${name} took ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return reports.filter(({ failures }) => failures.length > 0);
}

/** A crashed test does not stop the following ones. */
const brokenOff = (name: string, error: unknown): ReliabilityReport => ({
  name,
  figures: {},
  failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
});

async function runReliabilityTests(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const size = args.includes('--long') ? 'long' : args.includes('--short') ? 'short' : 'normal';
  const names = named.length > 0 ? named : [...RELIABILITY_TESTS.keys()];
  const tests = names.map((name) => [name, testCalled(name)] as const);
  const failed: (readonly ReliabilityReport[])[] = [];
  for (const [name, test] of tests) {
    const reports = await failuresOf(name, test, size);
    if (reports.length > 0) failed.push(reports);
  }
  // Repeated here, because further output followed.
  for (const report of failed.flat()) console.log(lineOf(report));
  console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
}

function testCalled(name: string): ReliabilityTest {
  const test = RELIABILITY_TESTS.get(name);
  if (test) return test;
  throw new Error(
    `There is no reliability test "${name}". The reliability tests: ${[...RELIABILITY_TESTS.keys()].join(', ')}.`,
  );
}

// Started servers are killed whenever this process exits.
leaveOnSignals();
runReliabilityTests(process.argv.slice(2)).then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
