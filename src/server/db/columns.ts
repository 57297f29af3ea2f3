import { type Column, type SQL, sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/sqlite-core';

// For all tables: times are epoch milliseconds of the server unless the name says seconds; JSON columns are parsed by a schema.

export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

/** The values of a closed list for a CHECK. */
export const inList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export const columnsOf = <Table extends object, Name extends keyof Table>(
  table: Table,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;

/** The `excluded` columns for an upsert. */
export const excludedOf = (columns: Readonly<Record<string, Column>>): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );

/** A list of ids as one parameter, so that the statement is the same for any number. */
export const listOf = (ids: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
