import * as z from 'zod';
import type { Finding } from '../../ports/check';
import { type Reply, wordsOf } from './probe';

const projectSchema = z.object({ authorizedDomains: z.array(z.string()).default([]) });
export type Project = z.infer<typeof projectSchema>;

/** The project of a key; undefined if refused. */
export const projectIn = (reply: Reply): Project | undefined =>
  'status' in reply && reply.status === 200 ? projectSchema.safeParse(reply.body).data : undefined;

/** Google's reasons by keyword, in words for the operator. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /API_KEY_INVALID|API key not valid/,
    'Google does not know FIREBASE_API_KEY. Copy it from the Firebase console: Project settings, General, Your apps.',
  ],
  [
    /API key expired/,
    'FIREBASE_API_KEY has expired. Make a new one in the Google Cloud console: Credentials.',
  ],
  [
    /REFERRER_BLOCKED|IP_ADDRESS_BLOCKED/,
    'FIREBASE_API_KEY is restricted and does not let this site in. Add PUBLIC_URL to its website restrictions in the Google Cloud console: Credentials.',
  ],
  [
    /API_KEY_SERVICE_BLOCKED/,
    'FIREBASE_API_KEY is restricted to other services. Allow it the Identity Toolkit API in the Google Cloud console: Credentials.',
  ],
  [
    /CONFIGURATION_NOT_FOUND|SERVICE_DISABLED|has not been used in project/,
    'Authentication is not set up in this Firebase project. Open Authentication in the Firebase console and press Get started.',
  ],
];

export function apiKeyFinding(reply: Reply): Finding {
  const words = wordsOf(reply);
  const known = REASONS.find(([word]) => word.test(words));
  if (known) return { state: 'wrong', sentence: known[1] };
  return {
    state: 'wrong',
    sentence: `FIREBASE_API_KEY could not be checked (${'status' in reply ? `status ${reply.status}` : words}). Try again in a moment.`,
  };
}

export function providerFinding(reply: Reply): Finding {
  if (/OPERATION_NOT_ALLOWED/.test(wordsOf(reply))) {
    return {
      state: 'wrong',
      sentence:
        'Google is not switched on as a way to sign in. In the Firebase console: Authentication, Sign-in method, Google, Enable, Save.',
    };
  }
  const isOn =
    'status' in reply && reply.status === 200 && JSON.stringify(reply.body ?? null).includes('authUri');
  return isOn
    ? { state: 'ok', sentence: 'Google is switched on as a way to sign in.' }
    : { state: 'warning', sentence: 'Whether Google is switched on as a way to sign in could not be seen.' };
}
