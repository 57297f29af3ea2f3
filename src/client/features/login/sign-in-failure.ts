import { messages } from '../../../shared/messages';
import { serverSentence, statusOf } from '../../platform/error-message';
import { offline, unreachable, windowFailures, wrongKey } from './texts';

/** What the login page shows: the server's sentence, what is known of Google's window, the error's own message, or the one of spec §8. */
export function sentenceFor(failure: unknown): string {
  const said = serverSentence(failure);
  if (said) return said;
  if (!navigator.onLine) return offline;
  const code = codeOf(failure);
  if (!code.startsWith('auth/')) {
    return statusOf(failure) === undefined ? `${messages.loginFailed} ${unreachable}` : messages.loginFailed;
  }
  if (/^auth\/(invalid-api-key|api-key-|configuration-not-found|argument-error)/.test(code)) return wrongKey;
  return windowFailures[code] ?? (failure instanceof Error ? failure.message : messages.loginFailed);
}

const codeOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'code' in failure && typeof failure.code === 'string'
    ? failure.code
    : '';
