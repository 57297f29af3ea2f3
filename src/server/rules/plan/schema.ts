import * as z from 'zod';

/** An order for the checkout; the amount is in the smallest unit of the currency. */
export const orderSchema = z.object({ id: z.string(), amount: z.number().int(), currency: z.string() });

/** The outcome of the test checkout: a proof of payment, or the reason for its absence. */
export const testCheckoutSchema = z.union([
  z.object({ failed: z.literal(true), reason: z.string() }),
  z.object({
    razorpay_order_id: z.string(),
    razorpay_payment_id: z.string(),
    razorpay_signature: z.string(),
  }),
]);
export type TestCheckout = z.output<typeof testCheckoutSchema>;

/** The plan after a payment; times are epoch milliseconds. */
export const verifiedPaymentSchema = z.object({
  verified: z.literal(true),
  planActive: z.literal(true),
  planActiveUntil: z.number(),
});
export type VerifiedPayment = z.output<typeof verifiedPaymentSchema>;

/** A payment; times are epoch milliseconds. */
export const paymentReceiptSchema = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  paidAt: z.number(),
  /** In the smallest unit of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  planActiveUntil: z.number(),
});
export type PaymentReceipt = z.output<typeof paymentReceiptSchema>;

/** The outcome of the payment provider's event. */
export const eventReceiptSchema = z.object({ outcome: z.enum(['taken', 'known', 'ignored']) });
export type EventReceipt = z.output<typeof eventReceiptSchema>;
