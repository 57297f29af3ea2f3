import type { ColumnKind } from '../../../../shared/import/rows/column-kinds';
import { SAMPLE_ROWS, shapedColumns } from './columns-by-shape';
import { columnsOf, findHeadings, type Headings, has } from './find-headings';
import { type Column, columnOf } from './headings';
import { LATIN, labelIn } from './option-labels';
import { arePlainRows, plainRows } from './plain-rows';

type Rows = readonly (readonly string[])[];

/** The columns as shown to the teacher. */
export interface TableChoice {
  readonly headings: string[];
  readonly columns: ColumnKind[];
  readonly rows: string[][];
}

export interface SheetTable {
  readonly columns: readonly Column[];
  /** Empty without headings. */
  readonly names: readonly string[];
  /** The index of the first question row. */
  readonly from: number;
  /** Whether each row is a question, its options and the answer. */
  readonly isPlain: boolean;
  /** The heading of the answer, if only its cells identify it. */
  readonly keyName?: string;
  /** Whether the sheet surely contains questions. */
  readonly isSure: boolean;
  /** Whether the teacher should check it. */
  readonly isDoubtful: boolean;
}

/** Interprets a sheet by its headings, its cells, or the requested columns. */
export function tableOfRows(rows: Rows, kinds?: readonly ColumnKind[]): SheetTable {
  const headed = findHeadings(rows);
  const named = headed ?? guessedHeadings(rows);
  if (kinds && kinds.length === widthOf(rows)) return toldTable(kinds, named);
  if (named) {
    const { columns, keyAt } = shapedColumns(named.columns, {
      rows: rows.slice(named.from),
      names: named.names,
      hasHeadings: true,
    });
    const isKeyed = has(columns, ['correct']);
    return {
      ...{ columns, names: named.names, from: named.from, isPlain: false },
      ...(keyAt !== undefined && { keyName: named.names[keyAt] ?? '' }),
      isSure: headed !== undefined || isKeyed,
      isDoubtful:
        keyAt !== undefined || !isKeyed || columns.some((column) => isUnread(column, rows, named.from)),
    };
  }
  return bareTable(rows);
}

/** The columns as shown to the teacher for changes, with shortened cells. */
export function tableChoice(rows: Rows, { columns, names, from }: SheetTable): TableChoice {
  const width = Math.max(widthOf(rows), names.length);
  const shown = rows.slice(from).filter((row) => row.some((cell) => cell.trim() !== ''));
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) =>
      (cells[at] ?? '').trim().slice(0, SHOWN_CHARACTERS).toWellFormed(),
    );
  const kinds = new Map(columns.map(({ at, kind }) => [at, kind]));
  return {
    headings: names.length === 0 ? [] : padded(names),
    columns: Array.from({ length: width }, (_, at) => kinds.get(at) ?? 'ignored'),
    rows: shown.slice(0, SHOWN_ROWS).map(padded),
  };
}

const SHOWN_ROWS = 3;
const SHOWN_CHARACTERS = 200;

const widthOf = (rows: Rows): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

const isUnread = ({ kind, at }: Column, rows: Rows, from: number): boolean =>
  kind === 'unknown' && rows.slice(from).some((row) => (row[at] ?? '').trim() !== '');

/** The requested columns; labels come from the headings, else by order. */
function toldTable(kinds: readonly ColumnKind[], named: Headings | undefined): SheetTable {
  const counts = { option: 0, wrong: 0, optionFeedback: 0 };
  const columns = kinds.map((kind, at): Column => {
    const heading = named?.names[at] ?? '';
    if (kind === 'unknown') return { kind, at, heading };
    if (kind === 'correct') {
      const own = columnOf(heading, at);
      return own.kind === 'correct' ? own : { kind, at };
    }
    if (kind !== 'option' && kind !== 'wrong' && kind !== 'optionFeedback') return { kind, at };
    const told = named?.columns.find((column) => column.at === at);
    const label = told && 'label' in told && told.label !== '' ? told.label : (LATIN[counts[kind]] ?? '');
    counts[kind] += 1;
    return { kind, at, label };
  });
  const place = { names: named?.names ?? [], from: named?.from ?? 0 };
  return { columns, ...place, isPlain: false, isSure: true, isDoubtful: true };
}

