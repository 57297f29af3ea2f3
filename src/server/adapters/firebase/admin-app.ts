import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod';
import { errorCodeOf } from '../../rules/error-code';
import type { IdentityConfig } from '../../settings/identity';
import { SettingError } from '../../settings/setting';

export type FirebaseConfig = Extract<IdentityConfig, { readonly kind: 'firebase' }>;

/** How to reach Google; for tests. */
export interface FirebaseOptions {
  readonly httpAgent?: Agent;
  readonly timeoutMs?: number;
}

/** The SDK of one project, loaded at first use since it costs half a second. */
export interface Firebase {
  readonly auth: () => Promise<Auth>;
  readonly agent: Agent;
  /** Whether there is a service account: without one, a closed account is noticed only when its token expires. */
  readonly hasCredentials: boolean;
}

/** Throws SettingError for an unusable credentials file. */
export function openFirebase(config: FirebaseConfig, { httpAgent }: FirebaseOptions): Firebase {
  const agent = httpAgent ?? new Agent({ keepAlive: true });
  const { projectId, credentialsFile } = config;
  if (credentialsFile !== null) checkCredentials(credentialsFile, projectId);
  let auth: Promise<Auth> | undefined;
  const load = async () => {
    const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
      // biome-ignore lint/style/noRestrictedImports: an app of the SDK, not ours.
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    const app = initializeApp(
      {
        projectId,
        httpAgent: agent,
        // By file name: with a key object the agent would be ignored.
        ...(credentialsFile !== null && { credential: cert(credentialsFile, agent) }),
      },
      randomUUID(),
    );
    return getAuth(app);
  };
  return {
    auth: () => {
      auth ??= load();
      return auth;
    },
    agent,
    hasCredentials: credentialsFile !== null,
  };
}

const fileSchema = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string().refine(isPrivateKey),
});

/** Throws SettingError for a missing or invalid service account key, or another project's. */
function checkCredentials(file: string, projectId: string): void {
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
