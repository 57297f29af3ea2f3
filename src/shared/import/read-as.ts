import * as z from 'zod';
import { fieldInvalid } from '../messages';
import { TEXT_ENCODINGS } from '../text-encodings';
import type { ImportFormat } from './formats';
import { COLUMN_KINDS } from './rows/column-kinds';

/** Text formats that their first lines do not always distinguish. */
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

/** The teacher's choice for a file that can be read in several ways. */
export const readAsSchema = z.object({
  format: z.enum(TEXT_FORMATS, invalid).optional(),
  encoding: z.enum(TEXT_ENCODINGS, invalid).optional(),
  /** The kind of each column of a table, in order. */
  columns: z.array(z.enum(COLUMN_KINDS, invalid), invalid).max(COLUMNS_MAXIMUM, invalid).optional(),
});
export type ReadAs = z.output<typeof readAsSchema>;

/** The other ways to read a file; each is absent without doubt. */
export const readingChoicesSchema = z.object({
  /** The current one comes first. */
  formats: z.array(z.enum(TEXT_FORMATS)).exactOptional(),
  /** The current one comes first; each with a sample decoded by it. */
  encodings: z.array(z.object({ encoding: z.enum(TEXT_ENCODINGS), sample: z.string() })).exactOptional(),
  table: z
    .object({
      /** Empty without headings. */
      headings: z.array(z.string()),
      /** The kind of each column as read. */
      columns: z.array(z.enum(COLUMN_KINDS)),
      /** The first rows below the headings. */
      rows: z.array(z.array(z.string())),
    })
    .exactOptional(),
});
export type ReadingChoices = z.output<typeof readingChoicesSchema>;
