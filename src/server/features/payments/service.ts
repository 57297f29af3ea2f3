import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf, parseInput } from '../../../shared/parse';
import { isPlanActive } from '../../../shared/plan/period';
import { planPrice } from '../../../shared/plan/price';
import { orderRequestSchema, outcomeRequestSchema, proofRequestSchema } from '../../../shared/plan/request';
import type { Deps } from '../../deps';
import type { ProviderOrder } from '../../ports/payments';
import { type OrderRecord, paymentsRepo } from './repo';
import { askProvider, notVerified, type SettleDeps, settleOrder } from './settle.service';
import {
  type PaymentReceipt,
  type Plan,
  type TestCheckout,
  toOrder,
  toPaymentReceipt,
  toPlan,
  toTestCheckout,
  toVerifiedPayment,
  type VerifiedPayment,
} from './views';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;
type OrderDeps = SettleDeps & Pick<Deps, 'policy'>;

/** Whether the teacher has a plan and until when (epoch milliseconds); with billing off everybody has one. */
export function getPlan({ db, clock, policy }: PlanDeps, { accountId }: Teacher): Plan {
  const planActiveUntil = paymentsRepo(db).findPlan.get({ teacherId: accountId })?.planActiveUntil ?? null;
  const planActive =
    policy.billing === 'off' || isPlanActive({ activeUntilMs: planActiveUntil, nowMs: clock.now() });
  return toPlan({ planActive, planActiveUntil });
}

/** Whether the teacher may publish (spec §1: publishing needs an active plan). */
export function isPlanActiveFor(deps: PlanDeps, teacher: Teacher): boolean {
  return getPlan(deps, teacher).planActive;
}

/**
 * Makes an order at the price of the country, in whole units as sent; refuses any other amount (400), and where nothing is
 * billed any order (409).
 */
export async function createOrder(deps: OrderDeps, teacher: Teacher, input: unknown): Promise<ProviderOrder> {
  const { amount, country } = parseInput(orderRequestSchema, input);
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
  paymentsRepo(deps.db).insertOrder.run({
    id: order.id,
    teacherId: teacher.accountId,
    country,
    amountMinor,
    currency,
    now: deps.clock.now(),
  });
  return toOrder(order);
}

/** Plays the checkout's part for an own order without money; 404 with a real provider. */
export function completeTestCheckout(deps: OrderDeps, teacher: Teacher, input: unknown): TestCheckout {
  const { completeTestCheckout: complete } = deps.payments;
  if (!complete) throw new DomainError('not_found', messages.testCheckoutUnavailable);
  const { id, amountMinor, currency } = getOwnOrder(deps, teacher, fieldOf(input, 'orderId'));
  const { outcome } = parseInput(outcomeRequestSchema, input);
  if (outcome === 'failure') return toTestCheckout({ failed: true, reason: messages.testPaymentDeclined });
  return toTestCheckout(complete({ id, amount: amountMinor, currency }));
}

/**
 * Activates the plan for one calendar month more after a genuine payment of an own order; the same proof again answers
 * the same. Refuses a broken proof (400), a foreign order (404) and a payment that does not fit its order (400).
 */
export async function verifyPayment(
  deps: OrderDeps,
  teacher: Teacher,
  input: unknown,
): Promise<VerifiedPayment> {
  const proof = parseInput(proofRequestSchema, input);
  const order = getOwnOrder(deps, teacher, proof.razorpay_order_id);
  if (!deps.payments.isGenuine({ ...proof, razorpay_order_id: order.id })) throw notVerified();
  return toVerifiedPayment(await settleOrder(deps, order, proof.razorpay_payment_id));
}

/** The teacher's payments, the newest first. */
export function listPayments({ db }: Pick<Deps, 'db'>, { accountId }: Teacher): readonly PaymentReceipt[] {
  return paymentsRepo(db).listPaidOrders.all({ teacherId: accountId }).map(toPaymentReceipt);
}

function getOwnOrder({ db }: Pick<Deps, 'db'>, { accountId }: Teacher, orderId: unknown): OrderRecord {
  const order =
    typeof orderId === 'string'
      ? paymentsRepo(db).findOwnOrder.get({ orderId, teacherId: accountId })
      : undefined;
  if (!order) throw new DomainError('not_found', messages.orderNotFound);
  return order;
}
