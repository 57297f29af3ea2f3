import * as z from 'zod';
import { QUESTION_TYPES } from '../constants';

export type QuestionType = (typeof QUESTION_TYPES)[number];

const base = {
  _id: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  timeLimit: z.number().int().positive().nullable(),
  maximumMarks: z.number().int().min(1),
};
const noOptions = { options: z.array(z.string()).length(0) };
const noRange = { min: z.null(), max: z.null(), step: z.null() };

/** A question as stored and as its teacher sees it (spec §3): a union on `type`; times are seconds. */
export const questionSchema = z.discriminatedUnion('type', [
  z.object({
    ...base,
    type: z.literal('mcq'),
    options: z.array(z.string()),
    correctAnswer: z.string(),
    ...noRange,
  }),
  z.object({
    ...base,
    type: z.literal('msq'),
    options: z.array(z.string()),
    correctAnswer: z.array(z.string()),
    /** Whether some of the right options earn some of the marks; what was stored before there was a choice: none. */
    partialCredit: z.boolean().default(false),
    ...noRange,
  }),
  z.object({ ...base, type: z.literal('short'), ...noOptions, correctAnswer: z.string(), ...noRange }),
  z.object({ ...base, type: z.literal('long'), ...noOptions, correctAnswer: z.string(), ...noRange }),
  z.object({
    ...base,
    type: z.literal('slider'),
    ...noOptions,
    correctAnswer: z.array(z.number()),
    min: z.number(),
    max: z.number(),
    step: z.number(),
  }),
]);

export type Question = z.infer<typeof questionSchema>;
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>;

/** A question as a student sees it while the quiz runs: an allow-list, without the correct answer. */
export const paperQuestionSchema = z.object({
  ...base,
  type: z.enum(QUESTION_TYPES),
  options: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  step: z.number().nullable(),
  /** Only where part marks are given. */
  partialCredit: z.literal(true).optional(),
});

export type PaperQuestion = z.infer<typeof paperQuestionSchema>;
