import { once } from 'node:events';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { DATABASE_FILE } from '../backup/manifest';
import { errorCodeOf } from '../rules/error-code';
import { SettingError } from '../settings/setting';
import { touchPrivate } from './keep-private';
import { LOCK_FILE } from './names';

// Keeps the connections, and so their locks, from the garbage collector.
const held = new Set<Database.Database>();

type Release = () => void;

/**
 * Locks the data folder for the life of this process: two servers on one file would each believe to be the
 * only one. Locks a file beside the real database, and on Linux the folder and database by identity, whatever
 * the path. Throws if another process has any of these locks. Resolves to the release.
 */
export async function takeServerLock(dataDir: string): Promise<Release> {
  const database = join(dataDir, DATABASE_FILE);
  const found = existsSync(database) ? [realpathSync(database)] : [];
  const folders = new Set([realpathSync(dataDir), ...found.map((file) => dirname(file))]);
  const releases: Release[] = [];
  const release = () => {
    for (const each of releases) each();
  };
  try {
    for (const folder of folders) releases.push(takeLockFile(join(folder, LOCK_FILE)) ?? refuse(dataDir));
    for (const place of [dataDir, ...found]) releases.push(await lockIdentityOf(place, dataDir));
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/** Locks a file or folder of the data by its identity. Throws while another process has the lock. */
export const lockIdentityOf = async (place: string, dataDir: string): Promise<Release> =>
  (await takeIdentityLock(place)) ?? refuse(dataDir);

const heldIdentity = new Set<Server>();

/**
 * Locks a file or folder by device and inode, with a socket of that name in Linux's abstract namespace. Unlike a lock file it
 * cannot be deleted or go stale, and it holds through links and bind mounts. Resolves to its release, or to undefined while
 * another process has the lock. Locks nothing on other systems.
 */
async function takeIdentityLock(place: string): Promise<(() => void) | undefined> {
  if (process.platform !== 'linux') return () => {};
  const { dev, ino } = statSync(place, { bigint: true });
  const server = createServer((socket) => socket.destroy()).unref();
  try {
    server.listen(`\0classroom-quiz:${dev}:${ino}`);
    await once(server, 'listening');
  } catch (error) {
    if (errorCodeOf(error) !== 'EADDRINUSE') throw error;
    return undefined;
  }
  heldIdentity.add(server);
  return () => {
    heldIdentity.delete(server);
    server.close();
  };
}

function refuse(dataDir: string): never {
  throw new SettingError(
    `Another server already runs on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** A separate SQLite file carries the lock, since the system releases it when the process ends. */
function takeLockFile(file: string): Release | undefined {
  touchPrivate(file);
  const client = new Database(file, { timeout: 0 });
  try {
    client.pragma('journal_mode = MEMORY');
    client.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    client.close();
    if (!isBusy(error)) throw error;
    return undefined;
  }
  held.add(client);
  return () => {
    held.delete(client);
    client.close();
  };
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
