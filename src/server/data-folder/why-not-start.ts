import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isSecrets } from '../adapters/system/secrets';
import { DATABASE_FILE, SECRETS_FILE, UPLOADS_FOLDER } from '../backup/manifest';
import { backupsFolderOf } from '../backup/names';
import { errorCodeOf } from '../rules/error-code';
import { RESTORING_FOLDER } from './names';

/** What is broken in a data folder: the sentence names the file and ends without a word on what to do. */
export interface Damage {
  readonly sentence: string;
  /** What to do where there is no good backup. */
  readonly otherwise: string;
}

/** Why the data in a folder is not what a server left there, or null. Reads only, and changes nothing. */
export function whyNotStart(dataDir: string): Damage | null {
  return databaseDamage(dataDir) ?? secretsDamage(dataDir);
}

/** What to say of a database that could be opened and then turned out to be damaged; null for any other error. */
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

/** Up to this size every page is looked at, in less than 0.1 s; of a larger one the daily backup does that. */
const LOOKED_THROUGH_BYTES = 32_000_000;
const MAGIC = 'SQLite format 3\0';
/** Where the header says how a page is journalled, how large it is, and how many there are. */
const [JOURNAL_AT, PAGE_SIZE_AT, PAGE_COUNT_AT, HEADER_BYTES] = [18, 16, 28, 100];
const LARGEST_PAGE = 65_536;

/** `empty` has no tables yet; `foreign` has tables that no migration of this program made. */
export type DatabaseState = 'missing' | 'empty' | 'foreign' | 'ours' | { readonly damage: string };

/** Looks at a database that nobody has open, and writes nothing, also not beside it. */
function lookAtDatabase(file: string): DatabaseState {
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

/** What tells that a school was here; the database comes first, so a first start that was cut short leaves none of it. */
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
