import * as z from 'zod';
import type { PaymentProof, ProviderOrder } from '../../ports/payments';
import type { OrderRecord } from './repo';

const planSchema = z.object({ planActive: z.boolean(), planActiveUntil: z.number().nullable() });
export type Plan = z.infer<typeof planSchema>;

const orderSchema = z.object({ id: z.string(), amount: z.number().int(), currency: z.string() });

const testCheckoutSchema = z.union([
  z.object({ failed: z.literal(true), reason: z.string() }),
  z.object({
    razorpay_order_id: z.string(),
    razorpay_payment_id: z.string(),
    razorpay_signature: z.string(),
  }),
]);
export type TestCheckout = z.infer<typeof testCheckoutSchema>;

const verifiedPaymentSchema = z.object({
  verified: z.literal(true),
  planActive: z.literal(true),
  planActiveUntil: z.number(),
});
export type VerifiedPayment = z.infer<typeof verifiedPaymentSchema>;

export const toPlan = (plan: Plan): Plan => planSchema.parse(plan);

export const toOrder = (order: ProviderOrder): ProviderOrder => orderSchema.parse(order);

export const toTestCheckout = (end: PaymentProof | { failed: true; reason: string }): TestCheckout =>
  testCheckoutSchema.parse(end);

export const toVerifiedPayment = (planActiveUntil: number): VerifiedPayment =>
  verifiedPaymentSchema.parse({ verified: true, planActive: true, planActiveUntil });

const paymentReceiptSchema = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  paidAt: z.number(),
  /** In the smallest unit of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  planActiveUntil: z.number(),
});
export type PaymentReceipt = z.infer<typeof paymentReceiptSchema>;

export const toPaymentReceipt = ({ id, amountMinor, ...order }: OrderRecord): PaymentReceipt =>
  paymentReceiptSchema.parse({ ...order, orderId: id, amount: amountMinor });

const eventReceiptSchema = z.object({ outcome: z.enum(['taken', 'known', 'ignored']) });
export type EventReceipt = z.infer<typeof eventReceiptSchema>;

export const toEventReceipt = (outcome: EventReceipt['outcome']): EventReceipt =>
  eventReceiptSchema.parse({ outcome });
