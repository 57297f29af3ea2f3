import { type Column, columnOf } from './headings';

export interface Headings {
  readonly columns: readonly Column[];
  /** The index of the first row below them. */
  readonly from: number;
}

/** Templates have their title and their instructions above. */
const SEARCHED_ROWS = 40;

/** The row of headings: the first with a column of questions and one of answers or options; a second row may complete it. */
export function findHeadings(rows: readonly (readonly string[])[]): Headings | undefined {
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const alone = columnsOf(row);
    if (!has(alone, ['question'])) continue;
    const both = completed(alone, rows[at + 1] ?? []);
    // A second row that says more is one of headings; a first question is none.
    const isSecond = countOf(both) > countOf(alone);
    const columns = isSecond ? both : alone;
    if (has(columns, ANSWERED)) return { columns, from: at + (isSecond ? 2 : 1) };
  }
  return undefined;
}

const ANSWERED: readonly Column['kind'][] = ['correct', 'option', 'options', 'wrong', 'type'];

const columnsOf = (row: readonly string[]): Column[] => row.map((cell, at) => columnOf(cell, at));

const has = (columns: readonly Column[], kinds: readonly Column['kind'][]): boolean =>
  columns.some(({ kind }) => kinds.includes(kind));

const isNamed = ({ kind }: Column): boolean => kind !== 'unknown' && kind !== 'ignored';
const countOf = (columns: readonly Column[]): number => columns.filter(isNamed).length;

/** What a row says of the columns that the row above it leaves open; none where it has anything else in it. */
function completed(above: readonly Column[], row: readonly string[]): Column[] {
  const below = columnsOf(row).filter(({ at }) => row[at]?.trim() !== '');
  const areHeadings = below.every(isNamed) && below.length > 1;
  if (!areHeadings) return [...above];
  const byPlace = new Map(below.map((column) => [column.at, column]));
  const width = Math.max(above.length, row.length);
  return Array.from({ length: width }, (_, at) => {
    const first = above[at];
    return (first && isNamed(first) ? first : (byPlace.get(at) ?? first)) ?? columnOf('', at);
  });
}
