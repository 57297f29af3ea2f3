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

/** The card payment provider: orders, proofs and the payment behind a proof. */
export interface PaymentProvider {
  readonly kind: 'test' | 'razorpay';
  createOrder(order: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly reference: string;
  }): Promise<ProviderOrder>;
  /** Whether the signature over order and payment is the provider's own, compared in constant time. */
  isGenuine(proof: PaymentProof): boolean;
  /** The payment as the provider has it, for the amount, the currency and whether it was captured. */
  findPayment(paymentId: string): Promise<
    | {
        readonly orderId: string;
        readonly amountMinor: number;
        readonly currency: string;
        readonly captured: boolean;
      }
    | undefined
  >;
  /** Plays the checkout's part without money; absent with a real provider. */
  completeTestCheckout?(order: ProviderOrder): PaymentProof;
}
