import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { Log } from '../../ports/log';

/** The provider exceeded a person's patience. */
export class SlowProvider extends Error {
  override readonly name = 'SlowProvider';
}

/** The configured provider is incompatible. */
export class UnfitProvider extends Error {
  override readonly name = 'UnfitProvider';
}

/** The fields of the library's errors; `cause` is the reply if its status was unexpected. */
interface LibraryError {
  readonly code?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
  readonly status?: unknown;
  readonly cause?: unknown;
}

const UNREACHABLE = new DomainError('unavailable', refusals.signInUnreachable);
const TROUBLE = new DomainError('upstream', refusals.signInProviderTrouble);
const MISCONFIGURED = new DomainError('upstream', refusals.signInMisconfigured);
const NOT_GENUINE = new DomainError('unauthenticated', refusals.identityRefused);

/** The refusal for a failed request of the metadata. */
export function discoveryRefusal(error: unknown, log: Log): DomainError {
  const refusal = networkRefusal(error) ?? MISCONFIGURED;
  return reported(refusal, error, log);
}

/**
 * The refusal for any failure between the provider's page and a verified ID token. The provider's words never reach a page, and
 * only its error codes the log: its messages name people.
 */
export function signInRefusal(error: unknown, log: Log): DomainError {
  if (error instanceof DomainError) return error;
  const { code, error: providerCode, status } = error as LibraryError;
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') {
    if (providerCode === 'access_denied') return new DomainError('unauthenticated', refusals.signInCancelled);
    return reported(TROUBLE, error, log);
  }
  if (code === 'OAUTH_RESPONSE_BODY_ERROR') {
    if (Number(status) >= 500) return reported(UNREACHABLE, error, log);
    return reported(providerCode === 'invalid_grant' ? NOT_GENUINE : MISCONFIGURED, error, log);
  }
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return reported(MISCONFIGURED, error, log);
  return reported(networkRefusal(error) ?? NOT_GENUINE, error, log);
}

function networkRefusal(error: unknown): DomainError | undefined {
  const { code, cause } = error as LibraryError;
  if (error instanceof SlowProvider || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return UNREACHABLE;
  // fetch throws this if no response arrives or it breaks off; the library's own errors have a code.
  if (error instanceof TypeError && code === undefined) return UNREACHABLE;
  const status = statusIn(cause);
  if (status === undefined) return undefined;
  return status >= 500 ? UNREACHABLE : TROUBLE;
}

function reported(refusal: DomainError, error: unknown, log: Log): DomainError {
  const { code, error: providerCode, error_description: words, cause } = error as LibraryError;
  const facts = [
    error instanceof Error ? error.name : '',
    wordOf(code),
    wordOf(providerCode),
    /AADSTS\d+/.exec(String(words))?.[0],
    error instanceof UnfitProvider ? error.message : undefined,
    statusIn(cause) === undefined ? reasonIn(cause) : `status ${statusIn(cause)}`,
  ];
  log.info('sign-in-failed', { because: facts.filter(Boolean).join(', ') });
  return refusal;
}

/** The status of an unexpected reply, if any. */
function statusIn(cause: unknown): number | undefined {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return undefined;
  return typeof cause.status === 'number' ? cause.status : undefined;
}

const wordOf = (value: unknown) =>
  typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;

/** The library's message, or the system's code for a failed connection; neither quotes the provider. */
function reasonIn(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return 'code' in cause && !String(cause.code).startsWith('OAUTH') ? wordOf(cause.code) : cause.message;
}
