import * as z from 'zod';
import {
  MARKS_COLUMNS,
  MARKS_DECIMALS,
  type MARKS_SEPARATORS,
  type MarksColumn,
} from '../../../shared/export/marks-columns';
import { fieldInvalid } from '../../../shared/messages';

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

/** The requested columns without duplicates. */
export const requestedColumns = ({ columns }: Pick<MarksFileQuery, 'columns'>): MarksColumn[] => {
  const requested = new Set(columns.split(','));
  return [...requested].filter((name): name is MarksColumn =>
    MARKS_COLUMNS.some((column) => column === name),
  );
};
