import { messages } from '../../../shared/messages';
import { type Buyer, openCheckout, type PaymentProof, type TellFailure } from '../../platform/checkout';
import { serverSentence, statusOf } from '../../platform/error-message';
import type { PaidNotice } from '../../platform/paid-notice';
import { site } from '../../platform/site';
import { trpcClient } from '../../platform/trpc-client';

/** What is ordered: the price of the plan in whole units, for a country. */
export interface Offer {
  readonly amount: number;
  readonly country: string;
}

export type PurchaseEnd =
  | { readonly name: 'paid'; readonly receipt: PaidNotice }
  | { readonly name: 'closed' }
  | { readonly name: 'not-a-teacher' }
  | { readonly name: 'quiet'; readonly sentence: string };

/** Verification is asked again when no answer came: the money has moved by then. */
const VERIFY_ATTEMPTS = 3;

/**
 * Buys the plan: order, checkout, verification (spec §4). Never rejects; a start that fails is only logged, and each
 * payment that fails in the checkout is told.
 */
export async function purchase(
  offer: Offer,
  { name, email }: Omit<Buyer, 'description'>,
  tellFailure: TellFailure,
): Promise<PurchaseEnd> {
  try {
    const order = await trpcClient.payments.createOrder.mutate(offer);
    const description = `${site.siteName}: Premium Plan, one month`;
    const end = await openCheckout(order, { name, email, description }, tellFailure);
    return 'closed' in end ? { name: 'closed' } : await verify(end, order);
  } catch (failure) {
    const status = statusOf(failure);
    if (status === 401 || status === 403) return { name: 'not-a-teacher' };
    console.warn('The payment did not start.', failure);
    return { name: 'quiet', sentence: messages.checkoutDidNotOpen };
  }
}

async function verify(
  proof: PaymentProof,
  order: { amount: number; currency: string },
): Promise<PurchaseEnd> {
  const { razorpay_order_id: orderId } = proof;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { planActiveUntil } = await trpcClient.payments.verify.mutate(proof);
      const { amount, currency } = order;
      return { name: 'paid', receipt: { orderId, amount, currency, planActiveUntil } };
    } catch (failure) {
      const refused = (statusOf(failure) ?? 500) < 500;
      if (refused || attempt === VERIFY_ATTEMPTS) {
        console.warn('The payment was not verified.', failure);
        return { name: 'quiet', sentence: serverSentence(failure) ?? messages.paymentBeingConfirmed };
      }
    }
  }
}
