import './launch/on-current-node.mjs';
import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findDrill } from '../src/server/backup/drill';
import { backupsFolderOf, findBackupTime } from '../src/server/backup/names';
import { restoreBackup } from '../src/server/backup/restore-backup';
import { readConfig } from '../src/server/config';
import { giveToOwner } from '../src/server/data-folder/data-owner';
import { takeServerLock } from '../src/server/data-folder/server-lock';

// Replaces the data by a backup: npm run restore -- <folder or name of the backup>. Without an argument it lists the backups.
try {
  process.umask(0o077);
  const { dataDir } = readConfig(process.env);
  const [wanted] = process.argv.slice(2);
  if (wanted) await restore(dataDir, wanted);
  else await list(dataDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function restore(dataDir: string, wanted: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await takeServerLock(dataDir);
  const began = performance.now();
  const isName = findBackupTime(wanted) !== undefined;
  const backup = isName ? join(backupsFolderOf(dataDir), wanted) : resolve(wanted);
  const { manifest, replaced } = await restoreBackup({ backup, dataDir, nowMs: Date.now() });
  unlock();
  giveToOwner(dataDir);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { accounts, quizzes, attempts, answers } = manifest.counts;
  console.log(`Restored ${new Date(manifest.madeAt).toISOString()} in ${seconds} s and checked it:`);
  console.log(`${accounts} accounts, ${quizzes} quizzes, ${attempts} attempts, ${answers} answers.`);
  if (replaced) console.log(`What was there before lies in ${replaced}.`);
  console.log('Start the server again.');
}

async function list(dataDir: string): Promise<void> {
  const backups = backupsFolderOf(dataDir);
  const names = (await readdir(backups).catch(() => [])).filter((name) => findBackupTime(name) !== undefined);
  console.log(names.length === 0 ? `There is no backup in ${backups}.` : `Backups in ${backups}:`);
  for (const name of names.sort()) console.log(`  ${name}`);
  const drill = await findDrill(backups);
  if (drill)
    console.log(`Last tried: ${drill.backup}, ${drill.failure ?? `restored in ${drill.tookMs} ms`}.`);
  if (names.length > 0) console.log('npm run restore -- <name> puts one in place of the data.');
}
