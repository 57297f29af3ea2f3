import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { errorCodeOf } from '../rules/error-code';

/** Up to this size every page is looked at, in less than 0.1 s; of a larger one the daily backup does that. */
const LOOKED_THROUGH_BYTES = 32_000_000;
const MAGIC = 'SQLite format 3\0';
/** Where the header says how a page is journalled, how large it is, and how many there are. */
const [JOURNAL_AT, PAGE_SIZE_AT, PAGE_COUNT_AT, HEADER_BYTES] = [18, 16, 28, 100];
const LARGEST_PAGE = 65_536;

/** `empty` has no tables yet; `foreign` has tables that no migration of this program made. */
export type DatabaseState = 'missing' | 'empty' | 'foreign' | 'ours' | { readonly damage: string };

/** Looks at a database that nobody has open, and writes nothing, also not beside it. */
export function lookAtDatabase(file: string): DatabaseState {
  const bytes = sizeOf(file);
  if (bytes === undefined) return 'missing';
  if (bytes === 0) return 'empty';
  const damage = headerDamage(file, bytes);
  if (damage) return { damage };
  // Read together with the file: what a killed server left in its log belongs to it.
  if (sizeOf(`${file}-wal`)) return lookInto(() => new Database(file, { readonly: true }), bytes);
  if (bytes > LOOKED_THROUGH_BYTES) return 'ours';
  return lookInto(() => new Database(withoutLog(readFileSync(file)), { readonly: true }), bytes);
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

function headerDamage(file: string, bytes: number): string | null {
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, 'r');
  readSync(handle, header, 0, HEADER_BYTES, 0);
  closeSync(handle);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'it is no database';
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT);
  const expected = header.readUInt32BE(PAGE_COUNT_AT) * (pageSize === 1 ? LARGEST_PAGE : pageSize);
  const isCut = bytes < expected && !sizeOf(`${file}-wal`);
  return isCut ? `${bytes} of ${expected} bytes are there` : null;
}

/** In memory there is no write-ahead log, and a database that asks for one would not open. */
function withoutLog(bytes: Buffer): Buffer {
  bytes.fill(1, JOURNAL_AT, JOURNAL_AT + 2);
  return bytes;
}

function lookInto(open: () => Database.Database, bytes: number): DatabaseState {
  let client: Database.Database | undefined;
  try {
    client = open();
    const said = bytes <= LOOKED_THROUGH_BYTES ? client.pragma('quick_check(1)', { simple: true }) : 'ok';
    return said === 'ok' ? stateOf(client) : { damage: String(said).replace(/\s+/g, ' ') };
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(errorCodeOf(error))) throw error;
    return { damage: error instanceof Error ? error.message : String(error) };
  } finally {
    client?.close();
  }
}

/** The table of migrations is made first, and is all there is after a first start that was cut short. */
function stateOf(client: Database.Database): DatabaseState {
  const tables = client
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  const hasMigrations = tables.includes('__drizzle_migrations');
  const applied = hasMigrations
    ? Number(client.prepare('select count(*) from __drizzle_migrations').pluck().get())
    : 0;
  if (applied > 0) return 'ours';
  return tables.length === (hasMigrations ? 1 : 0) ? 'empty' : 'foreign';
}
