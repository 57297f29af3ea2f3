import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSecrets } from '../adapters/system/secrets';
import { DATABASE_FILE, SECRETS_FILE, UPLOADS_FOLDER } from '../backup/manifest';
import { backupsFolderOf } from '../backup/names';
import { errorCodeOf } from '../rules/error-code';
import { lookAtDatabase } from './look-at-database';
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
