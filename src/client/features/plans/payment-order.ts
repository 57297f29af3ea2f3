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

/** How a checkout ended: with the proof to verify, or closed without a payment. */
export type CheckoutEnd = PaymentProof | { readonly closed: true };

/** Hears of each payment that failed, with the provider's reason; the buyer may try again in the same checkout. */
export type TellFailure = (reason: string) => void;
