import * as z from 'zod';
import { sentAnswerSchema } from '../../../shared/answer/answer';
import { TAG_MAXIMUM_LENGTH } from '../../../shared/constants';
import { fieldInvalid, nameMissing } from '../../../shared/messages';
import { sentSwitch } from '../../../shared/sent';
import { cleanText } from '../../../shared/text';

const CLASSES_AT_MOST = 2000;
const ID_MAXIMUM_LENGTH = 64;
const LAST_MOMENT_MS = 8.64e15;

const classIds = z
  .array(z.string(fieldInvalid('classIds')), fieldInvalid('classIds'))
  .max(CLASSES_AT_MOST, fieldInvalid('classIds'))
  .transform((ids) => [...new Set(ids)]);
const tag = cleanText('tag', TAG_MAXIMUM_LENGTH);

export const subjectSchema = z.object({ tag: tag.optional() });
export type SubjectRequest = z.output<typeof subjectSchema>;

export const openPracticeSchema = subjectSchema.extend({ classIds: classIds.default([]) });
export type OpenPractice = z.output<typeof openPracticeSchema>;

export const practiceClassesSchema = z.object({ classIds });
export type PracticeClasses = z.output<typeof practiceClassesSchema>;

/** Start of the student's day in epoch milliseconds; the last 24 hours by default. */
export const studentPracticeRequestSchema = z.object({
  since: z.coerce
    .number(fieldInvalid('since'))
    .min(0, fieldInvalid('since'))
    .max(LAST_MOMENT_MS, fieldInvalid('since'))
    .optional(),
});
export type StudentPracticeRequest = z.output<typeof studentPracticeRequestSchema>;

/** `ahead`: practise although no question is due. */
export const nextPracticeRequestSchema = z.object({
  ahead: sentSwitch.default(false),
});
export type NextPracticeRequest = z.output<typeof nextPracticeRequestSchema>;

const questionId = z.string(nameMissing('questionId')).max(ID_MAXIMUM_LENGTH, fieldInvalid('questionId'));

export const practiceAnswerRequestSchema = z.object({
  questionId,
  showing: z.string(nameMissing('showing')).max(ID_MAXIMUM_LENGTH, fieldInvalid('showing')),
  /** Null: "I don't know". */
  answer: sentAnswerSchema,
});
export type PracticeAnswerRequest = z.output<typeof practiceAnswerRequestSchema>;

/** The student's own verdict on an answer with unsure marks. */
export const judgeRequestSchema = z.object({ questionId, knewIt: z.boolean(fieldInvalid('knewIt')) });
export type JudgeRequest = z.output<typeof judgeRequestSchema>;
