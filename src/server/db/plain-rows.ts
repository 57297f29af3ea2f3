import type { Db } from './open';

/**
 * A prepared statement whose rows come as plain lists of their columns, for answers of a hundred thousand rows, where
 * naming and mapping each column costs more than reading it. Written in SQL; `Row` is what its columns are.
 */
export function plainRows<Row extends readonly unknown[]>(
  { $client }: Db,
  source: string,
): (...parameters: readonly (string | number)[]) => Row[] {
  const statement = $client.prepare(source).raw(true);
  return (...parameters) => statement.all(...parameters) as Row[];
}
