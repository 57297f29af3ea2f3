import { DomainError } from '../../../shared/errors';
import { isLookDue, PENDING_ORDER_LIFETIME_MS } from '../../../shared/plan/pending';
import type { Deps } from '../../deps';
import { paymentsRepo } from './repo';
import { askProvider, type SettleDeps, settleOrder } from './settle.service';

const ORDERS_AT_ONCE = 50;

const lastLookOf = new WeakMap<Deps['db'], number>();

/**
 * Asks the provider about orders that nobody has brought a payment for: a page that was closed too early, a verification
 * that got no answer, a webhook that is not set up or was lost. Each order less and less often, until it is 5 days old.
 */
export async function settlePendingOrders(deps: SettleDeps): Promise<void> {
  const { db, clock, payments } = deps;
  if (!payments.findPaymentsOfOrder) return;
  const now = clock.now();
  const lastLook = lastLookOf.get(db) ?? 0;
  const unpaid = paymentsRepo(db).listUnpaidOrders.all({
    since: now - PENDING_ORDER_LIFETIME_MS,
    limit: ORDERS_AT_ONCE,
  });
  for (const order of unpaid) {
    if (!isLookDue({ createdAtMs: order.createdAt, lastLookMs: lastLook, nowMs: now })) continue;
    const found = await askProvider(deps, 'paymentBeingConfirmed', async () =>
      payments.findPaymentsOfOrder?.(order.id),
    );
    const paid =
      found?.find(({ state }) => state === 'captured') ?? found?.find(({ state }) => state === 'authorized');
    if (!paid) continue;
    try {
      await settleOrder(deps, order, paid.id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'upstream') throw error;
      deps.log.error('payment-does-not-fit', error, { orderId: order.id, paymentId: paid.id });
    }
  }
  // Only now: a look that failed is repeated.
  lastLookOf.set(db, now);
}
