export interface ProviderOrder {
  readonly id: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** The checkout's proof of a payment (spec §3). */
export interface PaymentProof {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** A payment in the provider's records. */
export interface ProviderPayment {
  readonly id: string;
  /** Null for a payment without an order. */
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** `captured`: collected; `authorized`: reserved by the bank; `none`: open, failed or refunded. */
  readonly state: 'captured' | 'authorized' | 'none';
}

/** An event sent by the provider. */
export type PaymentEvent =
  | { readonly kind: 'paid'; readonly orderId: string; readonly paymentId: string }
  | {
      readonly kind: 'refund';
      readonly name: string;
      readonly paymentId: string;
      readonly amountMinor: number;
    }
  | { readonly kind: 'other' };

/** The card payment provider: orders, proofs and the payment behind a proof. Rejects if unreachable. */
export interface PaymentProvider {
  readonly kind: 'test' | 'razorpay';
  /** The reference is ours, of at most 40 characters, and contains no personal data. */
  createOrder(order: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly reference: string;
  }): Promise<ProviderOrder>;
  /** Whether the provider signed this order and payment; compares in constant time. */
  isGenuine(proof: PaymentProof): boolean;
  findPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Captures an authorized payment in full and returns its new state. */
  capturePayment(payment: ProviderPayment): Promise<ProviderPayment>;
  /** All payments tried for an order; absent without a real provider. */
  findPaymentsOfOrder?(orderId: string): Promise<readonly ProviderPayment[]>;
  /** The event in a signed raw body, undefined if forged; absent for a provider without events. */
  readEvent?(event: {
    readonly body: Uint8Array;
    readonly signature: string | undefined;
  }): PaymentEvent | undefined;
  /** Completes the test checkout without money; absent with a real provider. */
  completeTestCheckout?(order: ProviderOrder): PaymentProof;
}
