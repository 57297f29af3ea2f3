import * as z from 'zod';
import { EVIDENCE_MAXIMUM_LENGTH, MARK_STEP, STUDENTS_AT_ONCE_MAXIMUM } from '../../../shared/constants';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import { markingMessages } from '../../../shared/marking/messages';
import { fieldInvalid, messages } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';

/**
 * From 0 to the maximum in steps of 0.5. Validated once the question is known, so a non-number is passed on
 * as NaN.
 */
const marks = z.number().catch(Number.NaN).meta({ minimum: 0, multipleOf: MARK_STEP, default: undefined });

export const marksSchema = z.object({ marks });

const students = messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM);

/** The students whose answers a decision covers. */
export const studentsSchema = z.object({
  studentIds: z.array(z.string(students), students).min(1, students).max(STUDENTS_AT_ONCE_MAXIMUM, students),
});

const { seenAtInvalid } = colleagueMessages;
const markedAt = z.number(seenAtInvalid);

/** The time of the mark seen on one answer; without it, any current mark is replaced. */
export const seenMarkSchema = z.object({ seenAt: markedAt.optional() });

/**
 * The times of the marks seen, by student; a colleague's decision about a missing student is unseen, and is
 * not replaced.
 */
export const seenMarksSchema = z.object({
  seenAt: z.record(z.string(), markedAt, seenAtInvalid).optional(),
});
/** By student. */
export type SeenMarks = z.output<typeof seenMarksSchema>['seenAt'];

/** Several answer groups with a mark each; each student is in one group. */
export const keptMarksSchema = z.object({
  ...seenMarksSchema.shape,
  given: z
    .array(marksSchema.extend(studentsSchema.shape), students)
    .min(1, students)
    .refine((groups) => countOf(groups) <= STUDENTS_AT_ONCE_MAXIMUM, students)
    .refine((groups) => {
      const named = groups.flatMap(({ studentIds }) => [...new Set(studentIds)]);
      return new Set(named).size === named.length;
    }, markingMessages.studentMarkedTwice),
});

const countOf = (groups: readonly { studentIds: readonly string[] }[]) =>
  groups.reduce((sum, { studentIds }) => sum + studentIds.length, 0);

export const useAiSchema = z.object({ useAi: z.boolean(markingMessages.useAiBooleanRequired) });

export const useEarlierMarksSchema = z.object({
  useEarlierMarks: z.boolean(markingMessages.useEarlierMarksBooleanRequired),
});

const evidence = markingMessages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH);

/** The evidence of an alarm as shown; other evidence raises the alarm again. */
export const evidenceSchema = z.object({
  evidence: z
    .string(evidence)
    .max(EVIDENCE_MAXIMUM_LENGTH, evidence)
    .refine((text) => text.trim() !== '' && isCleanText(text), evidence),
});

const releaseAt = fieldInvalid('releaseAt');

/** The time of the release in epoch milliseconds; null for none. */
export const releaseTimeSchema = z.object({
  releaseAt: z.number(releaseAt).int(releaseAt).max(8.64e15, releaseAt).nullable(),
});
