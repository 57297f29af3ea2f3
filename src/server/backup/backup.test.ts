import { appendFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileImageStore } from '../adapters/images/file-image-store';
import { loadSecrets } from '../adapters/system/secrets';
import { groupCommitOf, transactionOf } from '../db/commit';
import { openDb } from '../db/open';
import { aFolder } from '../testing/a-folder';
import { aPublishedQuiz, aStarter } from '../testing/factories';
import { aWorld } from '../testing/world';
import { drillRestore, findDrill } from './drill';
import { makeBackup } from './make-backup';
import { backupsFolderOf } from './names';
import { restoreBackup } from './restore-backup';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A school with a running quiz and its data in a folder, as on a server. */
async function aSchool(dataDir = aFolder('backup')) {
  loadSecrets(dataDir);
  const db = openDb({ file: join(dataDir, 'quiz.sqlite'), migrationsFolder });
  const images = fileImageStore(join(dataDir, 'uploads'));
  const world = aWorld({ db, images, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) });
  return { world, dataDir, images, close: () => db.$client.close() };
}

async function aRunningSchool() {
  const school = await aSchool();
  const image = await school.images.store(new Uint8Array(PIXEL));
  const quiz = await aPublishedQuiz(school.world);
  const { student, attemptId } = await aStarter(school.world, quiz);
  const answers = { [quiz.questionIds[0] ?? '']: 'Paris' };
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers });
  const backUp = (nowMs = 0) =>
    makeBackup({
      dataDir: school.dataDir,
      into: backupsFolderOf(school.dataDir),
      nowMs,
      programVersion: '0',
    });
  return { ...school, quiz, student, attemptId, answers, image, backUp };
}

test('a restore brings back everything acknowledged before the backup, and keeps later data apart', async () => {
  const school = await aRunningSchool();
  const { folder, manifest } = await school.backUp();
  const { student, attemptId, quiz } = school;
  await student.mutate('attempts.saveAnswers', {
    attemptId,
    revision: 2,
    answers: { [quiz.questionIds[0] ?? '']: 'Rome' },
  });
  school.close();
  const { replaced } = await restoreBackup({ backup: folder, dataDir: school.dataDir, nowMs: 0 });
  expect(readdirSync(String(replaced))).toContain('quiz.sqlite');

  const restored = await aSchool(school.dataDir);
  const sam = await restored.world.signIn('student', 'Sam');
  const { body } = await sam.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(body.attempt).toMatchObject({ _id: attemptId, answers: school.answers });
  expect(await restored.images.find(school.image.split('/').at(-1) ?? '')).toBeDefined();
  expect(manifest.counts).toMatchObject({ accounts: 2, quizzes: 1, attempts: 1, answers: 1 });
  restored.close();
});

test('a backup is private to its owner', async () => {
  const school = await aRunningSchool();
  const { folder, manifest } = await school.backUp();
  const modes = ['', ...manifest.files.map(({ name }) => name)].map((name) => {
    const { mode } = statSync(join(folder, name));
    return mode & 0o077;
  });
  expect(modes).toEqual(modes.map(() => 0));
  school.close();
});

test.each([
  ['with a byte more', (file: string) => appendFileSync(file, 'x'), /not what was backed up/],
  ['with its database gone', (file: string) => rmSync(file), /ENOENT|missing/],
])('a backup %s is not restored, and the data stays as it was', async (_, damage, sentence) => {
  const school = await aRunningSchool();
  const { folder } = await school.backUp();
  school.close();
  damage(join(folder, 'quiz.sqlite'));
  const restoring = restoreBackup({ backup: folder, dataDir: school.dataDir, nowMs: 0 });
  await expect(restoring).rejects.toThrow(sentence);
  const same = await aSchool(school.dataDir);
  const sam = await same.world.signIn('student', 'Sam');
  expect((await sam.rest('GET', '/student/')).body.inProgress).toHaveLength(1);
  same.close();
});

test('a damaged database is not backed up', async () => {
  const school = await aRunningSchool();
  school.world.deps.db.$client.pragma('wal_checkpoint(TRUNCATE)');
  school.close();
  const file = join(school.dataDir, 'quiz.sqlite');
  const { size } = statSync(file);
  writeFileSync(file, Buffer.alloc(8192, 0x55), { flag: 'r+' });
  expect(statSync(file).size).toBeLessThanOrEqual(size);
  await expect(school.backUp()).rejects.toThrow();
  expect(readdirSync(backupsFolderOf(school.dataDir))).toEqual([]);
});

test('a drill tells whether a backup can be restored', async () => {
  const school = await aRunningSchool();
  const backups = backupsFolderOf(school.dataDir);
  const { folder } = await school.backUp();
  school.close();
  const name = folder.split('/').at(-1) ?? '';
  expect(await drillRestore({ backups, name, nowMs: 5 })).toMatchObject({ failure: null, at: 5 });
  writeFileSync(join(folder, 'secrets.json'), '{}');
  await drillRestore({ backups, name, nowMs: 6 });
  expect(await findDrill(backups)).toMatchObject({ failure: expect.stringMatching(/secrets\.json/), at: 6 });
  expect(readdirSync(backups).sort()).toEqual(['drill.json', name]);
});
