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

/** An order that waits for its payment; `triedMs` is when it was last asked about, whatever came of it, 0 for never. */
interface WaitingOrder {
  readonly teacherId: string;
  readonly createdAt: number;
  readonly triedMs: number;
}

/**
 * Whom to ask about next: a turn for each teacher, then a second turn, and so on, each teacher's and each turn's least
 * recently asked first. However many orders one of them leaves unpaid, another's comes in the first round.
 */
export function inFairTurns<Order extends WaitingOrder>(orders: readonly Order[]): Order[] {
  const turnsOf = new Map<string, number>();
  return orders
    .toSorted((left, right) => left.triedMs - right.triedMs || left.createdAt - right.createdAt)
    .map((order) => {
      const turn = turnsOf.get(order.teacherId) ?? 0;
      turnsOf.set(order.teacherId, turn + 1);
      return { order, turn };
    })
    .sort((left, right) => left.turn - right.turn)
    .map(({ order }) => order);
}
