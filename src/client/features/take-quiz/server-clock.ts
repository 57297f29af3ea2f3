/** The server's time as this page knows it, in epoch milliseconds. */
export interface ServerClock {
  now: () => number;
  /** Takes in what the server has just said its time is. */
  sync: (serverNowMs: number) => void;
}

/** Counts on from the server's word by the page's own monotonic clock: the wall clock of the device has no say. */
export function createServerClock(serverNowMs: number): ServerClock {
  let saidMs = serverNowMs;
  let saidAt = performance.now();
  const now = () => Math.round(saidMs + performance.now() - saidAt);
  return {
    now,
    sync(nextMs) {
      // Each word of the server is as old as its way here, so the later of the two estimates is the better one.
      saidMs = Math.max(nextMs, now());
      saidAt = performance.now();
    },
  };
}
