import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SettingError } from '../settings/setting';

// A connection that nobody refers to is closed by the garbage collector, and the lock would go with it.
const held = new Set<Database.Database>();

/**
 * Holds the data folder for this process until it ends, however it ends: two servers on one file would each believe to be
 * the only one. A SQLite file of its own carries the lock, since the system lets go of it when the process is gone.
 * Refuses while another process has it. Returns what gives it back.
 */
export function takeServerLock(dataDir: string): () => void {
  const client = new Database(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    client.pragma('journal_mode = MEMORY');
    client.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    client.close();
    if (!isBusy(error)) throw error;
    throw new SettingError(
      `Another server already runs on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  held.add(client);
  return () => {
    held.delete(client);
    client.close();
  };
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
