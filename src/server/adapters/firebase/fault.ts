import { errorCodeOf } from '../../rules/error-code';

/** The SDK's code for a genuine, expired token. */
const OVER = 'auth/id-token-expired';
/** Google's codes for a genuine token of a closed account. */
const CLOSED = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];
/** The SDK gives a forged token and unreachable keys the same code; the messages differ. Only these are about the token. */
const SPEAKS_OF_TOKEN = /^(Firebase ID token |Decoding Firebase ID token failed|verifyIdToken\(\) expects )/;

/** Why the SDK did not verify a token: forged, expired, closed account, or unreachable. */
export type VerifyFault = 'forged' | 'over' | 'closed' | 'unreachable';

export function faultOf(error: unknown): VerifyFault {
  const code = errorCodeOf(error);
  if (code === OVER) return 'over';
  if (CLOSED.includes(code)) return 'closed';
  const isAboutToken =
    code === 'auth/argument-error' && error instanceof Error && SPEAKS_OF_TOKEN.test(error.message);
  return isAboutToken ? 'forged' : 'unreachable';
}
