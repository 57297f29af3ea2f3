/** The server was not asked: it failed too often just now. */
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

/**
 * Stops asking a server that fails again and again: after so many failures without a success between them it rests, then one
 * call at a time finds out whether it is back.
 */
export function circuitBreaker({ failures, restMs, now }: BreakerOptions) {
  let failed = 0;
  let restsUntil = 0;
  return {
    /** Throws while the server rests. */
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
