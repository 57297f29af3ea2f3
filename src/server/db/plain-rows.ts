import type { Db } from './open';

/**
 * A prepared statement written in SQL, for answers of a hundred thousand rows, where mapping each column costs more than
 * reading it; `Row` is what it selects, by name. A comparison of a column with a parameter is written `+?` (see planned-once.ts).
 */
export function plainRows<Row extends object>(
  { $client }: Db,
  source: string,
): (...parameters: readonly (string | number)[]) => Row[] {
  const statement = $client.prepare(source);
  return (...parameters) => statement.all(...parameters) as Row[];
}
