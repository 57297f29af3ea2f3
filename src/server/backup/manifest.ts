import * as z from 'zod';

export const MANIFEST_FILE = 'manifest.json';
export const DATABASE_FILE = 'quiz.sqlite';
export const SECRETS_FILE = 'secrets.json';
export const UPLOADS_FOLDER = 'uploads';

/** A plain file name: no path, and no special meaning on any system. */
const PLAIN_NAME = /^[\w-][\w.-]{0,120}$/;

/** Whether a backup includes this file; a manifest that names any other is rejected. */
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

/** On some disks, names that differ only in case are the same file. */
const areDistinct = (files: readonly { name: string }[]): boolean =>
  new Set(files.map(({ name }) => name.toLowerCase())).size === files.length;

/** The manifest, stored beside the files of a backup. */
export const manifestSchema = z.object({
  madeAt: z.number(),
  programVersion: z.string(),
  /** The number of migrations applied to the database. */
  schemaVersion: z.number(),
  /** Row counts of the tables that matter to teachers. */
  counts: z.record(z.string(), z.number()),
  files: z.array(fileSchema).refine(areDistinct),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const COUNTED_TABLES = ['accounts', 'quizzes', 'questions', 'attempts', 'answers', 'results'] as const;
