import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadSecrets } from '../adapters/system/secrets';
import { openDb } from '../db/open';
import { aFolder } from '../testing/a-folder';
import { describeFile, makeBackup } from './make-backup';
import { manifestSchema } from './manifest';
import { backupsFolderOf } from './names';
import { restoreBackup } from './restore-backup';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** A good backup in a folder that also holds an unrelated private file. */
async function aBackup() {
  const around = aFolder('tampered');
  const dataDir = join(around, 'data');
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  loadSecrets(dataDir);
  openDb({ file: join(dataDir, 'quiz.sqlite'), migrationsFolder }).$client.close();
  writeFileSync(join(dataDir, 'uploads/picture.webp'), 'picture');
  const into = backupsFolderOf(dataDir);
  const { folder } = await makeBackup({ dataDir, into, nowMs: 0, programVersion: '0' });
  const outside = join(around, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'private.txt'), 'private');
  const target = join(around, 'new');
  return {
    folder,
    outside,
    target,
    restore: () => restoreBackup({ backup: folder, dataDir: target, nowMs: 0 }),
    /** All files around the backup, without its own. */
    everything: () =>
      readdirSync(around, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('data/')),
  };
}

type Backup = Awaited<ReturnType<typeof aBackup>>;

/** Adds an entry for a file at this path relative to the backup, with its true size and hash. */
async function addToManifest({ folder }: Backup, name: string, content = '\n') {
  const place = join(folder, name);
  if (!name.includes('\0')) writeFileSync(place, content, { flag: 'a' });
  const file = name.includes('\0') ? { bytes: 4, sha256: 'a'.repeat(64) } : await describeFile(place);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  manifest.files.push({ name, ...file });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

test.each([
  ['a step up', '../../../evil.txt'],
  ['steps up from the images', 'uploads/../../../../evil.txt'],
  ['steps with backslashes', 'uploads\\..\\..\\evil.txt'],
  ['a NUL', 'uploads/evil.webp\0.txt'],
  ['a folder of its own', './evil.webp'],
  ['the lock of the server', 'server.lock'],
  ['an image in another case', 'uploads/PICTURE.webp'],
  ['an image twice', 'uploads/picture.webp'],
  ['the manifest itself', 'manifest.json'],
  ['a hidden name', 'uploads/.evil'],
])('a manifest that names %s is refused before anything is written', async (_, name) => {
  const backup = await aBackup();
  await addToManifest(backup, name);
  const before = backup.everything();
  await expect(backup.restore()).rejects.toThrow('tampered with');
  expect(backup.everything().filter((name) => name !== 'new')).toEqual(before);
});

test('a manifest that names an absolute path is refused', async () => {
  const backup = await aBackup();
  const file = join(backup.folder, 'manifest.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('uploads/picture.webp', join(backup.outside, 'private.txt')));
  await expect(backup.restore()).rejects.toThrow('tampered with');
});

test.each([
  ['an image', 'uploads/picture.webp'],
  ['the database', 'quiz.sqlite'],
  ['the folder of images', 'uploads'],
  ['the manifest', 'manifest.json'],
])('a link in the place of %s is not followed', async (_, name) => {
  const backup = await aBackup();
  const place = join(backup.folder, name);
  renameSync(place, join(backup.outside, 'elsewhere'));
  symlinkSync(join(backup.outside, 'elsewhere'), place);
  await expect(backup.restore()).rejects.toThrow(/not a file of its own|is not a backup/);
});

test('foreign files beside the images stay out of a backup', async () => {
  const around = await aBackup();
  const dataDir = join(around.folder, '../..');
  writeFileSync(join(dataDir, 'uploads/a picture of mine.jpg'), 'mine');
  symlinkSync(join(around.outside, 'private.txt'), join(dataDir, 'uploads/link.webp'));
  rmSync(around.folder, { recursive: true });
  const { manifest } = await makeBackup({
    dataDir,
    into: backupsFolderOf(dataDir),
    nowMs: 0,
    programVersion: '0',
  });
  expect(manifest.files.map(({ name }) => name)).toEqual([
    'quiz.sqlite',
    'secrets.json',
    'uploads/picture.webp',
  ]);
  await around.restore();
});
