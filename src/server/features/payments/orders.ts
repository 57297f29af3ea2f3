import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { planPrice } from '../../../shared/plan/price';
import type { Deps } from '../../deps';
import type { PaymentProof, ProviderOrder } from '../../ports/payments';
import type { OrderRequest, OutcomeRequest } from '../../rules/plan/request';
import type { PaymentReceipt, TestCheckout, VerifiedPayment } from '../../rules/plan/schema';
import { askProvider, type ConfirmDeps, confirmOrder, notVerified } from './confirm-order';
import { findOwnOrder, insertOrder, listPayments, type OrderRecord } from './store';

/** Makes an order at the country's price, sent in whole units. Throws 400 for another amount, 409 if billing is off. */
export async function createOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'payments' | 'policy'>,
  { teacher, input: { amount, country } }: { teacher: Teacher; input: OrderRequest },
): Promise<ProviderOrder> {
  const price = planPrice(country);
  if (amount !== price.chargeAmount) throw new DomainError('invalid', messages.priceMismatch);
  if (deps.policy.billing === 'off') throw new DomainError('conflict', messages.nothingBilled);
  const { amountMinor, currency } = price;
  const order = await askProvider(deps, 'checkoutDidNotOpen', async () => {
    const made = await deps.payments.createOrder({ amountMinor, currency, reference: deps.ids.id() });
    if (made.amount !== amountMinor || made.currency !== currency)
      throw new Error(`The order was made over ${made.amount} ${made.currency}.`);
    return made;
  });
  insertOrder(deps.db, {
    id: order.id,
    teacherId: teacher.accountId,
    country,
    amountMinor,
    currency,
    createdAt: deps.clock.now(),
  });
  return order;
}

/**
 * Activates the plan for another calendar month after a genuine payment of an own order; idempotent. Throws 404 for a foreign
 * order, 400 for a forged proof or a payment that does not match its order.
 */
export async function verifyPayment(
  deps: ConfirmDeps,
  { teacher, input: proof }: { teacher: Teacher; input: PaymentProof },
): Promise<VerifiedPayment> {
  const order = getOwnOrder(deps, teacher, proof.razorpay_order_id);
  if (!deps.payments.isGenuine({ ...proof, razorpay_order_id: order.id })) throw notVerified();
  const planActiveUntil = await confirmOrder(deps, order, proof.razorpay_payment_id);
  return { verified: true, planActive: true, planActiveUntil };
}

type CheckoutDeps = Pick<Deps, 'payments'>;

/** The test checkout, which moves no money (404 with a real provider). */
export function getTestCheckout({ payments: { completeTestCheckout } }: CheckoutDeps) {
  if (!completeTestCheckout) throw new DomainError('not_found', messages.testCheckoutUnavailable);
  return completeTestCheckout;
}

export function completeTestCheckout(
  deps: CheckoutDeps,
  { order, input }: { order: OrderRecord; input: OutcomeRequest },
): TestCheckout {
  if (input.outcome === 'failure') return { failed: true, reason: messages.testPaymentDeclined };
  const { id, amountMinor: amount, currency } = order;
  return getTestCheckout(deps)({ id, amount, currency });
}

/** The teacher's payments, newest first. */
export const listOwnPayments = (
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): PaymentReceipt[] => listPayments(db, teacher.accountId);

export function getOwnOrder(
  { db }: Pick<Deps, 'db'>,
  { accountId: teacherId }: Teacher,
  orderId: string,
): OrderRecord {
  const order = findOwnOrder(db, { orderId, teacherId });
  if (!order) throw new DomainError('not_found', messages.orderNotFound);
  return order;
}
