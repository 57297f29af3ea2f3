import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import type { Auth } from 'firebase-admin/auth';
import type { IdentityConfig } from '../../settings/identity';
import { checkCredentials } from './credentials';

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
