import * as z from 'zod';

const LONGEST_MONTHS = 240;
const SENTENCE = `RETENTION_MONTHS must be a whole number of months from 1 to ${LONGEST_MONTHS}, or empty to keep everything.`;

export const retentionSettings = {
  RETENTION_MONTHS: z.coerce
    .number(SENTENCE)
    .int(SENTENCE)
    .min(1, SENTENCE)
    .max(LONGEST_MONTHS, SENTENCE)
    .optional(),
};
