import * as z from 'zod';

/** What a backup says about itself; it lies beside the files. */
export const manifestSchema = z.object({
  madeAt: z.number(),
  programVersion: z.string(),
  /** Migrations that the database has had. */
  schemaVersion: z.number(),
  /** Rows of the tables that a teacher would miss. */
  counts: z.record(z.string(), z.number()),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FILE = 'quiz.sqlite';
export const SECRETS_FILE = 'secrets.json';
export const UPLOADS_FOLDER = 'uploads';

export const COUNTED_TABLES = ['accounts', 'quizzes', 'questions', 'attempts', 'answers', 'results'] as const;
