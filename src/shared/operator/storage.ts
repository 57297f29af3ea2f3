import * as z from 'zod';

const sizedSchema = z.object({ count: z.number(), bytes: z.number() });

/** What takes room; the disk is null where it cannot be looked at. */
export const storageSchema = z.object({
  databaseBytes: z.number(),
  uploads: sizedSchema,
  backups: sizedSchema,
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), guardBytes: z.number() }).nullable(),
  /** The largest images, the largest first. */
  largest: z.array(
    z.object({
      name: z.string(),
      bytes: z.number(),
      /** The quiz whose question it is the image of, and its teacher; null where it stands in a text, or is a leftover. */
      quiz: z.object({ title: z.string(), email: z.string() }).nullable(),
    }),
  ),
});

export type Storage = z.output<typeof storageSchema>;

/** The last restore that was tried. */
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

/** The server's own backups, the newest first; `bytes` is null where one cannot be read. */
export const backupsSchema = z.object({
  backups: z.array(backupLineSchema),
  drill: drillSchema.nullable(),
});

export const madeBackupSchema = z.object({ name: z.string() });
