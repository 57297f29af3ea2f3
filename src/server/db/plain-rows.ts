import type { Statement } from 'better-sqlite3';
import type { Db } from './open';

/**
 * A statement written in SQL and prepared at its first use, for answers of a hundred thousand rows, where mapping each column costs more than
 * reading it; `Row` is what it selects, by name. A comparison of a column with a parameter is written `+?` (see planned-once.ts).
 */
export function plainRows<Row extends object>(
  { $client }: Db,
  source: string,
): (...parameters: readonly (string | number)[]) => Row[] {
  let prepared: Statement | undefined;
  return (...parameters) => {
    prepared ??= $client.prepare(source);
    return prepared.all(...parameters) as Row[];
  };
}
