import type { Db } from '../../db/open';
import { PERSONAL_TABLES } from '../../db/personal-tables';

/** A row as it is stored. */
export type Row = Readonly<Record<string, unknown>>;

/** Under what a person is known here. */
export interface KnownAs {
  readonly accountIds: readonly string[];
  /** The lines of classes that name them. */
  readonly memberIds: readonly string[];
  /** In lower case; null: there is none, and the empty one of accounts without an address says nothing of anybody. */
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

/** How many rows there are about a person, by table; those with none are left out. */
export function countPersonalRows({ $client: client }: Db, { accountIds, memberIds, email }: KnownAs) {
  const values = { accounts: JSON.stringify(accountIds), members: JSON.stringify(memberIds), email };
  const counts = PERSONAL_TABLES.map(({ table, where }): [string, number] => [
    table,
    client.prepare<[object], number>(`select count(*) from ${table} where ${where}`).pluck().get(values) ?? 0,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Runs deletions so that the deleted words are overwritten in the file: SQLite otherwise leaves them in free pages. */
export function deletingForGood<Value>(db: Db, act: () => Value): Value {
  db.$client.pragma('secure_delete = ON');
  try {
    return act();
  } finally {
    db.$client.pragma('secure_delete = OFF');
  }
}

/** Empties the write-ahead log, which holds what stood in the file before, as far as readers allow. */
export function emptyLog(db: Db): void {
  if (!db.$client.memory) db.$client.pragma('wal_checkpoint(TRUNCATE)');
}
