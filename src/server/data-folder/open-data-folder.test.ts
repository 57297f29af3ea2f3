import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecrets } from '../adapters/system/secrets';
import { makeBackup } from '../backup/make-backup';
import { backupsFolderOf } from '../backup/names';
import { openDb } from '../db/open';
import { aFolder } from '../testing/a-folder';
import { openDataFolder } from './open-data-folder';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const databaseIn = (dataDir: string) => join(dataDir, 'quiz.sqlite');

/** The data folder of a stopped server. */
function aDataFolder() {
  const dataDir = aFolder('data');
  openDb({ file: databaseIn(dataDir), migrationsFolder }).$client.close();
  loadSecrets(dataDir);
  mkdirSync(join(dataDir, 'uploads'), { mode: 0o700 });
  return dataDir;
}

/** Opens it, and releases it at the end of the test: its inode may be reused by another test's folder. */
async function open(dataDir: string): Promise<{ closedNames: number }> {
  const { closedNames, release } = await openDataFolder(dataDir);
  onTestFinished(release);
  return { closedNames };
}

const openNames = (dataDir: string) =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );

test('a folder readable by others is closed with everything in it', async () => {
  const dataDir = aDataFolder();
  writeFileSync(join(dataDir, 'uploads/picture.webp'), '', { mode: 0o644 });
  for (const name of openNames(dataDir).concat('.', 'uploads', 'quiz.sqlite', 'secrets.json')) {
    const place = join(dataDir, name);
    chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o644);
  }
  expect(await open(dataDir)).toEqual({ closedNames: 5 });
  expect(openNames(dataDir)).toEqual([]);
});

test('a new folder, and a database in it, are private to the owner', async () => {
  const dataDir = join(aFolder('data'), 'new');
  expect(await open(dataDir)).toEqual({ closedNames: 0 });
  const db = openDb({ file: databaseIn(dataDir), migrationsFolder });
  expect(readdirSync(dataDir)).toContain('quiz.sqlite-wal');
  expect(openNames(dataDir)).toEqual([]);
  db.$client.close();
});

test('an open folder with foreign files is refused and left unchanged', async () => {
  const dataDir = aDataFolder();
  writeFileSync(join(dataDir, 'thesis.txt'), 'mine', { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  await expect(openDataFolder(dataDir)).rejects.toThrow(/thesis\.txt.*chmod 700/);
  // A refused folder is free again.
  await expect(openDataFolder(dataDir)).rejects.toThrow(/thesis/);
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['is damaged', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 8192))],
  ['is damaged', (file: string) => writeFileSync(file, 'A letter. '.repeat(100))],
  [
    'is the database of another program',
    (file: string) => {
      rmSync(file);
      new Database(file).exec('create table songs (title text)').close();
    },
  ],
])('a database that %s is refused with the newest backup that is whole', async (what, breakIt) => {
  const dataDir = aDataFolder();
  const into = backupsFolderOf(dataDir);
  const [day, hour] = [24 * 60 * 60 * 1000, 60 * 60 * 1000];
  await makeBackup({ dataDir, into, nowMs: day, programVersion: '0' });
  const { folder } = await makeBackup({ dataDir, into, nowMs: day + hour, programVersion: '0' });
  writeFileSync(join(folder, 'secrets.json'), 'not what was backed up');
  breakIt(databaseIn(dataDir));
  const broken = readdirSync(dataDir).filter((name) => name !== 'server.lock');
  await expect(openDataFolder(dataDir)).rejects.toThrow(
    new RegExp(`quiz\\.sqlite ${what}.*restore -- quiz-1970-01-02T00-00-00Z`),
  );
  expect(readdirSync(dataDir).filter((name) => name !== 'server.lock')).toEqual(broken);
});

test('an incomplete secrets file is refused, with other advice if there is no backup', async () => {
  const dataDir = aDataFolder();
  writeFileSync(join(dataDir, 'secrets.json'), '{"testCheckoutSec');
  await expect(openDataFolder(dataDir)).rejects.toThrow(/secrets\.json is damaged.*move it away/);
});

test('the log of a killed server belongs to the database', async () => {
  const dataDir = aFolder('data');
  const running = openDb({ file: databaseIn(dataDir), migrationsFolder });
  const killed = join(aFolder('data'), 'data');
  mkdirSync(killed, { mode: 0o700 });
  for (const end of ['', '-wal'])
    writeFileSync(`${databaseIn(killed)}${end}`, readFileSync(`${databaseIn(dataDir)}${end}`));
  loadSecrets(killed);
  running.$client.close();
  await open(killed);
  expect(statSync(`${databaseIn(killed)}-wal`).size).toBeGreaterThan(0);
});
