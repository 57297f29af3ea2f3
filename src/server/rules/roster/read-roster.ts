import { KEPT_KINDS, type NameOrder } from '../../../shared/classes/as-read';
import type { ListedPupil, RosterOffer } from '../../../shared/classes/schema';
import { skippedReasons, unclearReasons } from '../../../shared/roster/messages';
import { bareColumns } from './bare-columns';
import { cellKind } from './cell-kind';
import { type ColumnChoices, findHeadings, type Headings } from './find-headings';
import { bareLineCells, headedCells } from './pupil-cells';
import { type LineReading, readPupilCells } from './read-line';
import { withoutRepeated } from './repeated-rows';
import { type ListCells, type ListLine, sheetLines, splitCells, TOO_LONG } from './split-cells';
import { whySkipped } from './title-lines';

export interface RosterRow {
  /** Line number of the text or row number of the sheet, from 1. */
  readonly line: number;
  readonly text: string;
  readonly pupil: ListedPupil;
  readonly doubt?: string;
  /** The name was derived from the address. */
  readonly isNameless?: boolean;
}

export interface SkippedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface RosterReading {
  readonly rows: readonly RosterRow[];
  readonly unreadable: readonly SkippedLine[];
  /** Titles, totals, headings and repetitions, and dropped parts of lines. */
  readonly skipped: readonly SkippedLine[];
  /** Choices for the teacher that concern the whole list. */
  readonly choices: RosterOffer;
}

interface CellsAs {
  readonly nameOrder?: NameOrder | undefined;
  readonly columns?: ColumnChoices | undefined;
}

/**
 * Reads a pasted class list or the text of a file: one student per line, cells separated by commas, semicolons, tabs or
 * several spaces, headings optional. Blank lines are skipped. Unclear lines are reported, never guessed.
 */
export const readRoster = (text: string, as: CellsAs = {}): RosterReading => readList(splitCells(text), as);

export const readRosterRows = (rows: readonly (readonly string[])[], as: CellsAs = {}): RosterReading =>
  readList(sheetLines(rows), as);

function readList(list: ListCells, as: CellsAs): RosterReading {
  const headed = findHeadings(list, as.columns);
  const columns = headed ? offeredColumns(list, headed, as) : [];
  const leftOut = columns.filter(({ kind }) => kind === 'other').map(({ heading }) => heading);
  const sorted = list.lines.map((line, at) => ({ line, reason: whyNoPupil(line, at, headed, leftOut) }));
  const all = sorted.flatMap(({ line, reason }) => (reason === undefined ? [line] : []));
  const { long = [], short: lines = [] } = Object.groupBy(all, (line) =>
    isTooLong(line, headed) ? 'long' : 'short',
  );
  const cells = headed ? belowHeadings(lines, headed, list) : withoutHeadings(lines, list);
  const readings = cells.map(({ line, found }): Read => {
    const reading =
      'reason' in found ? { pupil: null, reason: found.reason } : readPupilCells(found, as.nameOrder);
    return { line, reading };
  });
  const isOrderOpen = readings.some(({ reading }) => 'isOrderOpen' in reading);
  const remarks = readings.flatMap(({ line: { line }, reading }) =>
    'remark' in reading && reading.remark
      ? [{ line, text: reading.remark, reason: skippedReasons.remark }]
      : [],
  );
  const rows: RosterRow[] = [];
  const unreadable = long.map(({ line, text }): SkippedLine => {
    return { line, text, reason: unclearReasons.tooLong };
  });
  for (const {
    line: { line, text },
    reading,
  } of readings) {
    if (!('reason' in reading)) rows.push({ line, text, pupil: reading.pupil });
    else if (reading.pupil)
      rows.push({ line, text, pupil: reading.pupil, doubt: reading.reason, isNameless: true });
    else unreadable.push({ line, text, reason: reading.reason });
  }
  const { rows: once, skipped } = withoutRepeated(rows);
  const passedOver = sorted.flatMap(({ line: { line, text }, reason }) =>
    reason === undefined ? [] : [{ line, text, reason }],
  );
  return {
    ...{ rows: once, unreadable },
    skipped: [...passedOver, ...skipped, ...remarks].sort((a, b) => a.line - b.line),
    choices: {
      ...(isOrderOpen && { nameOrder: as.nameOrder ?? 'firstLast' }),
      ...(columns.length > 0 && { columns }),
    },
  };
}

const SAMPLE_CELLS = 3;

/** Left-out columns that may belong to a name, and the columns the teacher has assigned. */
function offeredColumns({ lines }: ListCells, { at, leftOut, kinds }: Headings, { columns = {} }: CellsAs) {
  const cells = lines[at]?.cells ?? [];
  return cells.flatMap((heading, column) => {
    if (!leftOut.includes(column) && !(column in columns)) return [];
    const kind = KEPT_KINDS.find((each) => each === kinds[column] && !leftOut.includes(column)) ?? 'other';
    const filled = lines.slice(at + 1).flatMap((line) => line.cells[column] || []);
    return [{ column, heading, kind, sample: filled.slice(0, SAMPLE_CELLS).join(', ') }] as const;
  });
}

/** With headings, a long remark in an unused column is harmless. */
const isTooLong = ({ cells, isTooLong: isLong }: ListLine, headed: Headings | undefined): boolean =>
  isLong === true || cells.some((cell, at) => cell === TOO_LONG && isKept(headed?.kinds[at] ?? 'name'));

const isKept = (kind: string): boolean => KEPT_KINDS.some((each) => each === kind);

interface Read {
  readonly line: ListLine;
  readonly reading: LineReading;
}

function whyNoPupil(
  line: ListLine,
  at: number,
  headed: Headings | undefined,
  leftOut: readonly string[],
): string | undefined {
  if (headed && at < headed.at) return skippedReasons.aboveHeadings;
  if (headed && at === headed.at) return skippedReasons.headings(leftOut);
  if (isTooLong(line, headed)) return undefined;
  const { cells } = line;
  return whySkipped(cells.filter((cell) => cell !== ''));
}

interface LineCells {
  readonly line: ListLine;
  readonly found: ReturnType<typeof headedCells>;
}

function withoutHeadings(lines: readonly ListLine[], list: ListCells): LineCells[] {
  const columns = bareColumns(lines, list);
  return lines.map((line) => ({ line, found: bareLineCells(line, columns, list) }));
}

const belowHeadings = (lines: readonly ListLine[], headed: Headings, { separator }: ListCells): LineCells[] =>
  lines.map((line) => ({
    line,
    found: headedCells(separator === ',' ? withNameJoined(line, headed) : line, headed),
  }));

/** Under "Name, Number" the line "Rao, Asha, 12" has its name in two cells. */
function withNameJoined(line: ListLine, { kinds }: Headings): ListLine {
  const at = kinds.indexOf('name');
  const [last = '', first = ''] = line.cells.slice(at, at + 2);
  const isJoined =
    at >= 0 &&
    line.cells.length === kinds.length + 1 &&
    [last, first].every((cell) => cellKind(cell) === 'name');
  if (!isJoined) return line;
  return { ...line, cells: [...line.cells.slice(0, at), `${last}, ${first}`, ...line.cells.slice(at + 2)] };
}
