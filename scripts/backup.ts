import './launch/on-current-node.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../src/server/backup/make-backup';
import { backupsFolderOf } from '../src/server/backup/names';
import { deleteOldBackups } from '../src/server/backup/retention';
import { readConfig } from '../src/server/config';
import { giveToOwner } from '../src/server/data-folder/data-owner';
import { VERSION } from '../src/server/version';

// Backs up all data, even of a running server, and verifies the copy: npm run backup [-- --into /another/disk].
try {
  process.umask(0o077);
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  const { dataDir } = readConfig(process.env);
  const into = resolve(values.into ?? backupsFolderOf(dataDir));
  const began = performance.now();
  const { folder, manifest } = await makeBackup({
    dataDir,
    into,
    nowMs: Date.now(),
    programVersion: VERSION,
  });
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const seconds = (performance.now() - began) / 1000;
  giveToOwner(dataDir);
  console.log(
    `${folder}: ${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB, checked, ${seconds.toFixed(1)} s.`,
  );
  for (const name of await deleteOldBackups(into))
    console.log(`Deleted ${name}, which newer ones stand for.`);
} catch (error) {
  console.error(`There is no backup: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
