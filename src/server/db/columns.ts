import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/sqlite-core';

// In every table: times are epoch milliseconds of the server unless the name says seconds; JSON columns are read
// through a schema.

/** A yes or no. */
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

/** The values of a closed list, for a CHECK. */
export const inList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
