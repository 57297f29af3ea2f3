import { messages } from '../../../shared/messages';
import { serverSentence } from '../../platform/error-message';
import { signInTrouble } from '../../platform/sign-in';
import { texts } from './texts';

/** The failures of Google's window, by SDK code. */
const windowFailures: Readonly<Record<string, string>> = {
  'auth/popup-blocked': texts.popupBlocked,
  'auth/network-request-failed': texts.googleUnreachable,
  'auth/internal-error': texts.googleNotLoaded,
  'auth/timeout': texts.googleSlow,
  'auth/unauthorized-domain': texts.addressNotListed,
  'auth/operation-not-allowed': texts.googleOff,
  'auth/user-disabled': texts.accountClosed,
  'auth/web-storage-unsupported': texts.noStorage,
  'auth/account-exists-with-different-credential': texts.otherCredential,
};
/**
 * The sentence on the login page: the server's, the one for the SDK's code, the error's message, or that of
 * spec §8.
 */
export function sentenceFor(failure: unknown): string {
  const code = codeOf(failure);
  if (serverSentence(failure) || !navigator.onLine || !code.startsWith('auth/'))
    return signInTrouble(failure);
  if (/^auth\/(invalid-api-key|api-key-|configuration-not-found|argument-error)/.test(code))
    return texts.wrongFirebase;
  return windowFailures[code] ?? (failure instanceof Error ? failure.message : messages.loginFailed);
}

const codeOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'code' in failure && typeof failure.code === 'string'
    ? failure.code
    : '';
