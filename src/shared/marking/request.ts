import * as z from 'zod';
import { EVIDENCE_MAXIMUM_LENGTH, STUDENTS_AT_ONCE_MAXIMUM } from '../constants';
import { messages } from '../messages';
import { isCleanText } from '../text';
import { markingMessages } from './messages';

/** Marks from 0 to the maximum of their question in steps of 0.5, which is refused where the question is known; what is no number is none of them. */
export const marksSchema = z.object({ marks: z.number().catch(Number.NaN) });

const students = messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM);

/** The students whose answers a decision is about. */
export const studentsSchema = z.object({
  studentIds: z.array(z.string(students), students).min(1, students).max(STUDENTS_AT_ONCE_MAXIMUM, students),
});

export const useAiSchema = z.object({ useAi: z.boolean(markingMessages.useAiBooleanRequired) });

const evidence = messages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH);

/** What an alarm rests on, as shown; another evidence raises it again. */
export const evidenceSchema = z.object({
  evidence: z
    .string(evidence)
    .max(EVIDENCE_MAXIMUM_LENGTH, evidence)
    .refine((text) => text.trim() !== '' && isCleanText(text), evidence),
});
