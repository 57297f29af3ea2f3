import { type Said, say } from './languages/said';

/** The one table of refusals: kind, HTTP status, and machine code, which is also tRPC's name. */
export const ERROR_KINDS = {
  unauthenticated: { status: 401, code: 'UNAUTHORIZED' },
  plan_required: { status: 402, code: 'PAYMENT_REQUIRED' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  not_found: { status: 404, code: 'NOT_FOUND' },
  conflict: { status: 409, code: 'CONFLICT' },
  invalid: { status: 400, code: 'BAD_REQUEST' },
  too_large: { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  unsupported: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  too_many: { status: 429, code: 'TOO_MANY_REQUESTS' },
  upstream: { status: 502, code: 'BAD_GATEWAY' },
  unavailable: { status: 503, code: 'SERVICE_UNAVAILABLE' },
} as const;

export type ErrorKind = keyof typeof ERROR_KINDS;

/** Why an action is not allowed, returned by the pure core; the shell throws it. */
export interface Refusal<Sentence extends string | Said = string | Said> {
  readonly kind: ErrorKind;
  readonly sentence: Sentence;
}

/** A refusal whose message is shown to the user. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** The message by its name, if it has one. */
  readonly said: Said | undefined;

  constructor(
    readonly kind: ErrorKind,
    sentence: string | Said,
    /** Seconds until a retry makes sense, if known. */
    readonly retryAfterSeconds?: number,
  ) {
    super(typeof sentence === 'string' ? sentence : say(sentence));
    this.said = typeof sentence === 'string' ? undefined : sentence;
  }
}

export function refuse(refusal: Refusal | null): void {
  if (refusal) throw new DomainError(refusal.kind, refusal.sentence);
}

/** A problem with one field, in the user's words. */
export interface Issue {
  readonly field: string;
  readonly sentence: string;
}

/** Throws the first issue as a 400, in the documented order. */
export function refuseFirst(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw new DomainError('invalid', first.sentence);
}
