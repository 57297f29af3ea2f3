import * as z from 'zod';
import { sentAnswerSchema } from '../../../shared/answer/answer';
import { WRITER_ID_LENGTH, WRITER_SILENT_MS } from '../../../shared/constants';
import { fieldInvalid, nameMissing } from '../../../shared/messages';

/** The last time a Date can hold, in epoch milliseconds. */
const LAST_MOMENT_MS = 8.64e15;
/** More focus losses than any quiz sees; larger claims are cut. */
const FOCUS_LOST_MAXIMUM = 1000;
const QUESTION_ID_MAXIMUM_LENGTH = 64;

/** By question; null clears. */
const sentAnswers = z.record(z.string(), sentAnswerSchema, fieldInvalid('answers'));

const revision = (field: string) => z.int(fieldInvalid(field)).nonnegative(fieldInvalid(field));

/** A typed or followed ID; any text may be one. */
export const joinRequestSchema = z.object({ shareId: z.string(nameMissing('shareId')) });
export type JoinRequest = z.output<typeof joinRequestSchema>;

/** A page's own id while it is open: 8 to 64 characters. */
const writerIdSchema = z
  .string({ error: fieldInvalid('writerId') })
  .min(WRITER_ID_LENGTH.min, fieldInvalid('writerId'))
  .max(WRITER_ID_LENGTH.max, fieldInvalid('writerId'));

/**
 * The access of a page to a running attempt: `writes`, `claims` to write from now on, or `looks-on`. A page that wants to write
 * claims an attempt without a holder or with a silent one. Epoch milliseconds; `heldBy` is null without a holder.
 */
export function accessOfPage(page: {
  writerId: string;
  wantsToWrite: boolean;
  heldBy: { writerId: string; heardAtMs: number } | null;
  nowMs: number;
}): 'writes' | 'claims' | 'looks-on' {
  const { heldBy } = page;
  if (heldBy?.writerId === page.writerId) return 'writes';
  const isFree = heldBy === null || page.nowMs - heldBy.heardAtMs > WRITER_SILENT_MS;
  return isFree && page.wantsToWrite ? 'claims' : 'looks-on';
}

export const saveRequestSchema = z.object({
  revision: revision('revision'),
  answers: sentAnswers,
  /** The writing page; calls without one are always accepted. */
  writerId: writerIdSchema.nullish(),
});
export type SaveRequest = z.output<typeof saveRequestSchema>;

/** An invalid count is ignored; it never fails the submit. */
const claimedFocusLosses: z.ZodType<unknown, number> = z.custom<number>().meta({ type: 'integer' });

export const submitRequestSchema = z.object({
  attempt: z.object(
    {
      answers: sentAnswers.nullish().transform((answers) => answers ?? {}),
      /** When each answer was written, like the revisions of saves; absent counts as newest. */
      revisions: z
        .record(z.string(), revision('revisions'), fieldInvalid('revisions'))
        .nullish()
        .transform((revisions) => revisions ?? {}),
      focusLostCount: claimedFocusLosses.optional().transform(focusLossesClaimed),
      /** Pressed, or out of time; the server knows all other reasons. */
      reason: z
        .enum(['student', 'time'], fieldInvalid('reason'))
        .nullish()
        .transform((reason) => reason ?? null),
      /** The deadline known to the page, in epoch milliseconds: it may not have heard of added time. */
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

/** A question of another quiz is dropped and never fails the report. */
const anyQuestionId: z.ZodType<unknown, string> = z.custom<string>();
const moment = (field: string) =>
  z
    .number(fieldInvalid(field))
    .min(-LAST_MOMENT_MS, fieldInvalid(field))
    .max(LAST_MOMENT_MS, fieldInvalid(field))
    .transform((time) => Math.round(time));

/** Times are epoch milliseconds. */
export const focusLossRequestSchema = z.object({
  leftAt: moment('leftAt'),
  returnedAt: moment('returnedAt')
    .nullish()
    .transform((time) => time ?? null),
  /** `gone`: the page unloaded, perhaps to reload; `reloaded`: it was a reload. */
  page: z
    .enum(['gone', 'reloaded'], fieldInvalid('page'))
    .nullish()
    .transform((page) => page ?? null),
  /** The question on screen at that moment. */
  questionId: anyQuestionId.optional(),
});
export type FocusLossRequest = z.output<typeof focusLossRequestSchema>;

export const takeOverRequestSchema = z.object({ writerId: writerIdSchema });
export type TakeOverRequest = z.output<typeof takeOverRequestSchema>;

export const followRequestSchema = takeOverRequestSchema.extend({
  /** Whether this page wants to write; one that gave way only follows. */
  claim: z.boolean(fieldInvalid('claim')),
  /** The question on screen. */
  questionId: z
    .string(fieldInvalid('questionId'))
    .max(QUESTION_ID_MAXIMUM_LENGTH, fieldInvalid('questionId'))
    .optional(),
  /** Whether this page waits for that question. */
  awaitsQuestion: z.boolean(fieldInvalid('awaitsQuestion')).optional(),
  /** The number of unacknowledged answers. */
  unsentCount: z.int(fieldInvalid('unsentCount')).nonnegative(fieldInvalid('unsentCount')).optional(),
  /** The time of the report, in epoch milliseconds; absent while the student is away. */
  hereAt: z.number(fieldInvalid('hereAt')).optional(),
  /** The teacher's latest message on this page; later ones are returned. */
  heardMessage: z.int(fieldInvalid('heardMessage')).nonnegative(fieldInvalid('heardMessage')).optional(),
});
export type FollowRequest = z.output<typeof followRequestSchema>;
