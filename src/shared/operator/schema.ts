import * as z from 'zod';

/** A link to the operator's page; an invalid one is refused. */
export const operatorLinkSchema = z.object({ link: z.string() });

/** The response to the single use of a link. */
export const operatorSessionSchema = z.object({ token: z.string(), expiresAt: z.number() });
export type OperatorSession = z.output<typeof operatorSessionSchema>;

const drillSchema = z.object({
  backup: z.string(),
  at: z.number(),
  tookMs: z.number(),
  /** The reason for a failure; null without one. */
  failure: z.string().nullable(),
});

/** The overview of the operator's page; times are epoch milliseconds. */
export const operatorStateSchema = z.object({
  version: z.string(),
  nowMs: z.number(),
  startedAt: z.number(),
  /** Sentences about gaps in the settings. */
  warnings: z.array(z.string()).readonly(),
  databaseWritable: z.boolean(),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), guardBytes: z.number() }).nullable(),
  backups: z.object({
    count: z.number(),
    /** Null before the first backup. */
    lastAt: z.number().nullable(),
    /** The last test of a restore; null before the first. */
    drill: drillSchema.nullable(),
  }),
  waiting: z.object({ openAttempts: z.number(), unsentMails: z.number(), evaluations: z.number() }),
  /** The last errors in the log since the start, newest first. */
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
