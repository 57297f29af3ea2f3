import * as z from 'zod';

export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FILE = 'quiz.sqlite';
export const SECRETS_FILE = 'secrets.json';
export const UPLOADS_FOLDER = 'uploads';

/** A plain name: no folder, no step up, nothing that another system reads as one. */
const PLAIN_NAME = /^[\w-][\w.-]{0,120}$/;

/** Whether a file is one that a backup has; no other is backed up, and a manifest that names another is not believed. */
export function isBackedUp(name: string): boolean {
  const [folder, image, ...deeper] = name.split('/');
  if (image === undefined) return name === DATABASE_FILE || name === SECRETS_FILE;
  return folder === UPLOADS_FOLDER && deeper.length === 0 && PLAIN_NAME.test(image);
}

const fileSchema = z.object({
  name: z.string().refine(isBackedUp),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

/** On some disks names that differ in case alone are one file. */
const areDistinct = (files: readonly { name: string }[]): boolean =>
  new Set(files.map(({ name }) => name.toLowerCase())).size === files.length;

/** What a backup says about itself; it lies beside the files. */
export const manifestSchema = z.object({
  madeAt: z.number(),
  programVersion: z.string(),
  /** Migrations that the database has had. */
  schemaVersion: z.number(),
  /** Rows of the tables that a teacher would miss. */
  counts: z.record(z.string(), z.number()),
  files: z.array(fileSchema).refine(areDistinct),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const COUNTED_TABLES = ['accounts', 'quizzes', 'questions', 'attempts', 'answers', 'results'] as const;
