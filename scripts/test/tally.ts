import path from 'node:path';

/** Numbers of passed, failed and skipped checks and tests, with a message for each failure. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** Names of tests that passed only when retried. */
  readonly secondTries: readonly string[];
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
export const PASSED: Tally = { ...NOTHING, passed: 1 };
export const SKIPPED: Tally = { ...NOTHING, skipped: 1 };

export const failedWith = (failure: string): Tally => ({ ...NOTHING, failed: 1, failures: [failure] });

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped, failures, secondTries }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
      secondTries: [...sum.secondTries, ...secondTries],
    }),
    NOTHING,
  );

/** The last line of a test run; mentions skipped tests only if there are any. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The line before the last: tests that passed only when retried; undefined if none. */
export function secondTriesLine({ secondTries }: Tally): string | undefined {
  if (secondTries.length === 0) return undefined;
  const counted = secondTries.length === 1 ? '1 test' : `${secondTries.length} tests`;
  return `${counted} needed a second try: ${secondTries.join('; ')}`;
}

/** A busy machine may cost this many tests a retry; more are flaky tests. */
const MOST_SECOND_TRIES = 2;

export function withSecondTriesJudged(tally: Tally): Tally {
  const { length } = tally.secondTries;
  if (length <= MOST_SECOND_TRIES) return tally;
  return sumOf([tally, failedWith(`${length} tests needed a second try, at most ${MOST_SECOND_TRIES} may`)]);
}

/** The fields of Vitest's JSON report used here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** Failures of each try, even of a test that passed in the end. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reduces a report to the tests with these name prefixes; Vitest reports the others of their files as skipped. */
export function reportOn(tests: readonly { readonly test: string }[], report: VitestReport): VitestReport {
  const isNamed = ({ fullName }: { fullName: string }) => tests.some(({ test }) => fullName.includes(test));
  const testResults = report.testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter(isNamed),
  }));
  const named = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    ...report,
    testResults,
    numPendingTests: named.filter(({ status }) => status === 'skipped' || status === 'pending').length,
  };
}

/**
 * Counts the tests of a Vitest run, plus one failure per file that failed to load. A crashed run (no report, or a bad exit
 * without a failed test) or one without tests is one failure.
 */
export function tallyOf(project: string, report: VitestReport | undefined, exitCode: number): Tally {
  if (!report) return failedWith(`${project}: it ended with ${exitCode}, without a report`);
  const unreadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
  );
  const secondTries = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName.trim()}`),
  );
  const counted: Tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...unreadable.map(({ name, message }) => `${name}\n${message}`)],
    secondTries,
  };
  if (counted.failed > 0) return counted;
  if (counted.passed === 0) return sumOf([counted, failedWith(`${project}: no test ran`)]);
  return exitCode === 0
    ? counted
    : sumOf([counted, failedWith(`${project}: it ended with ${exitCode}, and no test failed`)]);
}
