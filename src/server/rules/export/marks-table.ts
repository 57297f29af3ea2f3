import { MARKS_HEADINGS, type MarksColumn } from '../../../shared/export/marks-columns';
import { csvSafe } from './csv-safe';
import { type MarksFileQuery, requestedColumns } from './marks-file';

export interface MarksLine {
  readonly number: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Null if not marked yet. */
  readonly score: number | null;
  readonly maxScore: number;
  readonly quiz: string;
  readonly atMs: number;
}

interface TableQuery extends Pick<MarksFileQuery, 'columns' | 'decimal'> {
  readonly timeZone: string;
}

/** The requested columns as formula-safe cells of a CSV for the school's system. */
export function marksTable(
  lines: readonly MarksLine[],
  { decimal, timeZone, ...query }: TableQuery,
): string[][] {
  const columns = requestedColumns(query);
  // The Swedish locale formats dates as ISO 8601.
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
