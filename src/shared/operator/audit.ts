import * as z from 'zod';

/** The actor: a person by address, the operator's page, or the server itself with its command line. */
export const auditActorSchema = z.union([
  z.object({ kind: z.literal('person'), called: z.string() }),
  z.object({ kind: z.literal('operator') }),
  z.object({ kind: z.literal('server') }),
]);

/** A line of the audit log without the values before and after, which contain marks, keys and texts. */
export const auditLineSchema = z.object({
  _id: z.number(),
  at: z.number(),
  by: auditActorSchema,
  act: z.string(),
  about: z.string(),
  /** The current name of that ID: a quiz title, a class name, an address; null if there is none. */
  called: z.string().nullable(),
});
export type AuditEntryLine = z.output<typeof auditLineSchema>;

export const auditPageSchema = z.object({
  /** Newest first. */
  lines: z.array(auditLineSchema),
  hasMore: z.boolean(),
});
