import { createHash } from 'node:crypto';
import type { Db } from '../db/open';

/** Every call records the use of its session, even a refused one. */
const NOT_COUNTED = new Map([['sessions', 'last_used_at']]);

/** A digest of every row of all tables not left out, to detect traces of a refused call. */
export function digestOf({ $client: client }: Db, leftOut: readonly string[] = []): string {
  const hash = createHash('sha256');
  const tables = client
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all();
  for (const table of tables.filter((each) => !leftOut.includes(each))) {
    hash.update(table);
    for (const row of client.prepare<[], Record<string, unknown>>(`select * from "${table}"`).iterate()) {
      const { [NOT_COUNTED.get(table) ?? '']: _, ...counted } = row;
      hash.update(JSON.stringify(counted));
    }
  }
  return hash.digest('hex');
}
