import { messages } from '../../../shared/messages';
import type { Account } from '../../platform/account';
import { type CheckoutOutcome, type Order, openCheckout, type PaymentProof } from '../../platform/checkout';
import { serverSentence, statusOf } from '../../platform/error-message';
import { site } from '../../platform/site';
import { trpcClient } from '../../platform/trpc-client';

/** What is ordered: the price of the plan in whole units, for a country. */
export interface Offer {
  readonly amount: number;
  readonly country: string;
}

export type PurchaseEnd =
  | { readonly name: 'paid' }
  | { readonly name: 'closed' }
  | { readonly name: 'not-a-teacher' }
  | { readonly name: 'failed'; readonly reason: string }
  | { readonly name: 'quiet'; readonly sentence: string };

/** Verification is asked again when no answer came: the money has moved by then. */
const VERIFY_ATTEMPTS = 3;

/** Buys the plan: order, checkout, verification (spec §4). Never rejects; a start that fails is only logged. */
export async function purchase(offer: Offer, buyer: Account): Promise<PurchaseEnd> {
  let order: Order;
  let outcome: CheckoutOutcome;
  try {
    order = await trpcClient.payments.createOrder.mutate(offer);
    outcome = await openCheckout(order, {
      ...buyer,
      description: `${site.siteName}: Premium Plan, one month`,
    });
  } catch (failure) {
    const status = statusOf(failure);
    if (status === 401 || status === 403) return { name: 'not-a-teacher' };
    console.warn('The payment did not start.', failure);
    return { name: 'quiet', sentence: messages.checkoutDidNotOpen };
  }
  if ('failed' in outcome) return { name: 'failed', reason: outcome.reason };
  if ('closed' in outcome) return { name: 'closed' };
  return verify(outcome);
}

async function verify(proof: PaymentProof): Promise<PurchaseEnd> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await trpcClient.payments.verify.mutate(proof);
      return { name: 'paid' };
    } catch (failure) {
      const refused = (statusOf(failure) ?? 500) < 500;
      if (refused || attempt === VERIFY_ATTEMPTS) {
        console.warn('The payment was not verified.', failure);
        return { name: 'quiet', sentence: serverSentence(failure) ?? messages.paymentBeingConfirmed };
      }
    }
  }
}
