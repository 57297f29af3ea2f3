/** The one table of refusals: kind, HTTP status, tRPC code name and machine code. */
export const ERROR_KINDS = {
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED', code: 'UNAUTHENTICATED' },
  plan_required: { status: 402, trpc: 'PAYMENT_REQUIRED', code: 'PLAN_REQUIRED' },
  forbidden: { status: 403, trpc: 'FORBIDDEN', code: 'FORBIDDEN' },
  not_found: { status: 404, trpc: 'NOT_FOUND', code: 'NOT_FOUND' },
  conflict: { status: 409, trpc: 'CONFLICT', code: 'CONFLICT' },
  invalid: { status: 400, trpc: 'BAD_REQUEST', code: 'INVALID' },
  too_large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE', code: 'TOO_LARGE' },
  unsupported: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE', code: 'UNSUPPORTED' },
  too_many: { status: 429, trpc: 'TOO_MANY_REQUESTS', code: 'TOO_MANY_REQUESTS' },
  upstream: { status: 502, trpc: 'BAD_GATEWAY', code: 'UPSTREAM_FAILED' },
  unavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE', code: 'UNAVAILABLE' },
} as const;

export type ErrorKind = keyof typeof ERROR_KINDS;

/** What the pure core answers when something may not be done; the shell throws it. */
export interface Refusal {
  readonly kind: ErrorKind;
  readonly sentence: string;
}

/** A refusal on its way to a person: the message is the sentence they read. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Throws the refusal if there is one. */
export function refuse(refusal: Refusal | null): void {
  if (refusal) throw new DomainError(refusal.kind, refusal.sentence);
}

/** One thing wrong with one field, in the words the person reads. */
export interface Issue {
  readonly field: string;
  readonly sentence: string;
}

/** Throws the first issue as a 400, as the documented order wants it. */
export function refuseFirst(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw new DomainError('invalid', first.sentence);
}
