import * as z from 'zod';

/** What is stored about somebody, in numbers: what an export or an erasure would be about. */
export const storedPersonSchema = z.object({
  /** What has to be typed before an erasure. */
  name: z.string(),
  /** Null of who has none. */
  email: z.string().nullable(),
  roles: z.array(z.enum(['teacher', 'student'])),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
});
export type StoredPerson = z.output<typeof storedPersonSchema>;

export const erasureSchema = z.object({
  attempts: z.number(),
  quizzes: z.number(),
  accountsDeleted: z.number(),
  /** Accounts that others' work or payments hang on: they are there still, without a name or an address. */
  accountsNameless: z.number(),
});
