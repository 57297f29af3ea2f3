import * as z from 'zod';
import type { Decision } from './with-marks';

const keptSchema = z.array(
  z.object({
    questionId: z.string(),
    given: z.array(
      z.object({
        marks: z.number(),
        itemIds: z.array(z.string()).optional(),
        studentIds: z.array(z.string()),
      }),
    ),
    seenAt: z.record(z.string(), z.number()).optional(),
  }),
);

/** Parses decisions kept on the device; another version's format is dropped. */
export const readKeptMarks = (value: unknown): Decision[] => keptSchema.safeParse(value).data ?? [];
