import type { Db } from '../../db/open';
import { PERSONAL_TABLES } from '../../db/personal-tables';

export type Row = Readonly<Record<string, unknown>>;

/** The ids a person is known by. */
export interface KnownAs {
  readonly accountIds: readonly string[];
  /** Their class lines. */
  readonly memberIds: readonly string[];
  /** Lower case; null without one, since '' matches all accounts without an address. */
  readonly email: string | null;
}

/** All rows about a person, by table. */
export function readPersonalRows(
  { $client: client }: Db,
  { accountIds, memberIds, email }: KnownAs,
): { table: string; rows: Row[] }[] {
  const values = { accounts: JSON.stringify(accountIds), members: JSON.stringify(memberIds), email };
  return PERSONAL_TABLES.map(({ table, where, columns = '*' }) => ({
    table,
    rows: client.prepare<[object], Row>(`select ${columns} from ${table} where ${where}`).all(values),
  }));
}

/** The number of rows about a person by table, without zeros. */
export function countPersonalRows({ $client: client }: Db, { accountIds, memberIds, email }: KnownAs) {
  const values = { accounts: JSON.stringify(accountIds), members: JSON.stringify(memberIds), email };
  const counts = PERSONAL_TABLES.map(({ table, where }): [string, number] => [
    table,
    client.prepare<[object], number>(`select count(*) from ${table} where ${where}`).pluck().get(values) ?? 0,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Runs deletions with secure_delete, which overwrites deleted text that SQLite would leave in free pages. */
export function deletingForGood<Value>(db: Db, act: () => Value): Value {
  db.$client.pragma('secure_delete = ON');
  try {
    return act();
  } finally {
    db.$client.pragma('secure_delete = OFF');
  }
}

/** Checkpoints the write-ahead log, which still holds deleted data, as far as readers allow. */
export function emptyLog(db: Db): void {
  if (!db.$client.memory) db.$client.pragma('wal_checkpoint(TRUNCATE)');
}
