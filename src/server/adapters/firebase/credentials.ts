import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { errorCodeOf } from '../../rules/error-code';
import { SettingError } from '../../settings/setting';

const fileSchema = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string().refine(isPrivateKey),
});

/** Throws SettingError for a missing or invalid service account key, or another project's. */
export function checkCredentials(file: string, projectId: string): void {
  const parsed = fileSchema.safeParse(contentOf(file));
  if (!parsed.success) {
    throw new SettingError(
      'GOOGLE_APPLICATION_CREDENTIALS names a file that is not the JSON key of a service account.',
    );
  }
  const { project_id } = parsed.data;
  if (project_id !== projectId) {
    throw new SettingError(
      `GOOGLE_APPLICATION_CREDENTIALS is a key of the project ${project_id}, but FIREBASE_PROJECT_ID is ${projectId}.`,
    );
  }
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new SettingError(
      `GOOGLE_APPLICATION_CREDENTIALS names a file that cannot be read (${errorCodeOf(error)}): ${file}`,
    );
  }
}

function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false;
  }
}
