import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import * as z from 'zod';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** The migrations of a database compared with the program's. */
export interface SchemaState {
  readonly applied: number;
  readonly pending: number;
  /** It has a migration unknown to the program, so a newer program wrote it. */
  readonly isNewer: boolean;
}

/** Compares a database's migrations with those in the program's folder. */
export function schemaStateOf(client: Database.Database, migrationsFolder: string): SchemaState {
  const { entries } = journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  const isKnown = (hash: string) =>
    entries.some(({ tag }) => hash === hashOf(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')));
  const last = entries.at(-1)?.when ?? 0;
  const applied = appliedTo(client);
  return {
    applied: applied.length,
    pending: entries.filter(({ when }) => when > (applied.at(-1)?.when ?? 0)).length,
    isNewer: applied.some(({ hash, when }) => when > last && !isKnown(hash)),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function appliedTo(client: Database.Database): { hash: string; when: number }[] {
  const table = client
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!table) return [];
  return client
    .prepare<[], { hash: string; when: number }>(
      'select hash, created_at as "when" from __drizzle_migrations order by created_at',
    )
    .all();
}
