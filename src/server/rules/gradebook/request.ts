import * as z from 'zod';
import { cleanLine } from '../../../shared/clean-line';
import {
  COLUMN_NOTE_MAXIMUM_LENGTH,
  COLUMN_TITLE_MAXIMUM_LENGTH,
  DROP_LOWEST_MAXIMUM,
  MARK_STEP,
  MAXIMUM_MARKS_CEILING,
  OWN_COLUMNS_MAXIMUM,
  WEIGHT_PERCENT_MAXIMUM,
} from '../../../shared/constants';
import { gradeScaleSchema } from '../../../shared/gradebook/grade-scale';
import { gradebookFieldMessages } from '../../../shared/gradebook/messages';
import { areMarksValid } from '../../../shared/marking/marks';
import { fieldInvalid } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';
import { momentSchema } from '../assignment/request';
import { gradebookMessages } from './messages';

const weight = z
  .number(gradebookMessages.weightInvalid)
  .int(gradebookMessages.weightInvalid)
  .min(0, gradebookMessages.weightInvalid)
  .max(WEIGHT_PERCENT_MAXIMUM, gradebookMessages.weightInvalid);
const dropLowest = z
  .number(gradebookMessages.dropInvalid)
  .int(gradebookMessages.dropInvalid)
  .min(0, gradebookMessages.dropInvalid)
  .max(DROP_LOWEST_MAXIMUM, gradebookMessages.dropInvalid);

/** New weights of quizzes; absent fields stay. */
export const weightsRequestSchema = z.object({
  /** In percent of the usual weight, by quiz. */
  weights: z.record(z.string(), weight, fieldInvalid('weights')).optional(),
  dropLowest: dropLowest.optional(),
});
export type WeightsRequest = z.output<typeof weightsRequestSchema>;

const { columnTitle, columnNote, columnMaximum } = gradebookFieldMessages;

const title = z
  .string(columnTitle)
  .refine(isCleanText, columnTitle)
  .transform(cleanLine)
  .pipe(z.string().min(1, columnTitle).max(COLUMN_TITLE_MAXIMUM_LENGTH, columnTitle));
const maxScore = z
  .number(columnMaximum)
  .refine((marks) => marks >= MARK_STEP && areMarksValid(marks, MAXIMUM_MARKS_CEILING), columnMaximum);
const date = momentSchema('date');

/** A new column; without a maximum it holds notes. */
export const columnRequestSchema = z.object({ title, maxScore: maxScore.nullable(), date });
export type ColumnRequest = z.output<typeof columnRequestSchema>;

/** Changes to a column; absent fields stay. */
export const columnChangesSchema = z.object({
  title: title.exactOptional(),
  maxScore: maxScore.exactOptional(),
  date: date.exactOptional(),
  weightPercent: weight.exactOptional(),
});
export type ColumnChanges = z.output<typeof columnChangesSchema>;

export const columnUndoSchema = z.object({ undo: z.string(fieldInvalid('undo')) });

/** All columns of a class in their new order. */
export const columnOrderSchema = z.object({
  columnIds: z.array(z.string(fieldInvalid('columnIds')), fieldInvalid('columnIds')).max(OWN_COLUMNS_MAXIMUM),
});

/** The mark or the note of one cell; null empties it. The use case knows the maximum. */
export const ownMarkRequestSchema = z.object({
  marks: z.number(fieldInvalid('marks')).nullable().exactOptional(),
  note: z
    .string(fieldInvalid('note'))
    .refine(isCleanText, fieldInvalid('note'))
    .transform(cleanLine)
    .pipe(z.string().max(COLUMN_NOTE_MAXIMUM_LENGTH, columnNote))
    .nullable()
    .exactOptional(),
});
export type OwnMarkRequest = z.output<typeof ownMarkRequestSchema>;

/** The grades of a class; null for none. */
export const gradeScaleRequestSchema = z.object({ gradeScale: gradeScaleSchema.nullable() });
export type GradeScaleRequest = z.output<typeof gradeScaleRequestSchema>;
