import * as z from 'zod';
import { fieldInvalid } from '../messages';
import { TEXT_ENCODINGS } from '../text-encodings';
import type { ImportFormat } from './formats';
import { COLUMN_KINDS } from './rows/column-kinds';

/** The formats of a text that its first lines do not always tell apart. */
export const TEXT_FORMATS = [
  'gift',
  'aiken',
  'csv',
  'markdown',
  'text',
] as const satisfies readonly ImportFormat[];
export type TextFormat = (typeof TEXT_FORMATS)[number];

const COLUMNS_MAXIMUM = 200;
const invalid = fieldInvalid('as');

/** How a teacher has a file read where it can be read in more than one way. */
export const readAsSchema = z.object({
  format: z.enum(TEXT_FORMATS, invalid).optional(),
  encoding: z.enum(TEXT_ENCODINGS, invalid).optional(),
  /** What each column of a table holds, from its first. */
  columns: z.array(z.enum(COLUMN_KINDS, invalid), invalid).max(COLUMNS_MAXIMUM, invalid).optional(),
});
export type ReadAs = z.output<typeof readAsSchema>;

/** The other ways to read a file; each is absent where there is no doubt. */
export const readingChoicesSchema = z.object({
  /** The one that was read is the first. */
  formats: z.array(z.enum(TEXT_FORMATS)).exactOptional(),
  /** The one that was read is the first; with each the first words as it reads them. */
  encodings: z.array(z.object({ encoding: z.enum(TEXT_ENCODINGS), sample: z.string() })).exactOptional(),
  table: z
    .object({
      /** Empty where no row names the columns. */
      headings: z.array(z.string()),
      /** What each column was taken for. */
      columns: z.array(z.enum(COLUMN_KINDS)),
      /** The first rows below the headings. */
      rows: z.array(z.array(z.string())),
    })
    .exactOptional(),
});
export type ReadingChoices = z.output<typeof readingChoicesSchema>;
