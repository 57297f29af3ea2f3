/** How many checks and tests passed, failed and were skipped, and what is to be said of each that failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1, failures: [] };

/** One failure and what is to be said of it. */
export const failedWith = (failure: string): Tally => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [failure],
});

/** The sum of several tallies. */
export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );

/** The last line of a test run; skipped ones are named only when there are any. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** What a Vitest run reports as JSON, as far as it is counted here. */
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
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * Counts a Vitest run: every test once, and one failure more for each file that could not be read. A run that crashed
 * (no report, or a bad exit without a failed test) or ran no test is one failure.
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
  const counted: Tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...unreadable.map(({ name, message }) => `${name}\n${message}`)],
  };
  if (counted.failed > 0) return counted;
  if (counted.passed === 0) return sumOf([counted, failedWith(`${project}: no test ran`)]);
  return exitCode === 0
    ? counted
    : sumOf([counted, failedWith(`${project}: it ended with ${exitCode}, and no test failed`)]);
}
