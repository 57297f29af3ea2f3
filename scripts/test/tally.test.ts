import { describe, expect, test } from 'vitest';
import {
  lastLine,
  reportOn,
  secondTriesLine,
  sumOf,
  tallyOf,
  type VitestReport,
  withSecondTriesJudged,
} from './tally';

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
  test('a run in which everything passed mentions no skipped tests and no failure', () => {
    const tally = tallyOf('core', aReport(), 0);

    expect(lastLine(tally)).toBe('7 passed, 0 failed');
    expect(tally.failures).toEqual([]);
  });

  test('skipped tests are named', () => {
    expect(lastLine(tallyOf('core', aReport({ numPendingTests: 2 }), 0))).toBe(
      '7 passed, 0 failed, 2 skipped',
    );
  });

  test('a failed test is named with its file and error', () => {
    const failed = { status: 'failed', fullName: 'a quiz is read', failureMessages: ['expected 1 to be 2'] };
    const file = { ...aFile, status: 'failed', assertionResults: [aTest, failed] };
    const tally = tallyOf('core', aReport({ numFailedTests: 1, testResults: [aFile, file] }), 1);

    expect(lastLine(tally)).toBe('7 passed, 1 failed');
    expect(tally.failures).toEqual(['quiz.test.ts: a quiz is read\nexpected 1 to be 2']);
  });

  test('a test that passed at its second try is counted as passed, and named', () => {
    const retried = { ...aTest, fullName: ' a page is reloaded', failureMessages: ['it took too long'] };
    const file = { ...aFile, name: '/quiz/focus.e2e.ts', assertionResults: [aTest, retried] };
    const tally = tallyOf('browser', aReport({ testResults: [file] }), 0);

    expect(lastLine(tally)).toBe('7 passed, 0 failed');
    expect(tally.failures).toEqual([]);
    expect(secondTriesLine(tally)).toBe('1 test needed a second try: focus.e2e.ts: a page is reloaded');
    expect(secondTriesLine(sumOf([tally, tally]))).toContain('2 tests needed a second try: focus.e2e.ts: a');
    expect(secondTriesLine(tallyOf('core', aReport({ testResults: [aFile] }), 0))).toBeUndefined();
  });

  test('two second tries in a run pass, and a third fails it', () => {
    const retried = { ...aTest, failureMessages: ['it took too long'] };
    const after = (...tests: (typeof retried)[]) =>
      tallyOf('browser', aReport({ testResults: [{ ...aFile, assertionResults: tests }] }), 0);
    const two = withSecondTriesJudged(sumOf([after(retried), after(retried)]));
    const three = withSecondTriesJudged(sumOf([after(retried), after(retried, retried)]));

    expect(two).toMatchObject({ failed: 0, failures: [] });
    expect(three).toMatchObject({
      failed: 1,
      failures: ['3 tests needed a second try, at most 2 may'],
    });
  });

  test('in a partial run only the requested tests can be skipped', () => {
    const skipped = ['a tab is changed', 'a window is moved'].map((fullName) => ({
      ...{ status: 'skipped', fullName: `in a browser: ${fullName}`, failureMessages: [] },
    }));
    const file = { ...aFile, assertionResults: [aTest, ...skipped] };
    const report = aReport({ numPassedTests: 1, numPendingTests: 2, testResults: [file] });
    const partial = reportOn([{ test: 'a quiz is saved' }, { test: 'a tab is changed' }], report);

    expect(lastLine(tallyOf('browser', partial, 0))).toBe('1 passed, 0 failed, 1 skipped');
  });

  test('a run that crashed before its report is a failure', () => {
    expect(tallyOf('core', undefined, 139)).toEqual({
      ...{ passed: 0, failed: 1, skipped: 0 },
      failures: ['core: it ended with 139, without a report'],
      secondTries: [],
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
