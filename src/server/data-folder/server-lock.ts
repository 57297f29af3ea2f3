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

// A connection that nobody refers to is closed by the garbage collector, and the lock would go with it.
const held = new Set<Database.Database>();

type Release = () => void;

/**
 * Holds the data folder for this process until it ends, however it ends: two servers on one file would each believe to be
 * the only one. Held are a lock file beside the database, wherever a link leads to it, and on Linux the folder and the
 * database themselves, under whatever path they are reached. Refuses while another process has one of them. Resolves to what
 * gives them back.
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

/** Holds one file or folder of the data by what it is. Refuses while another process has it. */
export const lockIdentityOf = async (place: string, dataDir: string): Promise<Release> =>
  (await takeIdentityLock(place)) ?? refuse(dataDir);

const heldIdentity = new Set<Server>();

/**
 * Holds a file or folder by what it is, not by its path: a socket in Linux's namespace without files is named after its
 * device and inode. It cannot be deleted as a stale lock file can, is found again through links and bind mounts, and goes
 * with the process. Resolves to what gives it back, to undefined while another process has it. Elsewhere than on Linux it
 * holds nothing.
 */
async function takeIdentityLock(place: string): Promise<(() => void) | undefined> {
  if (process.platform !== 'linux') return () => {};
  const { dev, ino } = statSync(place, { bigint: true });
  // Nobody has anything to ask of it.
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

/** A SQLite file of its own carries the lock, since the system lets go of it when the process is gone. */
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
