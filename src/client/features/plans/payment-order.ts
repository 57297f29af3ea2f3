/** The server's order; the amount is in the currency's smallest unit. */
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

/** The end of a checkout: a proof to verify, or closed without a payment. */
export type CheckoutEnd = PaymentProof | { readonly closed: true };

/** Called for each failed payment with the provider's reason; the buyer may retry in the same checkout. */
export type TellFailure = (reason: string) => void;
