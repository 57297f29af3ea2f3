import { type Column, type GetColumnData, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open';

/** Memoises by database: the statements of a store, or counters in memory. */
export function perDb<Made>(prepare: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const fresh = prepare(db);
    made.set(db, fresh);
    return fresh;
  };
}

/** The type of a parameter: a column's, or text or number. */
type Kind = Column | 'text' | 'number';
type Kinds = Readonly<Record<string, Kind>>;
type ValueOf<Each extends Kind> = Each extends Column
  ? GetColumnData<Each, 'query'>
  : Each extends 'number'
    ? number
    : string;
type ValuesOf<Each extends Kinds> = { readonly [Name in keyof Each]: ValueOf<Each[Name]> };
type ParametersOf<Each extends Kinds> = { readonly [Name in keyof Each]: SQL<ValueOf<Each[Name]>> };

interface Query {
  prepare(): {
    get(values?: Record<string, unknown>): unknown;
    all(values?: Record<string, unknown>): unknown;
    run(values?: Record<string, unknown>): unknown;
  };
}
type Prepared<Each extends Query> = ReturnType<Each['prepare']>;

/** A prepared statement with exactly its parameters. */
export interface Statement<Values, Each extends Query> {
  get(values: Values): ReturnType<Prepared<Each>['get']>;
  all(values: Values): ReturnType<Prepared<Each>['all']>;
  run(values: Values): ReturnType<Prepared<Each>['run']>;
}

/**
 * A statement whose named parameters are typed by their columns: a misspelt name or a wrong type does not compile. Values pass
 * through the column's mapping (a boolean becomes a number). Prepared at first use, so that the server starts with few.
 */
export function statement<Each extends Kinds, Made extends Query>(
  kinds: Each,
  build: (at: ParametersOf<Each>) => Made,
): Statement<ValuesOf<Each>, Made> {
  let prepared: ReturnType<Query['prepare']> | undefined;
  const ready = () => {
    prepared ??= build(parametersOf(kinds)).prepare();
    return prepared;
  };
  return {
    get: (values: Readonly<Record<string, unknown>>) => ready().get(values),
    all: (values: Readonly<Record<string, unknown>>) => ready().all(values),
    run: (values: Readonly<Record<string, unknown>>) => ready().run(values),
  } as Statement<ValuesOf<Each>, Made>;
}

const parametersOf = <Each extends Kinds>(kinds: Each) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, parameter(name, kind)]),
  ) as ParametersOf<Each>;

function parameter(name: string, kind: Kind): SQL {
  const placeholder: Placeholder = sql.placeholder(name);
  return sql`${typeof kind === 'string' ? placeholder : sql.param(placeholder, kind)}`;
}
