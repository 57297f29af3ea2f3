import type Database from 'better-sqlite3';
import { Column, is, NoopLogger, Param, Placeholder, type Query } from 'drizzle-orm';
import { BetterSQLiteSession, PreparedQuery } from 'drizzle-orm/better-sqlite3';
import { NoopCache } from 'drizzle-orm/cache/core';
import type { PreparedQueryConfig, SelectedFieldsOrdered, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';

type NoSchema = Record<string, never>;
type Config = Omit<PreparedQueryConfig, 'run'>;
type Preparing = Parameters<BetterSQLiteSession<NoSchema, NoSchema>['prepareQuery']>;
type Values = Readonly<Record<string, unknown>>;

/**
 * The library's session, but for selects of plain columns, which are most: how a value is bound and a row is read is found out
 * once, where the library looks at every column of every row anew. What they answer is the same.
 */
export class RowSession extends BetterSQLiteSession<NoSchema, NoSchema> {
  readonly #client: Database.Database;

  constructor(client: Database.Database, dialect: SQLiteSyncDialect) {
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery<T extends Config>(...preparing: Preparing): PreparedQuery<T> {
    const [query, fields, executeMethod, , mapper] = preparing;
    const columns = mapper ? undefined : plainColumnsOf(fields);
    if (!columns) return super.prepareQuery<T>(...preparing);
    return new RowQuery<T>(this.#client.prepare(query.sql), { query, columns, executeMethod });
  }
}

interface PlainColumn {
  readonly name: string;
  /** Undefined where the value is as the driver gives it. */
  readonly column: Column | undefined;
}

/** What a select answers, if each of it is a column of the row itself: no expression, and nothing in an object of its own. */
function plainColumnsOf(fields: SelectedFieldsOrdered | undefined): PlainColumn[] | undefined {
  const columns = (fields ?? []).flatMap(({ path: [name = '', ...inner], field }) => {
    if (!is(field, Column) || inner.length > 0) return [];
    const isAsStored = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return [{ name, column: isAsStored ? undefined : field }];
  });
  return columns.length > 0 && columns.length === fields?.length ? columns : undefined;
}

class RowQuery<T extends Config> extends PreparedQuery<T> {
  readonly #statement: Database.Statement<unknown[], unknown[]>;
  readonly #bind: (values: Values) => unknown[];
  readonly #columns: readonly PlainColumn[];

  constructor(
    statement: Database.Statement<unknown[]>,
    of: { query: Query; columns: readonly PlainColumn[]; executeMethod: Preparing[2] },
  ) {
    const nothing = undefined;
    super(
      statement,
      of.query,
      new NoopLogger(),
      new NoopCache(),
      nothing,
      nothing,
      nothing,
      of.executeMethod,
      true,
    );
    this.#statement = statement.raw() as Database.Statement<unknown[], unknown[]>;
    this.#bind = binderOf(of.query.params);
    this.#columns = of.columns;
  }

  override get(values: Values = {}): T['get'] {
    const row = this.#statement.get(...this.#bind(values));
    return row && this.#read(row);
  }

  override all(values: Values = {}): T['all'] {
    return this.#statement.all(...this.#bind(values)).map((row) => this.#read(row));
  }

  #read(row: readonly unknown[]): Values {
    const read: Record<string, unknown> = {};
    let at = 0;
    for (const { name, column } of this.#columns) {
      const value = row[at];
      read[name] = column === undefined || value === null ? value : column.mapFromDriverValue(value);
      at += 1;
    }
    return read;
  }
}

/** Takes the parameters of a query out of the values by name, in their order, each as its column stores it. */
function binderOf(parameters: readonly unknown[]): (values: Values) => unknown[] {
  const takers = parameters.map((parameter) => {
    if (is(parameter, Placeholder)) return ({ [parameter.name]: value }: Values) => value;
    if (!is(parameter, Param) || !is(parameter.value, Placeholder)) return () => parameter;
    const {
      encoder,
      value: { name },
    } = parameter;
    return ({ [name]: value }: Values) => encoder.mapToDriverValue(value);
  });
  return (values) => takers.map((take) => take(values));
}
