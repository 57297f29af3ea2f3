import * as z from 'zod';

/** What somebody opens the operator's page with; whatever is no link opens nothing. */
export const operatorLinkSchema = z.object({ link: z.string() });

/** What the one use of a link answers. */
export const operatorSessionSchema = z.object({ token: z.string(), expiresAt: z.number() });
export type OperatorSession = z.output<typeof operatorSessionSchema>;

const drillSchema = z.object({
  backup: z.string(),
  at: z.number(),
  tookMs: z.number(),
  /** Why it failed; null when it did not. */
  failure: z.string().nullable(),
});

/** The overview of the operator's page; times are epoch milliseconds. */
export const operatorStateSchema = z.object({
  version: z.string(),
  nowMs: z.number(),
  startedAt: z.number(),
  /** What the settings leave open, in sentences. */
  warnings: z.array(z.string()).readonly(),
  databaseWritable: z.boolean(),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), guardBytes: z.number() }).nullable(),
  backups: z.object({
    count: z.number(),
    /** Null before the first. */
    lastAt: z.number().nullable(),
    /** The last restore that was tried; null before the first. */
    drill: drillSchema.nullable(),
  }),
  waiting: z.object({ openAttempts: z.number(), unsentMails: z.number(), evaluations: z.number() }),
  /** The last errors in the log since the start, the newest first. */
  errors: z
    .array(
      z.object({
        at: z.number(),
        event: z.string(),
        error: z.string(),
        requestId: z.string().nullable(),
      }),
    )
    .readonly(),
});
export type OperatorState = z.output<typeof operatorStateSchema>;
