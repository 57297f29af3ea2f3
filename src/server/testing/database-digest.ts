import { createHash } from 'node:crypto';
import type { Db } from '../db/open';

/** That a session was used is written down whatever became of the call. */
const NOT_COUNTED = new Map([['sessions', 'last_used_at']]);

/** Stands for every row of every table that is not left out, to tell whether a refused call left anything behind. */
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
