import { bareCell, type CellKind, cellKind } from './cell-kind';
import type { ListCells, ListLine } from './split-cells';

/** Facts about the columns of a list without headings, inferred from the cells. */
export interface BareColumns {
  readonly ignored: ReadonlySet<number>;
  /** The most name cells in any line. */
  readonly nameCells: number;
  /** Whether several name columns might hold the students' names. */
  readonly areManyNames: boolean;
  /** A number inside the name cell, before or after the name; `count` is mere line numbering. */
  readonly inName: 'before' | 'behind' | 'count' | undefined;
  /** Whether numbers have separate cells: a number after a name has then lost its separator. */
  readonly haveNumbers: boolean;
}

interface Column {
  readonly at: number;
  readonly kind: CellKind;
  readonly values: readonly string[];
}

const NUMBERING = /^\(?\p{Nd}{1,3}(?:[.):]+|\s+[-–](?=\s))\s*/u;
export const BEFORE_NAME = /^(\p{Nd}{1,12})\s+(\p{L}.*)$/u;
export const BEHIND_NAME = /^(\p{L}.*\s\p{L}\S*)\s+\(?#?(\p{Nd}{1,12})\)?$/u;
/** Too few lines to judge a column by. */
const TELLING_LINES = 3;
const MOST = 0.6;

/** The cells of a line, without bullets or the numbering of the first cell. */
export function bareCells({ cells }: ListLine): string[] {
  const bare = cells.map(bareCell);
  const first = bare.findIndex((cell) => cell !== '');
  return bare.map((cell, at) => (at === first ? bareCell(cell.replace(NUMBERING, '')) : cell));
}

const shareOf = <Each>(all: readonly Each[], fits: (each: Each) => boolean): number =>
  all.length === 0 ? 0 : all.filter(fits).length / all.length;
const wordsIn = (text: string): number => text.split(' ').length;
const distinct = (values: readonly string[]): number =>
  new Set(values.map((value) => value.toLowerCase())).size;

/** Classifies the columns of a list without headings. The order of the lines does not matter. */
export function bareColumns(
  lines: readonly ListLine[],
  { separator }: Pick<ListCells, 'separator'>,
): BareColumns {
  const rows = lines.map(bareCells);
  const columns = columnsOf(rows);
  const ignored = new Set(columns.filter(({ kind }) => kind === 'mark').map(({ at }) => at));
  for (const { at, values } of columns)
    if (values.length >= TELLING_LINES && distinct(values) === 1 && columns.length > 1) ignored.add(at);
  ignoreOtherNumbers(columns, ignored);
  const names = columns.filter(({ kind, at }) => kind === 'name' && !ignored.has(at));
  const [first, second] = names;
  const isWholeName =
    separator !== ',' && first !== undefined && shareOf(first.values, (name) => wordsIn(name) > 1) >= MOST;
  const isRepeated = second !== undefined && distinct(second.values) * 2 < second.values.length;
  if (second && isWholeName && isRepeated) ignored.add(second.at);
  const counts = rows.map(
    (row) => row.filter((cell, at) => !ignored.has(at) && cellKind(cell) === 'name').length,
  );
  return {
    ignored,
    nameCells: usual(counts.filter((count) => count > 0)),
    areManyNames: isWholeName && names.filter(({ at }) => !ignored.has(at)).length > 1,
    inName: numberInName(rows),
    haveNumbers: columns.some(({ kind, at }) => kind === 'number' && !ignored.has(at)),
  };
}

function columnsOf(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const values = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const kinds = ['email', 'number', 'mark', 'name'] as const;
    const kind = kinds.find((each) => shareOf(values, (cell) => cellKind(cell) === each) >= MOST);
    return { at, kind: kind ?? 'unknown', values };
  });
}

const isLabel = ({ values }: Column): boolean =>
  values.length >= TELLING_LINES &&
  distinct(values) * 2 <= values.length &&
  shareOf(values, (value) => /\p{L}/u.test(value)) >= MOST;

/** Keeps the first number column whose values are all different; a column with few distinct labels ("7b") holds no numbers. */
function ignoreOtherNumbers(columns: readonly Column[], ignored: Set<number>): void {
  const numbers = columns.filter(({ kind, at }) => kind === 'number' && !ignored.has(at));
  const telling = numbers.filter((column) => !isLabel(column));
  const chosen = telling.find(({ values }) => distinct(values) === values.length) ?? telling[0];
  for (const { at } of numbers) if (at !== chosen?.at) ignored.add(at);
}

function usual(counts: readonly number[]): number {
  const byCount = [...Map.groupBy(counts, (count) => count)];
  return byCount.sort(([a, as], [b, bs]) => bs.length - as.length || b - a)[0]?.[0] ?? 1;
}

function numberInName(rows: readonly (readonly string[])[]): BareColumns['inName'] {
  const alone = rows.flatMap((row) => row.find((cell) => cellKind(cell) === 'name') ?? []);
  const hasNumbers = rows.some((row) => row.some((cell) => cellKind(cell) === 'number'));
  if (hasNumbers) return undefined;
  const before = alone.flatMap((cell) => BEFORE_NAME.exec(cell)?.[1] ?? []);
  if (before.length > 1 && before.length >= alone.length * MOST) {
    const values = new Set(before.map(Number));
    const isCount = values.size === before.length && before.every((_, at) => values.has(at + 1));
    return isCount ? 'count' : 'before';
  }
  return alone.length >= TELLING_LINES && shareOf(alone, (cell) => BEHIND_NAME.test(cell)) >= MOST
    ? 'behind'
    : undefined;
}
