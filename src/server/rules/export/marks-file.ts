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

/** The query of a CSV of marks. */
export const marksFileSchema = z.object({
  /** Their names in the order of the file, joined by commas. */
  columns: z
    .string(fieldInvalid('columns'))
    .regex(new RegExp(`^(${NAME})(,(${NAME}))*$`), fieldInvalid('columns')),
  separator: z.enum(SEPARATOR_NAMES, fieldInvalid('separator')).default('comma'),
  decimal: z.enum(MARKS_DECIMALS, fieldInvalid('decimal')).default('point'),
});
export type MarksFileAsked = z.output<typeof marksFileSchema>;

/** The columns that were asked for, each once. */
export const askedColumns = ({ columns }: Pick<MarksFileAsked, 'columns'>): MarksColumn[] => {
  const asked = new Set(columns.split(','));
  return [...asked].filter((name): name is MarksColumn => MARKS_COLUMNS.some((column) => column === name));
};
