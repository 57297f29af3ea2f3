import type { Statement } from 'better-sqlite3';
import type { Db } from './open';

/**
 * A hand-written SQL statement, prepared at first use, for results of a hundred thousand rows, where mapping columns costs more
 * than reading them; `Row` is the selected columns. Compare a column with a parameter as `+?` (see `PlannedOnce`).
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
