import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { inFairTurns, isLookDue, PENDING_ORDER_LIFETIME_MS } from '../../rules/plan/pending';
import { askProvider, type ConfirmDeps, confirmOrder } from './confirm-order';
import { listUnpaidOrders, type OrderRecord } from './store';

const LOOKS_AT_ONCE = 50;
/** So many in a row, and it is the provider that fails, not an order. */
const FAILURES_AT_ONCE = 3;

/** When an order was last asked about, and when last with an answer; 0 for never since the start. */
interface Look {
  readonly triedMs: number;
  readonly answeredMs: number;
}
const NEVER: Look = { triedMs: 0, answeredMs: 0 };

const looksOf = new WeakMap<Deps['db'], ReadonlyMap<string, Look>>();

/**
 * Asks the provider about orders that nobody has brought a payment for: a page that was closed too early, a verification
 * that got no answer, a webhook that is not set up or was lost. Each order less and less often, until it is 5 days old, in
 * fair turns between the teachers. A look that failed is repeated at the next call, after all that wait; rejects with the
 * first such failure.
 */
export async function confirmPendingOrders(deps: ConfirmDeps): Promise<void> {
  const { db, clock, payments } = deps;
  if (!payments.findPaymentsOfOrder) return;
  const now = clock.now();
  const unpaid = listUnpaidOrders(db, now - PENDING_ORDER_LIFETIME_MS);
  const before = looksOf.get(db);
  // Without those that were paid or are over.
  const looks = new Map(unpaid.map(({ id }) => [id, before?.get(id) ?? NEVER]));
  looksOf.set(db, looks);
  const due = unpaid
    .map((order) => ({ ...order, ...(looks.get(order.id) ?? NEVER) }))
    .filter(({ createdAt, answeredMs }) =>
      isLookDue({ createdAtMs: createdAt, lastLookMs: answeredMs, nowMs: now }),
    );
  const failures: unknown[] = [];
  let failedInARow = 0;
  for (const order of inFairTurns(due).slice(0, LOOKS_AT_ONCE)) {
    try {
      await lookAt(deps, order);
      looks.set(order.id, { triedMs: now, answeredMs: now });
      failedInARow = 0;
    } catch (error) {
      looks.set(order.id, { triedMs: now, answeredMs: order.answeredMs });
      failures.push(error);
      failedInARow += 1;
    }
    if (failedInARow === FAILURES_AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
}

/** Confirms an order if a payment for it is there; rejects when the provider could not be asked. */
async function lookAt(deps: ConfirmDeps, order: OrderRecord): Promise<void> {
  const found = await askProvider(deps, 'paymentBeingConfirmed', async () =>
    deps.payments.findPaymentsOfOrder?.(order.id),
  );
  const paid =
    found?.find(({ state }) => state === 'captured') ?? found?.find(({ state }) => state === 'authorized');
  if (!paid) return;
  try {
    await confirmOrder(deps, order, paid.id);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'upstream') throw error;
    deps.log.error('payment-does-not-fit', error, { orderId: order.id, paymentId: paid.id });
  }
}
