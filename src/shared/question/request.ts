import * as z from 'zod';
import { TEXT_FORMATS } from '../constants';
import { fieldInvalid } from '../messages';
import { QUESTION_TYPES } from '../question-types/registry';

const text = (field: string) => z.string(fieldInvalid(field)).nullable().optional();
// NaN marks an invalid number, so that validation can report it.
const number = z.union([z.number(), z.string(), z.null()]).catch(Number.NaN).optional();

/**
 * The fields of a question in a request (spec §7), all optional: values, or the texts of a multipart form.
 * The type reads its own fields, such as options and correctAnswer.
 */
export const questionFieldsSchema = z.looseObject({
  type: z.enum(QUESTION_TYPES, fieldInvalid('type')).optional(),
  format: z.enum(TEXT_FORMATS, fieldInvalid('format')).optional(),
  text: text('text'),
  timeLimit: number,
  maximumMarks: number,
  imageAlt: text('imageAlt'),
  explanation: text('explanation'),
});
export type QuestionFields = z.output<typeof questionFieldsSchema>;
