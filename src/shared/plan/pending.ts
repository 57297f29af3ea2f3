const MINUTE_MS = 60_000;

/** A bank may confirm days later; by then what was not captured is on its way back to the buyer. */
export const PENDING_ORDER_LIFETIME_MS = 5 * 24 * 60 * MINUTE_MS;

/**
 * Whether to ask about an unpaid order again: after 1 minute, 2, 4, 8 and so on, so that a fresh one is asked about soon and
 * a forgotten one costs next to nothing. True when such a moment lies after the last look (epoch milliseconds).
 */
export function isLookDue(order: { createdAtMs: number; lastLookMs: number; nowMs: number }): boolean {
  const looksAt = (ms: number) => Math.floor(Math.log2(Math.max(ms - order.createdAtMs, 0) / MINUTE_MS));
  return looksAt(order.nowMs) >= 0 && looksAt(order.nowMs) > looksAt(order.lastLookMs);
}
