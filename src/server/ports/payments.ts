export interface ProviderOrder {
  readonly id: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** What the checkout hands back after a payment (spec §3). */
export interface PaymentProof {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** A payment as the provider has it. */
export interface ProviderPayment {
  readonly id: string;
  /** Null for a payment that was made without an order. */
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** `captured`: the money is taken; `authorized`: the bank has set it aside; `none`: open, failed or given back. */
  readonly state: 'captured' | 'authorized' | 'none';
}

/** What the provider tells without being asked. */
export type PaymentEvent =
  | { readonly kind: 'paid'; readonly orderId: string; readonly paymentId: string }
  | {
      readonly kind: 'refund';
      readonly name: string;
      readonly paymentId: string;
      readonly amountMinor: number;
    }
  | { readonly kind: 'other' };

/** The card payment provider: orders, proofs and the payment behind a proof. Rejects when it cannot be asked. */
export interface PaymentProvider {
  readonly kind: 'test' | 'razorpay';
  /** The reference is ours, of at most 40 characters, and names nobody. */
  createOrder(order: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly reference: string;
  }): Promise<ProviderOrder>;
  /** Whether the signature over order and payment is the provider's own, compared in constant time. */
  isGenuine(proof: PaymentProof): boolean;
  findPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Takes the whole of an authorized payment, and answers it as it is then. */
  capturePayment(payment: ProviderPayment): Promise<ProviderPayment>;
  /** The payments that were tried for an order; absent where there is nobody to ask. */
  findPaymentsOfOrder?(orderId: string): Promise<readonly ProviderPayment[]>;
  /** An event from its body as it came and its signature, undefined for a forged one; absent where none are sent. */
  readEvent?(event: {
    readonly body: Uint8Array;
    readonly signature: string | undefined;
  }): PaymentEvent | undefined;
  /** Plays the checkout's part without money; absent with a real provider. */
  completeTestCheckout?(order: ProviderOrder): PaymentProof;
}
