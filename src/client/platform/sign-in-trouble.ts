import { messages } from '../../shared/messages';
import { serverSentence, statusOf } from './error-message';

const offline = 'You are offline. Please check your internet connection and try again.';
const unreachable = 'The server cannot be reached right now.';

/** Why nobody is signed in: the server's sentence, what is known of the network, or the sentence of spec §8. */
export function signInTrouble(failure: unknown): string {
  const said = serverSentence(failure);
  if (said) return said;
  if (!navigator.onLine) return offline;
  return statusOf(failure) === undefined ? `${messages.loginFailed} ${unreachable}` : messages.loginFailed;
}
