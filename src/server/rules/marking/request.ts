import * as z from 'zod';
import { EVIDENCE_MAXIMUM_LENGTH, MARK_STEP, STUDENTS_AT_ONCE_MAXIMUM } from '../../../shared/constants';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import { markingMessages } from '../../../shared/marking/messages';
import { fieldInvalid, messages } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';

/** From 0 to the maximum of the question, in steps of 0.5: refused where the question is known, so what is no number comes out as none. */
const marks = z.number().catch(Number.NaN).meta({ minimum: 0, multipleOf: MARK_STEP, default: undefined });

export const marksSchema = z.object({ marks });

const students = messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM);

/** The students whose answers a decision is about. */
export const studentsSchema = z.object({
  studentIds: z.array(z.string(students), students).min(1, students).max(STUDENTS_AT_ONCE_MAXIMUM, students),
});

const { seenAtInvalid } = colleagueMessages;
const markedAt = z.number(seenAtInvalid);

/** When the mark was given that was seen on one answer; without it whatever stands there is replaced. */
export const seenMarkSchema = z.object({ seenAt: markedAt.optional() });

/** The same by student: what is not named was not seen, and is not replaced where a colleague has decided it. */
export const seenMarksSchema = z.object({
  seenAt: z.record(z.string(), markedAt, seenAtInvalid).optional(),
});
/** By student. */
export type SeenMarks = z.output<typeof seenMarksSchema>['seenAt'];

/** Several groups of answers with a mark each; a student is in one of them. */
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

/** What an alarm rests on, as shown; another evidence raises it again. */
export const evidenceSchema = z.object({
  evidence: z
    .string(evidence)
    .max(EVIDENCE_MAXIMUM_LENGTH, evidence)
    .refine((text) => text.trim() !== '' && isCleanText(text), evidence),
});

const releaseAt = fieldInvalid('releaseAt');

/** When the scores are released, epoch milliseconds; null for no time. */
export const releaseTimeSchema = z.object({
  releaseAt: z.number(releaseAt).int(releaseAt).max(8.64e15, releaseAt).nullable(),
});
