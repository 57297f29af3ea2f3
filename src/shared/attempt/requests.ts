import * as z from 'zod';
import { sentAnswerSchema } from '../answer/answer';
import { fieldInvalid, nameMissing } from '../messages';
import { writerIdSchema } from './writer';

/** The last moment that a date can name, in epoch milliseconds. */
const LAST_MOMENT_MS = 8.64e15;
/** More focus losses than any quiz sees; what a client claims beyond is cut. */
const FOCUS_LOST_MAXIMUM = 1000;
const QUESTION_ID_MAXIMUM_LENGTH = 64;

/** By question; null clears an answer. */
const sentAnswers = z.record(z.string(), sentAnswerSchema, fieldInvalid('answers'));

const revision = (field: string) => z.int(fieldInvalid(field)).nonnegative(fieldInvalid(field));

/** The ID that a student typed or followed; any text may be one. */
export const joinRequestSchema = z.object({ shareId: z.string(nameMissing('shareId')) });
export type JoinRequest = z.output<typeof joinRequestSchema>;

export const saveRequestSchema = z.object({
  revision: revision('revision'),
  answers: sentAnswers,
  /** The page that writes; a call without one is always taken. */
  writerId: writerIdSchema.nullish(),
});
export type SaveRequest = z.output<typeof saveRequestSchema>;

/** What is no count claims nothing, and never costs the submission. */
const claimedFocusLosses: z.ZodType<unknown, number> = z.custom<number>().meta({ type: 'integer' });

export const submitRequestSchema = z.object({
  attempt: z.object(
    {
      answers: sentAnswers.nullish().transform((answers) => answers ?? {}),
      /** When each answer was written, as revisions of saves say it; one without counts as the newest. */
      revisions: z
        .record(z.string(), revision('revisions'), fieldInvalid('revisions'))
        .nullish()
        .transform((revisions) => revisions ?? {}),
      focusLostCount: claimedFocusLosses.optional().transform(focusLossesClaimed),
      /** Whether the student pressed submit or the time was over; what else ends an attempt the server knows. */
      reason: z
        .enum(['student', 'time'], fieldInvalid('reason'))
        .nullish()
        .transform((reason) => reason ?? null),
      /** The deadline that the page knew, in epoch milliseconds: it may not have heard yet of time that was given. */
      deadline: z
        .number(fieldInvalid('deadline'))
        .nullish()
        .transform((deadline) => deadline ?? null),
    },
    fieldInvalid('attempt'),
  ),
});
export type SubmitRequest = z.output<typeof submitRequestSchema>;

function focusLossesClaimed(claimed: unknown): number {
  const count = typeof claimed === 'number' && claimed > 0 ? Math.floor(claimed) : 0;
  return Math.min(count, FOCUS_LOST_MAXIMUM);
}

/** A question of another quiz is left out, and never costs the report. */
const anyQuestionId: z.ZodType<unknown, string> = z.custom<string>();
const moment = (field: string) =>
  z
    .number(fieldInvalid(field))
    .min(-LAST_MOMENT_MS, fieldInvalid(field))
    .max(LAST_MOMENT_MS, fieldInvalid(field))
    .transform((time) => Math.round(time));

/** Of a focus loss; times are epoch milliseconds. */
export const focusLossRequestSchema = z.object({
  leftAt: moment('leftAt'),
  returnedAt: moment('returnedAt')
    .nullish()
    .transform((time) => time ?? null),
  /** `gone`: the page went, perhaps to be reloaded; `reloaded`: it is back, and that was all. */
  page: z
    .enum(['gone', 'reloaded'], fieldInvalid('page'))
    .nullish()
    .transform((page) => page ?? null),
  /** The question on the screen when the student left. */
  questionId: anyQuestionId.optional(),
});
export type FocusLossRequest = z.output<typeof focusLossRequestSchema>;

export const takeOverRequestSchema = z.object({ writerId: writerIdSchema });
export type TakeOverRequest = z.output<typeof takeOverRequestSchema>;

export const followRequestSchema = takeOverRequestSchema.extend({
  /** Whether this page wants to write; one that has given way only looks on. */
  claim: z.boolean(fieldInvalid('claim')),
  /** The question on the screen. */
  questionId: z
    .string(fieldInvalid('questionId'))
    .max(QUESTION_ID_MAXIMUM_LENGTH, fieldInvalid('questionId'))
    .optional(),
  /** Whether this page waits for that question to be sent. */
  awaitsQuestion: z.boolean(fieldInvalid('awaitsQuestion')).optional(),
  /** How many answers the server has not acknowledged yet. */
  unsentCount: z.int(fieldInvalid('unsentCount')).nonnegative(fieldInvalid('unsentCount')).optional(),
  /** When it said so, in epoch milliseconds; left out while the student is away from the page. */
  hereAt: z.number(fieldInvalid('hereAt')).optional(),
  /** The latest message of the teacher that this page has; later ones are answered. */
  heardMessage: z.int(fieldInvalid('heardMessage')).nonnegative(fieldInvalid('heardMessage')).optional(),
});
export type FollowRequest = z.output<typeof followRequestSchema>;
