import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import type { Auth } from 'firebase-admin/auth';
import type { IdentityConfig } from '../../settings/identity';
import { checkCredentials } from './credentials';

export type FirebaseConfig = Extract<IdentityConfig, { readonly kind: 'firebase' }>;

/** How Google is reached; both are for tests. */
export interface FirebaseOptions {
  readonly httpAgent?: Agent;
  readonly timeoutMs?: number;
}

/** The SDK of one project, loaded at the first use: it would cost every start half a second. */
export interface Firebase {
  readonly auth: () => Promise<Auth>;
  readonly agent: Agent;
  /** Whether there is a service account: without one, a closed account is noticed when its token is over. */
  readonly hasCredentials: boolean;
}

/** Refuses (SettingError) a file of credentials that cannot be used. */
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
        // By its name: the agent would not be used for a key that is handed over.
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
