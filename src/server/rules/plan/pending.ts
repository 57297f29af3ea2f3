const MINUTE_MS = 60_000;

/** A bank may confirm days later; after this time an uncaptured payment is being refunded. */
export const PENDING_ORDER_LIFETIME_MS = 5 * 24 * 60 * MINUTE_MS;

/**
 * Whether to query an unpaid order again: after 1 minute, 2, 4, 8 and so on, so that new orders are queried
 * soon and abandoned ones rarely. True if such a moment has passed since the last query (epoch milliseconds).
 */
export function isLookDue(order: { createdAtMs: number; lastLookMs: number; nowMs: number }): boolean {
  const looksAt = (ms: number) => Math.floor(Math.log2(Math.max(ms - order.createdAtMs, 0) / MINUTE_MS));
  return looksAt(order.nowMs) >= 0 && looksAt(order.nowMs) > looksAt(order.lastLookMs);
}

/** An unpaid order; `triedMs` is the last query, successful or not, 0 if none. */
interface WaitingOrder {
  readonly teacherId: string;
  readonly createdAt: number;
  readonly triedMs: number;
}

/**
 * The order of queries: one order of each teacher, then a second one and so on; within each round and
 * teacher, the least recently queried first. A teacher with many unpaid orders does not delay the others.
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
