import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { extendPlan } from '../../../shared/plan/period';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { ProviderPayment } from '../../ports/payments';
import { planReceiptEmail } from '../../rules/mail/plan-emails';
import { inFairTurns, isLookDue, PENDING_ORDER_LIFETIME_MS } from '../../rules/plan/pending';
import { queueMail } from '../mail/outbox';
import {
  findOrder,
  findOrderOfPayment,
  listUnpaidOrders,
  markPaid,
  type OrderRecord,
  paymentsStore,
  updatePlan,
} from './store';

export type ConfirmDeps = Pick<
  Deps,
  'db' | 'clock' | 'ids' | 'log' | 'payments' | 'siteDetails' | 'inTransaction'
>;

export const notVerified = () => new DomainError('invalid', messages.paymentNotVerified);

/**
 * Extends the plan of the order's teacher by the paid month, once, and returns its new end in epoch milliseconds. Looks the
 * payment up at the provider and captures it if only authorized. Throws 400 if it is not captured or does not match the order.
 */
export async function confirmOrder(
  deps: ConfirmDeps,
  order: OrderRecord,
  paymentId: string,
): Promise<number> {
  if (order.paymentId === null) await collect(deps, order, paymentId);
  return deps.inTransaction(() => {
    // The webhook and the buyer's page may report the same payment concurrently.
    const { paymentId: paidBy, planActiveUntil } = findOrder(deps.db, order.id) ?? order;
    if (paidBy === null) return extend(deps, order, paymentId);
    if (paidBy !== paymentId || planActiveUntil === null) throw notVerified();
    return planActiveUntil;
  });
}

/** Ensures that the money is collected; captures no payment that does not match. */
async function collect(deps: ConfirmDeps, order: OrderRecord, paymentId: string): Promise<void> {
  const captured = await askProvider(deps, 'paymentBeingConfirmed', async () => {
    const payment = await deps.payments.findPayment(paymentId);
    if (!payment || !fits(payment, order)) return false;
    if (payment.state !== 'authorized') return payment.state === 'captured';
    const taken = await deps.payments.capturePayment(payment);
    return taken.state === 'captured' && taken.id === paymentId && fits(taken, order);
  });
  if (!captured) throw notVerified();
}

const fits = (payment: ProviderPayment, order: OrderRecord): boolean =>
  payment.orderId === order.id &&
  payment.amountMinor === order.amountMinor &&
  payment.currency === order.currency;

/** Extends the plan, marks the order as paid and sends the receipt; a payment counts for one order only. */
function extend(
  deps: ConfirmDeps,
  { id: orderId, teacherId, ...order }: OrderRecord,
  paymentId: string,
): number {
  const { db, clock, siteDetails } = deps;
  if (findOrderOfPayment(db, paymentId)) throw notVerified();
  const teacher = paymentsStore(db).findPlan.get({ teacherId });
  if (!teacher) throw notVerified();
  const now = clock.now();
  const planActiveUntil = extendPlan({ activeUntilMs: teacher.planActiveUntil, nowMs: now });
  updatePlan(db, { teacherId, planActiveUntil });
  markPaid(db, { orderId, teacherId }, { paymentId, paidAt: now, planActiveUntil });
  recordAudit(db, {
    at: now,
    actorId: teacherId,
    action: 'plan',
    subject: teacherId,
    before: { planActiveUntil: teacher.planActiveUntil },
    after: { planActiveUntil, orderId, paymentId },
  });
  const { amountMinor, currency } = order;
  const { email: to, name } = teacher;
  const paid = { to, name, amountMinor, currency, orderId, paymentId, paidAtMs: now };
  queueMail(deps, planReceiptEmail({ ...paid, activeUntilMs: planActiveUntil }, siteDetails));
  return planActiveUntil;
}

/** Queries the provider; a failure is logged and thrown as one of two sentences (502). */
export async function askProvider<Answer>(
  { log }: Pick<Deps, 'log'>,
  sentence: 'checkoutDidNotOpen' | 'paymentBeingConfirmed',
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    log.error('payment-provider-failed', error);
    throw new DomainError('upstream', messages[sentence]);
  }
}

const LOOKS_AT_ONCE = 50;
/** After this many failures in a row, the provider is at fault rather than an order. */
const FAILURES_AT_ONCE = 3;

/** The last query of an order and the last answered one; 0 for never since the start. */
interface Look {
  readonly triedMs: number;
  readonly answeredMs: number;
}
const NEVER: Look = { triedMs: 0, answeredMs: 0 };

const looksOf = new WeakMap<Deps['db'], ReadonlyMap<string, Look>>();

/**
 * Queries the provider about unpaid orders: the page was closed early, the verification got no reply, the
 * webhook is missing or was lost. Each order is queried ever less often until it is 5 days old, in fair turns
 * between teachers. A failed query is repeated at the next call, after all others; rejects with the first
 * failure.
 */
export async function confirmPendingOrders(deps: ConfirmDeps): Promise<void> {
  const { db, clock, payments } = deps;
  if (!payments.findPaymentsOfOrder) return;
  const now = clock.now();
  const unpaid = listUnpaidOrders(db, now - PENDING_ORDER_LIFETIME_MS);
  const before = looksOf.get(db);
  // Without paid and expired orders.
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

/** Confirms an order if it is paid; rejects if the provider is unreachable. */
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
