import { fileURLToPath } from 'node:url';
import { outliveReaders } from './adapters/system/console-log';
import { createApp } from './app';
import { startBackgroundWork } from './background-work';
import { startDailyBackups } from './backup/daily-backups';
import { buildDeps } from './build-deps';
import { readConfig } from './config';
import { watchEventLoop } from './operations/gauges';
import { startDiskWatch } from './operations/watch-disk';
import { errorCodeOf } from './rules/error-code';
import { hostsOf, listen, runUntilStopped } from './serve';
import { SettingError } from './settings/setting';
import { warningsOf } from './settings/warnings';
import { siteOf } from './site';

/**
 * The built server is in build/server, beside build/client; migrations are in the project's drizzle folder.
 */
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function main() {
  outliveReaders();
  // All files of this process are private to its owner, including those of SQLite and the libraries.
  process.umask(0o077);
  const config = readConfig(process.env);
  const deps = await buildDeps(config, {
    migrations: fromHere('../../drizzle'),
    languages: fromHere('../languages'),
  });
  // Node's default message would put the offending values into the log.
  process.on('uncaughtException', (error) => {
    deps.log.error('crashed', error);
    process.exit(1);
  });
  const app = createApp({
    deps,
    site: siteOf(config, deps),
    hosts: hostsOf(config),
    trustedProxies: config.trustedProxies,
    logAllRequests: config.operations.logAllRequests,
    operations: {
      dataDir: config.dataDir,
      metricsToken: config.operations.metricsToken,
    },
    clientDir: fromHere('../client'),
  });
  const server = await listen(app, config);
  watchEventLoop();
  startBackgroundWork(deps, config);
  startDailyBackups(deps, config.dataDir);
  startDiskWatch(deps, config.dataDir);
  runUntilStopped(server, deps);
  process.stdout.write(`${config.siteName} is ready on ${config.publicUrl}\n`);
  for (const warning of [...warningsOf(config), ...deps.languages.problems])
    process.stdout.write(`${warning}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});

function describe(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use. Stop the other program, or set PORT to another number.';
  }
  if (isAboutDataFolder(error)) {
    return 'The data folder cannot be written to. Make room and give this user the right to write there, or set DATA_DIR to another folder.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const CANNOT_WRITE = /^(EROFS|EACCES|EPERM|ENOSPC|EDQUOT|SQLITE_(READONLY|CANTOPEN|FULL))/;

function isAboutDataFolder(error: unknown): boolean {
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  // A port may be forbidden too; on a read-only disk Node reports a missing parent folder.
  return call !== 'listen' && (call === 'mkdir' || CANNOT_WRITE.test(errorCodeOf(error)));
}
