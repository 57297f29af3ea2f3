import type { ListedPupil } from '../classes/schema';
import { bareColumns } from './bare-columns';
import { cellKind } from './cell-kind';
import { findHeadings, type Headed } from './find-headings';
import { skippedReasons, unclearReasons } from './messages';
import { bareLineCells, headedCells } from './pupil-cells';
import { type LineReading, readPupilCells } from './read-line';
import { withoutRepeated } from './repeated-rows';
import { type ListCells, type ListLine, sheetLines, splitCells, TOO_LONG } from './split-cells';
import { whySkipped } from './title-lines';

/** A line of a list that is about a student. */
export interface RosterRow {
  /** From 1, as in the text; of a sheet the number of the row. */
  readonly line: number;
  readonly text: string;
  readonly pupil: ListedPupil;
  /** Why it is not clear who is meant. */
  readonly doubt?: string;
  /** The name is only what stands before the @ of the address. */
  readonly isNameless?: boolean;
}

export interface SkippedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** What a class list says. */
export interface RosterReading {
  readonly rows: readonly RosterRow[];
  /** Lines of which no student can be made as they are. */
  readonly unreadable: readonly SkippedLine[];
  /** Titles, totals, headings and repetitions. */
  readonly skipped: readonly SkippedLine[];
}

/**
 * Reads a class list as it was pasted or stands in a file: separated by commas, semicolons, tabs or several spaces, with or without
 * headings, one student a line. Blank lines are passed over. What is not clear is said, and never guessed.
 */
export const readRoster = (text: string): RosterReading => readList(splitCells(text));

/** Reads the rows of a sheet. */
export const readRosterRows = (rows: readonly (readonly string[])[]): RosterReading =>
  readList(sheetLines(rows));

function readList(list: ListCells): RosterReading {
  const headed = findHeadings(list);
  const sorted = list.lines.map((line, at) => ({ line, reason: whyNoPupil(line, at, headed) }));
  const all = sorted.flatMap(({ line, reason }) => (reason === undefined ? [line] : []));
  const { long = [], short: lines = [] } = Object.groupBy(all, (line) =>
    isTooLong(line, headed) ? 'long' : 'short',
  );
  const readings = headed ? belowHeadings(lines, headed, list) : withoutHeadings(lines, list);
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
  return { rows: once, unreadable, skipped: [...passedOver, ...skipped].sort((a, b) => a.line - b.line) };
}

/** Below headings a long remark in a column that a class list does not keep is no harm. */
const isTooLong = ({ cells, isTooLong: isLong }: ListLine, headed: Headed | undefined): boolean =>
  isLong === true || cells.some((cell, at) => cell === TOO_LONG && (headed?.kinds[at] ?? 'name') !== 'other');

interface Read {
  readonly line: ListLine;
  readonly reading: LineReading;
}

function whyNoPupil(line: ListLine, at: number, headed: Headed | undefined): string | undefined {
  if (headed && at < headed.at) return skippedReasons.aboveHeadings;
  if (headed && at === headed.at) return skippedReasons.headings;
  if (isTooLong(line, headed)) return undefined;
  const { cells } = line;
  return whySkipped(cells.filter((cell) => cell !== ''));
}

function withoutHeadings(lines: readonly ListLine[], list: ListCells): Read[] {
  const columns = bareColumns(lines, list);
  return lines.map((line) => {
    const cells = bareLineCells(line, columns, list);
    return {
      line,
      reading: 'reason' in cells ? { pupil: null, reason: cells.reason } : readPupilCells(cells),
    };
  });
}

function belowHeadings(lines: readonly ListLine[], headed: Headed, { separator }: ListCells): Read[] {
  return lines.map((whole) => {
    const line = separator === ',' ? withNameJoined(whole, headed) : whole;
    const cells = headedCells(line, headed);
    return {
      line,
      reading: 'reason' in cells ? { pupil: null, reason: cells.reason } : readPupilCells(cells),
    };
  });
}

/** Under "Name, Number" a line "Rao, Asha, 12" has its name in two cells. */
function withNameJoined(line: ListLine, { kinds }: Headed): ListLine {
  const at = kinds.indexOf('name');
  const [last = '', first = ''] = line.cells.slice(at, at + 2);
  const isJoined =
    at >= 0 &&
    line.cells.length === kinds.length + 1 &&
    [last, first].every((cell) => cellKind(cell) === 'name');
  if (!isJoined) return line;
  return { ...line, cells: [...line.cells.slice(0, at), `${last}, ${first}`, ...line.cells.slice(at + 2)] };
}
