import { describe, expect, test } from 'vitest';
import { lastLine, tallyOf, type VitestReport } from './tally';

const aReport = (fields: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...fields,
});

const aTest = { status: 'passed', fullName: 'a quiz is saved', failureMessages: [] };
const aFile = { name: 'quiz.test.ts', status: 'passed', message: '', assertionResults: [aTest] };

describe('the count at the end of a test run', () => {
  test('a run in which everything passed names no skipped tests and no failure', () => {
    const tally = tallyOf('core', aReport(), 0);

    expect(lastLine(tally)).toBe('7 passed, 0 failed');
    expect(tally.failures).toEqual([]);
  });

  test('skipped tests are named', () => {
    expect(lastLine(tallyOf('core', aReport({ numPendingTests: 2 }), 0))).toBe(
      '7 passed, 0 failed, 2 skipped',
    );
  });

  test('a failed test is named with its file and what it said', () => {
    const failed = { status: 'failed', fullName: 'a quiz is read', failureMessages: ['expected 1 to be 2'] };
    const file = { ...aFile, status: 'failed', assertionResults: [aTest, failed] };
    const tally = tallyOf('core', aReport({ numFailedTests: 1, testResults: [aFile, file] }), 1);

    expect(lastLine(tally)).toBe('7 passed, 1 failed');
    expect(tally.failures).toEqual(['quiz.test.ts: a quiz is read\nexpected 1 to be 2']);
  });

  test('a run that crashed before its report is a failure', () => {
    expect(tallyOf('core', undefined, 139)).toEqual({
      ...{ passed: 0, failed: 1, skipped: 0 },
      failures: ['core: it ended with 139, without a report'],
    });
  });

  test('a run without a single test is a failure', () => {
    const tally = tallyOf('core', aReport({ numPassedTests: 0 }), 0);

    expect(lastLine(tally)).toBe('0 passed, 1 failed');
    expect(tally.failures).toEqual(['core: no test ran']);
  });

  test('a bad exit without a failed test is a failure', () => {
    const tally = tallyOf('core', aReport(), 1);

    expect(lastLine(tally)).toBe('7 passed, 1 failed');
    expect(tally.failures).toEqual(['core: it ended with 1, and no test failed']);
  });

  test('a test file that cannot be loaded is a failure, with the reason', () => {
    const file = { ...aFile, status: 'failed', message: 'Cannot find module', assertionResults: [] };
    const tally = tallyOf('core', aReport({ testResults: [file] }), 1);

    expect(lastLine(tally)).toBe('7 passed, 1 failed');
    expect(tally.failures).toEqual(['quiz.test.ts\nCannot find module']);
  });
});
