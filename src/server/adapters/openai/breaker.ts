/** Not asked: the server has failed too often recently. */
export class EndpointResting extends Error {
  override readonly name = 'EndpointResting';
  constructor() {
    super('The AI server failed repeatedly and is left alone for a while.');
  }
}

interface BreakerOptions {
  readonly failures: number;
  readonly restMs: number;
  readonly now: () => number;
}

/** A circuit breaker: after consecutive failures it rests, then a single call probes the server. */
export function circuitBreaker({ failures, restMs, now }: BreakerOptions) {
  let failed = 0;
  let restsUntil = 0;
  return {
    /** Throws while resting. */
    check() {
      if (failed < failures) return;
      if (now() < restsUntil) throw new EndpointResting();
      restsUntil = now() + restMs;
    },
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      if (failed === failures) restsUntil = now() + restMs;
    },
  };
}
