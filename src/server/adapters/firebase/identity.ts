import { cleanLine } from '../../../shared/clean-line';
import { DomainError } from '../../../shared/errors';
import type { Said } from '../../../shared/languages/said';
import { refusals } from '../../../shared/refusals';
import { toCleanText } from '../../../shared/text';
import type { Clock } from '../../ports/clock';
import type { Identity, IdentityProvider } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { Log } from '../../ports/log';
import { errorCodeOf } from '../../rules/error-code';
import { type Firebase, type FirebaseConfig, type FirebaseOptions, openFirebase } from './admin-app';
import { claimsIn, type FirebaseClaims, looksSigned, spentUntilMs, whyNotSignIn } from './claims';

const TIMEOUT_MS = 10_000;
const NAME_MAXIMUM_LENGTH = 100;

interface FirebaseDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

/**
 * Google sign-in through Firebase: accepts an ID token of the school's project once, if fresh from Google's
 * window and with a confirmed address. With a service account key, closed accounts are refused immediately.
 */
export function firebaseIdentity(
  { clock, ids, log }: FirebaseDeps,
  config: FirebaseConfig,
  options: FirebaseOptions = {},
): IdentityProvider {
  const firebase = openFirebase(config, options);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;

  async function genuineClaims(token: string): Promise<FirebaseClaims> {
    if (!looksSigned(token)) throw refused();
    try {
      const claims = claimsIn(await verified(firebase, token, timeoutMs));
      if (claims) return claims;
    } catch (error) {
      throw whatToSay(error);
    }
    throw refused();
  }

  function whatToSay(error: unknown): DomainError {
    const fault = faultOf(error);
    if (fault === 'unreachable') {
      log.error('sign-in-unreachable', error);
      return new DomainError('unavailable', refusals.signInUnreachable);
    }
    // Many expired tokens in a row: this server's clock is ahead.
    log.info('sign-in-refused', { reason: fault });
    return refused(SENTENCES[fault]);
  }

  return {
    kind: 'firebase',
    issuer: `https://securetoken.google.com/${config.projectId}`,
    async verify(token) {
      const claims = await genuineClaims(token);
      const now = clock.wall();
      const refusal = whyNotSignIn(claims, now);
      if (refusal) {
        const error = new DomainError(refusal.kind, refusal.sentence);
        const secondsOld = Math.round(now / 1000 - claims.auth_time);
        if (refusal.kind === 'unavailable') log.error('server-clock-behind', error.message, { secondsOld });
        else log.info('sign-in-refused', { reason: error.message, secondsOld });
        throw error;
      }
      return identityOf(claims, ids.hash(token.slice(0, token.lastIndexOf('.'))));
    },
  };
}

/** The SDK's code for a genuine, expired token. */
const OVER = 'auth/id-token-expired';
/** Google's codes for a genuine token of a closed account. */
const CLOSED = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];
/** The SDK gives a forged token and unreachable keys the same code; the messages differ. Only these are about the token. */
const SPEAKS_OF_TOKEN = /^(Firebase ID token |Decoding Firebase ID token failed|verifyIdToken\(\) expects )/;

/** Why the SDK did not verify a token: forged, expired, closed account, or unreachable. */
export type VerifyFault = 'forged' | 'over' | 'closed' | 'unreachable';

function faultOf(error: unknown): VerifyFault {
  const code = errorCodeOf(error);
  if (code === OVER) return 'over';
  if (CLOSED.includes(code)) return 'closed';
  const isAboutToken =
    code === 'auth/argument-error' && error instanceof Error && SPEAKS_OF_TOKEN.test(error.message);
  return isAboutToken ? 'forged' : 'unreachable';
}

const SENTENCES = {
  forged: refusals.identityRefused,
  over: refusals.signInTooOld,
  closed: refusals.signInAccountClosed,
} as const;

const refused = (sentence: Said = refusals.identityRefused) => new DomainError('unauthenticated', sentence);

/** The verified payload, within the timeout. */
async function verified({ auth, agent, hasCredentials }: Firebase, token: string, timeoutMs: number) {
  const sdk = await auth();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Google did not answer within ${timeoutMs} ms.`));
      // The SDK itself would wait forever; a retry needs new connections anyway.
      agent.destroy();
    }, timeoutMs);
  });
  try {
    return await Promise.race([sdk.verifyIdToken(token, hasCredentials), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The id is computed from the signed part: a signature has several spellings. */
function identityOf(claims: FirebaseClaims, tokenId: string): Identity {
  const { iss, sub, email = '', name } = claims;
  const [localPart = email] = email.split('@');
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailConfirmed: claims.email_verified === true,
    name: cleanLine(toCleanText(name ?? '').slice(0, NAME_MAXIMUM_LENGTH)) || localPart,
    singleUse: { tokenId, expiresAt: spentUntilMs(claims) },
  };
}
