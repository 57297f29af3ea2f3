import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { groupCommitOf, onDiskFailure, transactionOf } from './commit';
import { openDb } from './open';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

const failing = (code: string) => () => {
  throw Object.assign(new Error('disk I/O error'), { code });
};

function aDisk() {
  const db = openDb({ file: ':memory:', migrationsFolder });
  const failures: unknown[] = [];
  onDiskFailure(db, (error) => failures.push(error));
  return { failures, groupCommit: groupCommitOf(db), inTransaction: transactionOf(db) };
}

test('after the disk has failed nothing more is written or acknowledged, and the failure is reported once', async () => {
  const { failures, groupCommit, inTransaction } = aDisk();
  expect(() => inTransaction(failing('SQLITE_IOERR_FSYNC'))).toThrow('disk I/O error');
  await expect(groupCommit(() => 'stored')).rejects.toThrow('disk I/O error');
  expect(() => inTransaction(() => 'stored')).toThrow('disk I/O error');
  expect(failures).toHaveLength(1);
});

test('a full or locked disk is a passing state: the next write is tried', async () => {
  const { failures, groupCommit, inTransaction } = aDisk();
  for (const code of ['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_READONLY']) {
    expect(() => inTransaction(failing(code))).toThrow('disk I/O error');
  }
  expect(await groupCommit(() => 'stored')).toBe('stored');
  expect(failures).toEqual([]);
});
