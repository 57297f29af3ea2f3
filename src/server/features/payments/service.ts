import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf, parseInput } from '../../../shared/parse';
import { extendPlan, isPlanActive } from '../../../shared/plan/period';
import { planPrice } from '../../../shared/plan/price';
import { orderRequestSchema, outcomeRequestSchema, proofRequestSchema } from '../../../shared/plan/request';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { PaymentProof, ProviderOrder } from '../../ports/payments';
import { type OrderRecord, paymentsRepo } from './repo';
import {
  type Plan,
  type TestCheckout,
  toOrder,
  toPlan,
  toTestCheckout,
  toVerifiedPayment,
  type VerifiedPayment,
} from './views';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;
type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'payments' | 'inTransaction'>;

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

/** Makes an order at the price of the country, in whole units as sent; refuses any other amount (400). */
export async function createOrder(
  deps: PaymentDeps,
  teacher: Teacher,
  input: unknown,
): Promise<ProviderOrder> {
  const { amount, country } = parseInput(orderRequestSchema, input);
  const price = planPrice(country);
  if (amount !== price.chargeAmount) throw new DomainError('invalid', messages.priceMismatch);
  const { amountMinor, currency } = price;
  const order = await askProvider(deps, messages.checkoutDidNotOpen, () =>
    deps.payments.createOrder({ amountMinor, currency, reference: teacher.accountId }),
  );
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
export function completeTestCheckout(deps: PaymentDeps, teacher: Teacher, input: unknown): TestCheckout {
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
  deps: PaymentDeps,
  teacher: Teacher,
  input: unknown,
): Promise<VerifiedPayment> {
  const proof = parseInput(proofRequestSchema, input);
  const order = getOwnOrder(deps, teacher, proof.razorpay_order_id);
  if (!deps.payments.isGenuine(proof)) throw notVerified();
  await refuseUnlessPaid(deps, order, proof);
  return deps.inTransaction(() => {
    // Another request may have verified the same payment while the provider was asked.
    const { paymentId, planActiveUntil } = getOwnOrder(deps, teacher, order.id);
    if (paymentId === null) return settle(deps, teacher, proof);
    if (paymentId !== proof.razorpay_payment_id) throw notVerified();
    return toVerifiedPayment(planActiveUntil);
  });
}

/** Razorpay's webhook: no provider of this version sends events (404). */
export function receivePaymentEvent(): never {
  throw new DomainError('not_found', messages.webhookUnavailable);
}

const notVerified = () => new DomainError('invalid', messages.paymentNotVerified);

function getOwnOrder({ db }: Pick<Deps, 'db'>, { accountId }: Teacher, orderId: unknown): OrderRecord {
  const order =
    typeof orderId === 'string'
      ? paymentsRepo(db).findOwnOrder.get({ orderId, teacherId: accountId })
      : undefined;
  if (!order) throw new DomainError('not_found', messages.orderNotFound);
  return order;
}

async function refuseUnlessPaid(deps: PaymentDeps, order: OrderRecord, proof: PaymentProof): Promise<void> {
  const payment = await askProvider(deps, messages.paymentNotVerified, () =>
    deps.payments.findPayment(proof.razorpay_payment_id),
  );
  const fits =
    payment?.captured === true &&
    payment.orderId === order.id &&
    payment.amountMinor === order.amountMinor &&
    payment.currency === order.currency;
  if (!fits) throw notVerified();
}

/** Extends the plan and marks the order as paid; a payment counts for one order only. */
function settle({ db, clock }: PaymentDeps, { accountId }: Teacher, proof: PaymentProof): VerifiedPayment {
  const repo = paymentsRepo(db);
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = proof;
  if (repo.findOrderOfPayment.get({ paymentId })) throw notVerified();
  const now = clock.now();
  const before = repo.findPlan.get({ teacherId: accountId })?.planActiveUntil ?? null;
  const planActiveUntil = extendPlan({ activeUntilMs: before, nowMs: now });
  repo.setPlan.run({ teacherId: accountId, planActiveUntil });
  repo.markPaid.run({ orderId, teacherId: accountId, paymentId, planActiveUntil, now });
  recordAudit(db, {
    at: now,
    actorId: accountId,
    action: 'plan',
    subject: accountId,
    before: { planActiveUntil: before },
    after: { planActiveUntil, orderId, paymentId },
  });
  return toVerifiedPayment(planActiveUntil);
}

async function askProvider<Answer>(
  { log }: Pick<Deps, 'log'>,
  sentence: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    log.error('payment-provider-failed', error);
    throw new DomainError('upstream', sentence);
  }
}
