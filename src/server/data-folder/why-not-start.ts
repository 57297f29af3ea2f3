import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isSecrets } from '../adapters/system/secrets';
import { DATABASE_FILE, SECRETS_FILE, UPLOADS_FOLDER } from '../backup/manifest';
import { backupsFolderOf } from '../backup/names';
import { errorCodeOf } from '../rules/error-code';
import { RESTORING_FOLDER } from './names';

/** Damage to the data folder; the sentence names the file, without advice. */
export interface Damage {
  readonly sentence: string;
  /** Advice if there is no good backup. */
  readonly otherwise: string;
}

/** The damage that keeps the server from starting, or null. Reads only. */
export function whyNotStart(dataDir: string): Damage | null {
  return databaseDamage(dataDir) ?? secretsDamage(dataDir);
}

/** The damage behind an error of an opened database; null for any other error. */
export function damageIn(dataDir: string, error: unknown): Damage | null {
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(errorCodeOf(error))) return null;
  return damagedDatabase(dataDir, error instanceof Error ? error.message : String(error));
}

const damagedDatabase = (dataDir: string, why: string): Damage => ({
  sentence: `${join(dataDir, DATABASE_FILE)} is damaged (${why}).`,
  otherwise: PUT_BACK,
});

const PUT_BACK =
  'Put it back from where backups are carried to; for a new school, set DATA_DIR to an empty folder.';

function databaseDamage(dataDir: string): Damage | null {
  const file = join(dataDir, DATABASE_FILE);
  const state = lookAtDatabase(file);
  if (typeof state === 'object') return damagedDatabase(dataDir, state.damage);
  if (state === 'foreign')
    return { sentence: `${file} is the database of another program.`, otherwise: PUT_BACK };
  const left = state === 'ours' ? undefined : whatIsLeft(dataDir);
  if (left === undefined) return null;
  const is = state === 'missing' ? 'is missing' : 'is empty';
  return { sentence: `${file} ${is}, but ${left} of a school lies beside it.`, otherwise: PUT_BACK };
}

/** Every page is checked up to this size, in less than 0.1 s; the daily backup checks larger files. */
const LOOKED_THROUGH_BYTES = 32_000_000;
const MAGIC = 'SQLite format 3\0';
/** Offsets in the header: journal mode, page size and page count. */
const [JOURNAL_AT, PAGE_SIZE_AT, PAGE_COUNT_AT, HEADER_BYTES] = [18, 16, 28, 100];
const LARGEST_PAGE = 65_536;

/** `empty` has no tables yet; `foreign` has tables that no migration of this program made. */
export type DatabaseState = 'missing' | 'empty' | 'foreign' | 'ours' | { readonly damage: string };

/** Inspects a closed database read-only; creates no WAL files. */
function lookAtDatabase(file: string): DatabaseState {
  const bytes = sizeOf(file);
  if (bytes === undefined) return 'missing';
  if (bytes === 0) return 'empty';
  const damage = headerDamage(file, bytes);
  if (damage) return { damage };
  // The log of a killed server is part of the database.
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

/** Clears the WAL flag: in memory a database in WAL mode does not open. */
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

/** An interrupted first start leaves only the table of migrations, which is created first. */
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

/** A trace of a school. The database is created first, so an interrupted first start leaves no trace. */
function whatIsLeft(dataDir: string): string | undefined {
  const names = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  if (existsSync(join(dataDir, SECRETS_FILE))) return SECRETS_FILE;
  if (names(join(dataDir, UPLOADS_FOLDER)).length > 0) return `the folder ${UPLOADS_FOLDER}`;
  if (names(backupsFolderOf(dataDir)).length > 0) return 'the folder backups';
  return names(dataDir).find((name) => name.startsWith('replaced-') || name === RESTORING_FOLDER);
}

function secretsDamage(dataDir: string): Damage | null {
  const file = join(dataDir, SECRETS_FILE);
  if (!existsSync(file) || isSecrets(readFileSync(file, 'utf8'))) return null;
  return {
    sentence: `${file} is damaged.`,
    otherwise: 'Or move it away: a new one is made, and only test payments under way are lost.',
  };
}
