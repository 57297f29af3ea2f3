import { messages } from '../../../shared/messages';
import { serverSentence } from '../../platform/error-message';
import { signInTrouble } from '../../platform/sign-in';

/** The failures of Google's window, by SDK code. */
const windowFailures: Readonly<Record<string, string>> = {
  'auth/popup-blocked':
    "The browser has blocked Google's window. Please allow pop-ups for this site, then press the button again.",
  'auth/network-request-failed':
    'Google cannot be reached. Please check your internet connection and try again.',
  'auth/internal-error':
    "Google's sign-in could not be loaded. Please check your connection, and whether a blocker in this browser stops it.",
  'auth/timeout': 'Google took too long to answer. Please try again.',
  'auth/unauthorized-domain':
    'This address is not on the list of the Firebase project yet. Please tell the person who runs the site.',
  'auth/operation-not-allowed':
    'Google sign-in is not switched on in the Firebase project. Please tell the person who runs the site.',
  'auth/user-disabled': 'This account was closed by the person who runs the site.',
  'auth/web-storage-unsupported':
    'This browser does not let the site store anything, and the sign-in needs that. Please allow cookies and try again.',
  'auth/account-exists-with-different-credential':
    'This email address already signs in another way. Please tell the person who runs the site.',
};
/** The code is followed by the server's message. */
const wrongKey = 'The Firebase settings of this site are wrong. Please tell the person who runs it.';

/**
 * The sentence on the login page: the server's, the one for the SDK's code, the error's message, or that of
 * spec §8.
 */
export function sentenceFor(failure: unknown): string {
  const code = codeOf(failure);
  if (serverSentence(failure) || !navigator.onLine || !code.startsWith('auth/'))
    return signInTrouble(failure);
  if (/^auth\/(invalid-api-key|api-key-|configuration-not-found|argument-error)/.test(code)) return wrongKey;
  return windowFailures[code] ?? (failure instanceof Error ? failure.message : messages.loginFailed);
}

const codeOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'code' in failure && typeof failure.code === 'string'
    ? failure.code
    : '';
