import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type Database from 'better-sqlite3';
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteBaseInteger, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';

interface TableShape {
  readonly columns: Readonly<Record<string, { type: string; isNotNull: boolean; default: string | null }>>;
  readonly primaryKey: readonly string[];
  readonly isAutoIncrement: boolean;
  readonly indexes: Readonly<Record<string, { columns: unknown[]; isUnique: boolean; where: string | null }>>;
  readonly foreignKeys: readonly string[];
  readonly checks: Readonly<Record<string, string>>;
}
type Shapes = Readonly<Record<string, TableShape>>;

const dialect = new SQLiteSyncDialect();
/** An expression without quotes and table prefixes. */
const plain = (table: string, source: string) =>
  source.replaceAll(/["`]/g, '').replaceAll(`${table}.`, '').replaceAll(/\s+/g, ' ').trim();
const named = <Each extends { name: string }, Shape>(all: readonly Each[], shape: (each: Each) => Shape) =>
  Object.fromEntries(all.map((each) => [each.name, shape(each)]));

async function tablesOfSchema(): Promise<SQLiteTable[]> {
  const folder = fileURLToPath(new URL('../db/', import.meta.url));
  const files = readdirSync(folder).filter((file) => file.endsWith('-schema.ts'));
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(folder + file).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, SQLiteTable));
}

function shapeOfTable(table: SQLiteTable): TableShape {
  const { name: tableName, columns, primaryKeys, indexes, foreignKeys, checks } = getTableConfig(table);
  const written = (value: SQL) => plain(tableName, dialect.sqlToQuery(value).sql);
  const uniques = columns.filter(({ isUnique }) => isUnique);
  return {
    columns: named(columns, (column) => ({
      type: column.getSQLType(),
      isNotNull: column.notNull,
      default: defaultOf(column.default),
    })),
    primaryKey: [
      ...columns.filter(({ primary }) => primary),
      ...primaryKeys.flatMap((key) => key.columns),
    ].map(({ name }) => name),
    isAutoIncrement: columns.some((column) => is(column, SQLiteBaseInteger) && column.autoIncrement),
    indexes: {
      ...named(
        indexes.map(({ config }) => config),
        ({ columns: parts, unique, where }) => ({
          columns: parts.map((part) => (is(part, SQL) ? written(part) : part.name)),
          isUnique: unique,
          where: where ? written(where) : null,
        }),
      ),
      ...Object.fromEntries(
        uniques.map(({ uniqueName, name }) => [uniqueName, { columns: [name], isUnique: true, where: null }]),
      ),
    },
    foreignKeys: foreignKeys
      .map((key) => {
        const { columns: from, foreignTable, foreignColumns: to } = key.reference();
        const names = [from, to].map((all) => all.map(({ name }) => name).join());
        return foreignKey(names, getTableConfig(foreignTable).name, key.onDelete);
      })
      .sort(),
    checks: named(checks, ({ value }) => written(value)),
  };
}

const defaultOf = (value: unknown) =>
  value === undefined ? null : typeof value === 'string' ? `'${value}'` : String(value);
const foreignKey = ([from, to]: string[], table: string, onDelete = 'no action') =>
  `${from} references ${table} (${to}) on delete ${onDelete.toLowerCase()}`;

/** The tables as reported by SQLite. */
export function shapesOfDatabase(client: Database.Database): Shapes {
  const tables = client
    .prepare(
      `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name <> '__drizzle_migrations'`,
    )
    .all() as { name: string; sql: string }[];
  return named(tables, ({ name, sql }) => shapeInDatabase(client, name, sql));
}

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

function shapeInDatabase(client: Database.Database, table: string, source: string): TableShape {
  const pragma = <Row>(name: string, of = table) => client.pragma(`${name}("${of}")`) as Row[];
  const columns = pragma<ColumnInfo>('table_info');
  const indexes = pragma<{ name: string; unique: number; origin: string }>('index_list');
  const keys = pragma<{ table: string; from: string; to: string; on_delete: string }>('foreign_key_list');
  const sourceOf = client.prepare<[string], string>('select sql from sqlite_master where name = ?').pluck();
  return {
    columns: named(columns, (column) => ({
      type: column.type.toLowerCase(),
      isNotNull: column.notnull === 1,
      default: column.dflt_value,
    })),
    primaryKey: columns
      .filter(({ pk }) => pk > 0)
      .sort((one, other) => one.pk - other.pk)
      .map(({ name }) => name),
    isAutoIncrement: /\bautoincrement\b/i.test(source),
    indexes: named(
      // An index behind a primary key has no name.
      indexes.filter(({ origin }) => origin !== 'pk'),
      ({ name, unique }) => {
        const where = / where (.*)$/is.exec(sourceOf.get(name) ?? '')?.[1];
        return {
          columns: pragma<{ name: string | null }>('index_info', name).map((part) => part.name),
          isUnique: unique === 1,
          where: where === undefined ? null : plain(table, where),
        };
      },
    ),
    foreignKeys: keys.map((key) => foreignKey([key.from, key.to], key.table, key.on_delete)).sort(),
    checks: checksIn(table, source),
  };
}

/** The named checks in a CREATE statement; an unnamed one is listed by its offset. */
function checksIn(table: string, source: string): Record<string, string> {
  const checks = source.matchAll(/(?:constraint\s+["`](\w+)["`]\s+)?check\s*\(/gi);
  return Object.fromEntries(
    [...checks].map((found) => {
      const from = found.index + found[0].length;
      return [
        found[1] ?? `unnamed at ${found.index}`,
        plain(table, source.slice(from, closing(source, from))),
      ];
    }),
  );
}

/** The index of the closing parenthesis. */
function closing(source: string, from: number): number {
  let open = 1;
  let at = from;
  while (open > 0 && at < source.length) {
    if (source[at] === '(') open += 1;
    if (source[at] === ')') open -= 1;
    at += 1;
  }
  return at - 1;
}

/** The tables of the schema files, which queries are written against. */
export const shapesOfSchema = async (): Promise<Shapes> =>
  Object.fromEntries(
    (await tablesOfSchema()).map((table) => [getTableConfig(table).name, shapeOfTable(table)]),
  );
