import type { Teacher } from '../../../shared/actor';
import type { PaymentProof } from '../../ports/payments';
import type { VerifiedPayment } from '../../rules/plan/schema';
import { type ConfirmDeps, confirmOrder, notVerified } from './confirm-order';
import { getOwnOrder } from './get-own-order';

/**
 * Activates the plan for one calendar month more after a genuine payment of an own order; the same proof again answers
 * the same. Refuses a foreign order (404), a forged proof and a payment that does not fit its order (400).
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
