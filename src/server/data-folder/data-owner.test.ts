import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-folder';
import { giveToOwner } from './data-owner';

test.skipIf(process.getuid?.() !== 0)('what root leaves in the data folder belongs to its user', () => {
  const dataDir = aFolder('owner');
  mkdirSync(join(dataDir, 'backups/newest'), { recursive: true });
  writeFileSync(join(dataDir, 'backups/newest/quiz.sqlite'), '');
  chownSync(dataDir, 1234, 1235);
  giveToOwner(dataDir);
  const owners = ['backups', 'backups/newest', 'backups/newest/quiz.sqlite'].map((name) => {
    const { uid, gid } = statSync(join(dataDir, name));
    return [uid, gid];
  });
  expect(owners).toEqual(Array(3).fill([1234, 1235]));
});