/** A sheet without headings. */
function bareTable(rows: Rows): SheetTable {
  const all = Array.from(
    { length: widthOf(rows) },
    (_, at): Column => ({ kind: 'unknown', at, heading: '' }),
  );
  const { columns, isUnclear } = shapedColumns(all, { rows, names: [], hasHeadings: false });
  const bare = { names: [], from: 0, isDoubtful: true };
  if (has(columns, ['correct'])) return { ...bare, columns, isPlain: false, isSure: true };
  const plain = plainRows(rows);
  if (isUnclear || !arePlainRows(plain)) return { ...bare, columns, isPlain: false, isSure: false };
  return { ...bare, columns: columnsOfPlain(rows), isPlain: true, isSure: true };
}

/** The usual columns of such rows. */
function columnsOfPlain(rows: Rows): Column[] {
  const row = rows.find((each) => each.filter((cell) => cell.trim() !== '').length > 1) ?? [];
  const isCounted = /^\d{0,4}[.)]?$/.test(row[0]?.trim() ?? '');
  const last = row.findLastIndex((cell) => cell.trim() !== '');
  return Array.from({ length: widthOf(rows) }, (_, at): Column => {
    const place = at - Number(isCounted);
    if (place < 0 || at > last) return { kind: 'ignored', at };
    if (place === 0) return { kind: 'question', at };
    return at === last ? { kind: 'correct', at } : { kind: 'option', at, label: LATIN[place - 1] ?? '' };
  });
}

const SEARCHED_ROWS = 10;
const HEADING_MAXIMUM = 60;

/** A heading row with too few known headings, identified by the rows below. */
function guessedHeadings(rows: Rows): Headings | undefined {
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
  const widest = Math.max(0, ...rows.slice(0, SEARCHED_ROWS).map(filled));
  const at = rows
    .slice(0, SEARCHED_ROWS)
    .findIndex((row) => filled(row) > 1 && filled(row) * 3 >= widest * 2);
  const row = rows[at];
  if (!row) return undefined;
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const mayBe =
    new Set(cells).size === cells.length &&
    cells.every((cell) => cell.length <= HEADING_MAXIMUM && !/[?？؟]$|^[\d.,\s]+$/.test(cell));
  if (!mayBe) return undefined;
  const columns = columnsOf(row);
  const known = columns.filter(
    ({ kind, at: place }) => kind !== 'unknown' && (row[place]?.trim().length ?? 0) > 1,
  );
  const below = rows.slice(at + 1, at + 1 + SAMPLE_ROWS);
  const isHeading =
    known.length > 1 || row.some((cell, place) => differs(cell, below, place)) || isOverKey(row, below);
  return isHeading ? { columns, names: row.map((cell) => cell.trim()), from: at + 1 } : undefined;
}

/** Whether all cells below are questions, labels or numbers, and this one is not. */
function differs(cell: string, below: Rows, at: number): boolean {
  const cells = below.map((row) => row[at]?.trim() ?? '').filter((text) => text !== '');
  if (cell.trim() === '' || cells.length === 0) return false;
  const isAsking = (text: string) => /[?？؟]$/.test(text);
  const isLabel = (text: string) => labelIn(text) !== undefined || /^[\d.,]+$/.test(text);
  const tells = (is: (text: string) => boolean) =>
    !is(cell.trim()) && cells.filter(is).length * 10 >= cells.length * 9;
  return tells(isAsking) || (cells.length > 1 && tells(isLabel));
}

/** Whether the answers of the rows below name one of their options, and this row's does not. */
function isOverKey(row: readonly string[], below: Rows): boolean {
  const unknown = row.map((_, at): Column => ({ kind: 'unknown', at, heading: '' }));
  const { keyAt = -1 } = shapedColumns(unknown, { rows: below, names: row, hasHeadings: true });
  const key = row[keyAt]?.trim() ?? '';
  return (
    key !== '' && labelIn(key) === undefined && !row.some((cell, at) => at !== keyAt && cell.trim() === key)
  );
}
