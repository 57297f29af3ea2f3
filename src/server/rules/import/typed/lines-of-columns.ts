import { comesAfter, isLetterAt, ROMANS } from '../words/alphabets';
import { folded } from './folded';
import { labelAt, placesIn } from './labelled';
import type { OpenOption } from './open-question';
import type { TypedLine } from './typed-lines';

/** A piece of a line after a letter or number. */
interface Cell {
  readonly label: string;
  /** Its brackets, stops and case: all cells of a list share one style. */
  readonly style: string;
  readonly line: TypedLine;
}

interface Row {
  readonly cells: Cell[];
  /** The question before the first cells. */
  readonly asking: TypedLine | undefined;
}

/** A column separator: a tab, a wide space, a bar, or at least three spaces. */
const GAP = /\s{3,}|\s?[\t\u3000]\s?|\s\|\s/;
const FRAME = /^\||\|$/g;
const BELOW_HEADINGS = /^\|[|\s:-]+$/;
const NUMBER = /^(\()?(\d{1,2})([.)])\s?(?=\S)/;
const ROWS_MAXIMUM = 20;

/**
 * Puts columns below each other: "a) cat    c) cow" above "b) dog    d) pig". Labels must be consecutive,
 * across or down; all other lines are unchanged.
 */
export function linesOfColumns(lines: readonly TypedLine[]): TypedLine[] {
  const apart: TypedLine[] = [];
  const rowsBelow = new Map<TypedLine, Row | undefined>();
  // Cached, as up to twenty starts above a line need its row.
  const rowBelow = (line: TypedLine): Row | undefined => {
    if (!rowsBelow.has(line)) rowsBelow.set(line, rowOf(line, false));
    return rowsBelow.get(line);
  };
  let at = 0;
  for (let line = lines[at]; line; line = lines[at]) {
    const found = GAP.test(line.text) ? columnsFrom(lines, at, rowBelow) : undefined;
    apart.push(...(found?.lines ?? [line]));
    at = found?.end ?? at + 1;
  }
  return apart;
}

function columnsFrom(
  lines: readonly TypedLine[],
  from: number,
  rowBelow: (line: TypedLine) => Row | undefined,
) {
  const rows: { cells: Cell[]; end: number }[] = [];
  let asking: TypedLine | undefined;
  for (let at = from; rows.length < ROWS_MAXIMUM; at += 1) {
    const line = lines[at];
    if (line?.kind === 'blank' || BELOW_HEADINGS.test(line?.text ?? '')) continue;
    const read = line?.kind !== 'words' ? undefined : at === from ? rowOf(line, true) : rowBelow(line);
    const style = rows[0]?.cells[0]?.style;
    if (!read || (style !== undefined && read.cells.some((cell) => cell.style !== style))) break;
    asking ??= read.asking;
    rows.push({ cells: read.cells, end: at + 1 });
  }
  for (let count = mostInOrder(rows); count > 0; count -= 1) {
    const cells = inOrder(rows.slice(0, count).map((row) => row.cells));
    const end = rows[count - 1]?.end;
    if (cells && end !== undefined)
      return { end, lines: [...(asking ? [asking] : []), ...cells.map(({ line }) => line)] };
  }
  return undefined;
}

/**
 * The maximum number of rows that can be consecutive, across or down the first column: limits a costly
 * search.
 */
function mostInOrder(rows: readonly { readonly cells: readonly Cell[] }[]): number {
  const breakAcross = rows.findIndex(({ cells }, at) => {
    const before = rows[at - 1]?.cells.at(-1);
    return cells.some((cell, column) => {
      const last = column > 0 ? cells[column - 1] : before;
      return last !== undefined && !follows(last, cell, rows.length);
    });
  });
  const breakDown = rows.findIndex(({ cells: [cell] }, at) => {
    const before = rows[at - 1]?.cells[0];
    return before !== undefined && cell !== undefined && !follows(before, cell, rows.length);
  });
  return Math.max(...[breakAcross, breakDown].map((at) => (at < 0 ? rows.length : at)));
}

/** The cells of a line; the first ones may follow their question. */
function rowOf(line: TypedLine, isFirst: boolean): Row | undefined {
  const pieces = piecesOf(line);
  const style = cellOf(pieces[1] ?? pieces[0])?.style;
  const cells = pieces.flatMap((piece) => cellOf(piece) ?? []).filter((cell) => cell.style === style);
  const asking = isFirst && cells.length === pieces.length - 1 && cells.length > 1 ? pieces[0] : undefined;
  const isWhole = cells.length === pieces.length || asking !== undefined;
  return isWhole && (!isFirst || cells.length > 1) ? { cells, asking } : undefined;
}

function piecesOf(line: TypedLine): TypedLine[] {
  const pieces: TypedLine[] = [];
  let label = '';
  for (const piece of line.text.replace(FRAME, '').trim().split(GAP)) {
    // A table has the letters in separate cells.
    if (label === '' && isLabel(folded(piece))) label = piece;
    else {
      const text = label === '' ? piece : `${label} ${piece}`;
      pieces.push({ ...line, text, raw: ' '.repeat(line.indent) + text, folded: folded(text) });
      label = '';
    }
  }
  return label === '' ? pieces : [];
}

const isLabel = (piece: string): boolean =>
  labelAt(`${piece} x`)?.start === piece.length + 1 ||
  NUMBER.exec(`${piece} x`)?.[0].length === piece.length + 1;

const WIDE = /\s{2,}|[\t\u3000]|\s\|\s/;

/**
 * Splits options whose text contains the next letter: after a wide gap, or directly after the last letter.
 */
export function withOptionInside(options: readonly OpenOption[]): OpenOption[] {
  const last = options.at(-1)?.label ?? '';
  return options.filter(({ style, lines }) => {
    const text = lines.map((line) => line.trim()).join('\n');
    const [, ...apart] = text.split(WIDE).map(folded);
    if (apart.some((piece) => (style === 'number' ? NUMBER.test(piece) : labelAt(piece)?.style === style)))
      return true;
    return (
      style.endsWith(')') &&
      placesIn(folded(text)).some(
        (place) => place.from > 0 && place.style === style && comesAfter(place.label, last),
      )
    );
  });
}

function cellOf(line: TypedLine | undefined): Cell | undefined {
  const number = NUMBER.exec(line?.folded ?? '');
  if (line && number) return { label: number[2] ?? '', style: `${number[1] ?? ''}1${number[3]}`, line };
  const found = line && labelAt(line.folded);
  if (!found) return undefined;
  const isCapital = line.folded.slice(0, found.start).toLowerCase() !== line.folded.slice(0, found.start);
  return { label: found.label, style: found.style + isCapital, line };
}

/** The cells in the order of their labels, across or down. */
function inOrder(rows: readonly (readonly Cell[])[]): Cell[] | undefined {
  const width = Math.max(...rows.map(({ length }) => length));
  const down = Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [rows.flat(), down].find((cells) =>
    cells.every((cell, at) => follows(cells[at - 1], cell, rows.length)),
  );
}

function follows(before: Cell | undefined, { label }: Cell, rowCount: number): boolean {
  const isNumber = /^\d/.test(label);
  if (!before) return isNumber ? label === '1' || rowCount > 1 : isLetterAt(label, 0) || label === 'i';
  if (isNumber) return Number(label) === Number(before.label) + 1;
  const roman = ROMANS.indexOf(before.label);
  return comesAfter(label, before.label) || (roman >= 0 && ROMANS[roman + 1] === label);
}
