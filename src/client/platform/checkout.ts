import { openRazorpay } from './razorpay-checkout';
import { site } from './site';
import { openTestCheckout } from './test-checkout';

/** An order as the server made it; the amount is in the smallest unit of the currency. */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly description: string;
}

export interface PaymentProof {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** What came of a checkout: the proof to verify, a failure with the provider's reason, or nothing (closed). */
export type CheckoutOutcome =
  | PaymentProof
  | { readonly failed: true; readonly reason: string }
  | { readonly closed: true };

/** Opens the card payment's checkout and waits for its end. Rejects when it does not open at all. */
export const openCheckout = (order: Order, buyer: Buyer): Promise<CheckoutOutcome> =>
  site.payments === 'razorpay' ? openRazorpay(order, buyer) : openTestCheckout(order, buyer);
