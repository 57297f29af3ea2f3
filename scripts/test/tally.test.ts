import { describe, expect, test } from 'vitest';
import { FAILED, lastLine, tallyOf, type VitestReport } from './tally';

const aReport = (fields: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...fields,
});

describe('the count at the end of a test run', () => {
  test('a run in which everything passed names no skipped tests', () => {
    expect(lastLine(tallyOf(aReport(), 0))).toBe('7 passed, 0 failed');
  });

  test('skipped tests are named', () => {
    expect(lastLine(tallyOf(aReport({ numPendingTests: 2 }), 0))).toBe('7 passed, 0 failed, 2 skipped');
  });

  test('a run that crashed before its report is a failure', () => {
    expect(tallyOf(undefined, 139)).toEqual(FAILED);
  });

  test('a run without a single test is a failure', () => {
    expect(tallyOf(aReport({ numPassedTests: 0 }), 0)).toEqual(FAILED);
  });

  test('a bad exit without a failed test is a failure', () => {
    expect(tallyOf(aReport(), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  test('a test file that cannot be loaded is a failure', () => {
    const report = aReport({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(tallyOf(report, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });
});
