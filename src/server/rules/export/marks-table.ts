import * as z from 'zod';
import {
  MARKS_COLUMNS,
  MARKS_DECIMALS,
  MARKS_HEADINGS,
  type MARKS_SEPARATORS,
  type MarksColumn,
} from '../../../shared/export/marks-columns';
import { fieldInvalid } from '../../../shared/messages';
import { csvSafe } from './csv-safe';

const SEPARATOR_NAMES = ['comma', 'semicolon', 'tab'] as const satisfies (keyof typeof MARKS_SEPARATORS)[];
const NAME = MARKS_COLUMNS.join('|');

export const marksFileSchema = z.object({
  /** Column names in file order, separated by commas. */
  columns: z
    .string(fieldInvalid('columns'))
    .regex(new RegExp(`^(${NAME})(,(${NAME}))*$`), fieldInvalid('columns')),
  separator: z.enum(SEPARATOR_NAMES, fieldInvalid('separator')).default('comma'),
  decimal: z.enum(MARKS_DECIMALS, fieldInvalid('decimal')).default('point'),
});
export type MarksFileQuery = z.output<typeof marksFileSchema>;

const requestedColumns = ({ columns }: Pick<MarksFileQuery, 'columns'>): MarksColumn[] => {
  const requested = new Set(columns.split(','));
  return [...requested].filter((name): name is MarksColumn =>
    MARKS_COLUMNS.some((column) => column === name),
  );
};

export interface MarksLine {
  readonly number: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Null if not marked yet. */
  readonly score: number | null;
  readonly maxScore: number;
  readonly quiz: string;
  readonly atMs: number;
  /** Absent if no class has grades. */
  readonly grade?: string | null;
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
    grade: ({ grade }) => grade ?? '',
  };
  return [
    columns.map((column) => MARKS_HEADINGS[column]),
    ...lines.map((line) => columns.map((column) => String(csvSafe(cells[column](line))))),
  ];
}
