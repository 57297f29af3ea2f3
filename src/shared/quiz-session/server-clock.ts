/**
 * The server's time as a page knows it, in epoch milliseconds. It is counted on by the page's own monotonic clock
 * (`elapsedMs`, as of `performance.now`): the wall clock of the device has no say.
 */
export interface ServerClock {
  readonly saidMs: number;
  readonly saidAtElapsedMs: number;
}

export const serverNowMs = ({ saidMs, saidAtElapsedMs }: ServerClock, elapsedMs: number): number =>
  Math.round(saidMs + elapsedMs - saidAtElapsedMs);

/**
 * The clock after the server has said its time in an answer that took `roundTripMs`. The answer was on its way for some part of
 * that: only a clock outside of the span is wrong, and is moved to its nearest end.
 */
export function correctedClock(
  clock: ServerClock,
  answer: { serverNow: number; roundTripMs: number; elapsedMs: number },
): ServerClock {
  const { serverNow, elapsedMs } = answer;
  const latestMs = serverNow + Math.ceil(answer.roundTripMs);
  const nowMs = serverNowMs(clock, elapsedMs);
  return { saidMs: Math.min(Math.max(nowMs, serverNow), latestMs), saidAtElapsedMs: elapsedMs };
}
