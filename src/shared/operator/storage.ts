import * as z from 'zod';

const sizedSchema = z.object({ count: z.number(), bytes: z.number() });

/** Storage use; the disk is null if it cannot be read. */
export const storageSchema = z.object({
  databaseBytes: z.number(),
  uploads: sizedSchema,
  backups: sizedSchema,
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), guardBytes: z.number() }).nullable(),
  /** The largest images, largest first. */
  largest: z.array(
    z.object({
      name: z.string(),
      bytes: z.number(),
      /**
       * The quiz of the question with the image, and its teacher; null for an image within a text or an
       * unused one.
       */
      quiz: z.object({ title: z.string(), email: z.string() }).nullable(),
    }),
  ),
});

export type Storage = z.output<typeof storageSchema>;

/** The last test of a restore. */
const drillSchema = z.object({
  backup: z.string(),
  at: z.number(),
  tookMs: z.number(),
  failure: z.string().nullable(),
});
export type Drill = z.output<typeof drillSchema>;

const backupLineSchema = z.object({
  name: z.string(),
  madeAt: z.number(),
  bytes: z.number().nullable(),
});
export type BackupLine = z.output<typeof backupLineSchema>;

/** The server's own backups, newest first; `bytes` is null for an unreadable one. */
export const backupsSchema = z.object({
  backups: z.array(backupLineSchema),
  drill: drillSchema.nullable(),
});

export const madeBackupSchema = z.object({ name: z.string() });
