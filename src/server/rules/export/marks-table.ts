import { MARKS_HEADINGS, type MarksColumn } from '../../../shared/export/marks-columns';
import { csvSafe } from './csv-safe';
import { askedColumns, type MarksFileAsked } from './marks-file';

/** One student's marks in one quiz. */
export interface MarksLine {
  readonly number: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Null where there are none yet. */
  readonly score: number | null;
  readonly maxScore: number;
  readonly quiz: string;
  readonly atMs: number;
}

interface Asked extends Pick<MarksFileAsked, 'columns' | 'decimal'> {
  readonly timeZone: string;
}

/** Marks as the cells of a CSV for a school's system: the columns that were asked for, each cell formula-safe. */
export function marksTable(lines: readonly MarksLine[], { decimal, timeZone, ...asked }: Asked): string[][] {
  const columns = askedColumns(asked);
  // Sweden writes its days as ISO does.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const toText = (figure: number) => String(figure).replace('.', decimal === 'comma' ? ',' : '.');
  const cells: Readonly<Record<MarksColumn, (line: MarksLine) => string>> = {
    number: ({ number }) => number ?? '',
    name: ({ name }) => name,
    email: ({ email }) => email ?? '',
    points: ({ score }) => (score === null ? '' : toText(score)),
    maximum: ({ maxScore }) => toText(maxScore),
    percent: ({ score, maxScore }) =>
      score === null || maxScore <= 0 ? '' : toText(Math.round((10_000 * score) / maxScore) / 100),
    quiz: ({ quiz }) => quiz,
    date: ({ atMs }) => days.format(atMs),
  };
  return [
    columns.map((column) => MARKS_HEADINGS[column]),
    ...lines.map((line) => columns.map((column) => String(csvSafe(cells[column](line))))),
  ];
}
