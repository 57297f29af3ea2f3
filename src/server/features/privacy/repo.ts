import { sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import type { Db } from '../../db/open';
import { perDb } from '../../db/per-db';
import { PERSONAL_TABLES } from '../../db/personal-tables';
import { preparedPerDb } from '../../db/prepared-per-db';

const at = sql.placeholder;

/** A row as it is stored. */
export type Row = Readonly<Record<string, unknown>>;

export const privacyRepo = preparedPerDb((db) => ({
  listAccounts: () =>
    db
      .select({ id: accounts.id, role: accounts.role })
      .from(accounts)
      .where(sql`lower(${accounts.email}) = ${at('email')}`)
      .prepare(),
  listAttempts: () =>
    db
      .select({ id: attempts.id, submittedAt: attempts.submittedAt })
      .from(attempts)
      .where(sql`${attempts.studentId} in (select value from json_each(${at('accounts')}))`)
      .prepare(),
}));

const selects = perDb((db) =>
  PERSONAL_TABLES.map(({ table, where, columns = '*' }) => ({
    table,
    select: db.$client.prepare<[object], Row>(`select ${columns} from ${table} where ${where}`),
  })),
);

/** All rows about a person, by table; `email` in lower case. */
export function readPersonalRows(db: Db, who: { accountIds: readonly string[]; email: string }) {
  const values = { accounts: JSON.stringify(who.accountIds), email: who.email };
  return selects(db).map(({ table, select }) => ({ table, rows: select.all(values) }));
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
