/** The server's time as this page knows it, in epoch milliseconds. */
export interface ServerClock {
  now: () => number;
  /** Takes in what the server said its time was while it answered a question that took so long; answers by how much the clock was off. */
  sync: (serverNowMs: number, roundTripMs: number) => number;
}

/** Counts on from the server's word by the page's own monotonic clock: the wall clock of the device has no say. */
export function createServerClock(serverNowMs: number): ServerClock {
  let saidMs = serverNowMs;
  let saidAt = performance.now();
  const now = () => Math.round(saidMs + performance.now() - saidAt);
  return {
    now,
    sync(nextMs, roundTripMs) {
      // The answer was on its way for some part of the round trip: only a clock outside of that span is wrong.
      const before = now();
      saidMs = Math.min(Math.max(before, nextMs), nextMs + Math.ceil(roundTripMs));
      saidAt = performance.now();
      return saidMs - before;
    },
  };
}
