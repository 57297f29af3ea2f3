import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { GroupCommit } from '../../server/db/commit';
import type { Db } from '../../server/db/open';
import { SAVED_BYTES_LIMIT, TURNS } from '../../server/rates/limits';
import { WRONG_PINS } from '../../server/rates/pin-limits';
import { HISTORY_ROOM } from '../../server/rules/attempt/answer-log';
import { BODY_ROOM } from '../../server/transport/read-body';

const COMMIT_AFTER_MS = 100;

/** A group commit that acknowledges before its commit, or despite a failed commit. */
export function groupCommitWithout(
  protection: 'commit-before-answer' | 'refusal-when-not-stored',
  { $client: client }: Db,
): GroupCommit {
  const tryTo = (write: () => void) => {
    try {
      write();
    } catch {
      // The missing protection.
    }
  };
  return async (write) => {
    if (!client.inTransaction) {
      client.exec('begin immediate');
      const commit = () => client.inTransaction && client.exec('commit');
      if (protection === 'commit-before-answer') setTimeout(commit, COMMIT_AFTER_MS);
      else setImmediate(() => tryTo(commit));
    }
    return client.transaction(write)();
  };
}

/** Makes the last heartbeat newer than the start, so that no downtime is detected. */
export function forgetDowntime(file: string): void {
  if (!existsSync(file)) return;
  const client = new Database(file);
  client.prepare('update server_heartbeat set alive_at = ?').run(Date.now() + 60_000);
  client.close();
}

/** Applies migrations statement by statement, without a transaction, and records them at the end. */
export function migrateInPieces(dataDir: string, folder: string): void {
  mkdirSync(dataDir, { recursive: true });
  const client = new Database(join(dataDir, 'quiz.sqlite'));
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  const known = client
    .prepare("select count(*) from sqlite_master where name = '__drizzle_migrations'")
    .pluck();
  if (known.get() === 0) {
    const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string; when: number }[];
    };
    for (const { tag } of journal.entries) {
      const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) client.exec(statement);
    }
    client.exec(
      'create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)',
    );
    const insert = client.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)');
    for (const { tag, when } of journal.entries) insert.run(tag, when);
  }
  client.close();
}

export function liftLimit(protection: string | undefined): void {
  const all = Number.POSITIVE_INFINITY;
  if (protection === 'body-room') {
    Object.assign(BODY_ROOM, { inAll: all, ofAccount: all, ofStrangers: all, ofStrangersAtAddress: all });
  }
  if (protection === 'upload-turns') {
    Object.assign(TURNS.uploads, { atOnce: all });
    Object.assign(BODY_ROOM, { ofAccount: all });
  }
  if (protection === 'own-tries') Object.assign(WRONG_PINS, { ofMember: 1 });
  if (protection !== 'saved-bytes') return;
  Object.assign(SAVED_BYTES_LIMIT, { capacity: all });
  Object.assign(HISTORY_ROOM, { wholeBytes: all, thinBytes: all });
}
