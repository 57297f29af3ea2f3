import * as z from 'zod';

/** Counts of a person's stored data: the scope of an export or an erasure. */
export const storedPersonSchema = z.object({
  /** To be typed before an erasure. */
  name: z.string(),
  /** Null if there is none. */
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
  /** Accounts that other people's work or payments refer to; they remain without a name and an address. */
  accountsNameless: z.number(),
});
