import * as z from 'zod';

/** Who did it: whoever has this address, somebody at the operator's page, or the server itself and its command line. */
export const auditActorSchema = z.union([
  z.object({ kind: z.literal('person'), called: z.string() }),
  z.object({ kind: z.literal('operator') }),
  z.object({ kind: z.literal('server') }),
]);

/** A line of the audit log without what was before and after: marks, keys and texts stand in there. */
export const auditLineSchema = z.object({
  _id: z.number(),
  at: z.number(),
  by: auditActorSchema,
  act: z.string(),
  about: z.string(),
  /** What is known under that id today: the title of a quiz, the name of a class, an address; null where nothing is. */
  called: z.string().nullable(),
});
export type AuditEntryLine = z.output<typeof auditLineSchema>;

export const auditPageSchema = z.object({
  /** The newest first. */
  lines: z.array(auditLineSchema),
  hasMore: z.boolean(),
});
