import type { Finding } from '../../ports/check';
import { errorCodeOf } from '../../rules/error-code';
import { SettingError } from '../../settings/setting';
import { type FirebaseConfig, type FirebaseOptions, openFirebase } from './admin-app';

const PATIENCE_MS = 10_000;
/** An id that no user has; the reply shows whether the key may look users up. */
const UNKNOWN_USER = 'nobody-of-the-doctor';

/** Looks a user up as a sign-in would, with the service account's key. */
export async function credentialsFinding(config: FirebaseConfig, options: FirebaseOptions): Promise<Finding> {
  if (config.credentialsFile === null) {
    return {
      state: 'off',
      sentence:
        'GOOGLE_APPLICATION_CREDENTIALS is not set, which is fine: whoever signed in at Google less than ten minutes before their account was closed there gets in once more.',
    };
  }
  try {
    const auth = await openFirebase(config, options).auth();
    await within(options.timeoutMs ?? PATIENCE_MS, auth.getUser(UNKNOWN_USER));
    return MAY_LOOK;
  } catch (error) {
    return findingOf(error);
  }
}

const MAY_LOOK: Finding = {
  state: 'ok',
  sentence: 'The service account may look up accounts: a closed one is refused at once.',
};

function findingOf(error: unknown): Finding {
  const code = errorCodeOf(error);
  if (code === 'auth/user-not-found') return MAY_LOOK;
  if (error instanceof SettingError) return { state: 'wrong', sentence: error.message };
  const words = error instanceof Error ? error.message : String(error);
  if (/invalid_grant/.test(words)) {
    return {
      state: 'wrong',
      sentence:
        'Google refuses the key of the service account: it was deleted, or the clock of this server is off. Make a new key in the Firebase console: Project settings, Service accounts.',
    };
  }
  if (code === 'auth/insufficient-permission' || /PERMISSION_DENIED|insufficient permission/i.test(words)) {
    return {
      state: 'wrong',
      sentence:
        'The service account may not look up accounts. Give it the role Firebase Authentication Viewer in the Google Cloud console: IAM.',
    };
  }
  return { state: 'warning', sentence: `The service account could not be checked (${code || words}).` };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
