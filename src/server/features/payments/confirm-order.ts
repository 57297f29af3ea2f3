import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { extendPlan } from '../../../shared/plan/period';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { ProviderPayment } from '../../ports/payments';
import { planReceiptEmail } from '../../rules/mail/plan-emails';
import { queueMail } from '../mail/outbox';
import {
  findOrder,
  findOrderOfPayment,
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
    // The webhook and the buyer's page may bring the same payment at once.
    const { paymentId: paidBy, planActiveUntil } = findOrder(deps.db, order.id) ?? order;
    if (paidBy === null) return extend(deps, order, paymentId);
    if (paidBy !== paymentId || planActiveUntil === null) throw notVerified();
    return planActiveUntil;
  });
}

/** Makes sure that the money is taken; nothing is captured that does not fit. */
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

/** Asks the provider; a failure is logged and leaves as one of two sentences (502). */
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
