import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';

/**
 * Writes `+?` in place of `?`: it has the same value and affinity and uses the same indexes, but SQLite as it is built into
 * better-sqlite3 (with STAT4) plans a comparison with a bare parameter anew for each value, 20 µs in place of 4. So a
 * statement that is kept is planned once. SQL that is written by hand has to do the same.
 */
export class PlannedOnce extends SQLiteSyncDialect {
  override escapeParam(): string {
    return '+?';
  }
}
