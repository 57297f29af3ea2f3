import './launch/on-current-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../src/server/adapters/system/clocks';
import { randomIds } from '../src/server/adapters/system/random-ids';
import { readConfig, siteDetailsOf } from '../src/server/config';
import { giveToOwner } from '../src/server/data-folder/data-owner';
import { transactionOf } from '../src/server/db/commit';
import { openDb } from '../src/server/db/open';
import { SettingError } from '../src/server/settings/setting';
import type { AdminDeps } from './admin/admin-command';
import { runAdmin } from './admin/run-admin';

/** The server holds the file during writes; a submitting class may take a moment. */
const WAIT_FOR_SERVER_MS = 10_000;

function openData(): AdminDeps {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const file = join(dataDir, 'quiz.sqlite');
  if (!existsSync(file))
    throw new SettingError(`There is no database in ${dataDir} yet: start the server once, or set DATA_DIR.`);
  const db = openDb({ file, migrationsFolder: 'drizzle' });
  giveToOwner(dataDir);
  db.$client.pragma(`busy_timeout = ${WAIT_FOR_SERVER_MS}`);
  const siteDetails = siteDetailsOf(config);
  return { db, clock: systemClock, ids: randomIds, inTransaction: transactionOf(db), siteDetails };
}

process.umask(0o077);

// Administers the server from its own machine, running or not: npm run admin [-- help].
try {
  process.exitCode = runAdmin(process.argv.slice(2), openData, { say: console.log, complain: console.error });
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
