import { errorCodeOf } from '../../../shared/error-code';

/** What the SDK says of a genuine token whose time is over. */
const OVER = 'auth/id-token-expired';
/** What Google says of a genuine token of somebody who may not come in any more. */
const CLOSED = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];
/**
 * The SDK gives a forged token and keys that it could not fetch the same code; the sentences differ. Only these speak of
 * the token: whatever else went wrong is nobody's forgery.
 */
const SPEAKS_OF_TOKEN = /^(Firebase ID token |Decoding Firebase ID token failed|verifyIdToken\(\) expects )/;

/** Whose fault it is that the SDK did not verify a token: the token's (forged, over, of a closed account), or not at all. */
export type VerifyFault = 'forged' | 'over' | 'closed' | 'unreachable';

export function faultOf(error: unknown): VerifyFault {
  const code = errorCodeOf(error);
  if (code === OVER) return 'over';
  if (CLOSED.includes(code)) return 'closed';
  const isAboutToken =
    code === 'auth/argument-error' && error instanceof Error && SPEAKS_OF_TOKEN.test(error.message);
  return isAboutToken ? 'forged' : 'unreachable';
}
