import * as z from 'zod';
import type { PaymentEvent, PaymentProvider, ProviderPayment } from '../../ports/payments';
import type { RazorpayConfig } from '../../settings/payments';
import { type AskRazorpay, RazorpayError, razorpayApi } from './api';
import { isSameSignature, signatureOf } from './signature';

const orderSchema = z.object({ id: z.string().min(1), amount: z.number().int(), currency: z.string() });

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
});

/** The form of an id; nothing else may become part of a URL. */
const ID = /^[A-Za-z0-9_]{1,64}$/;

/** Payments through Razorpay, independent of the account's capture setting: authorized payments are captured here. */
export function razorpayPayments(
  config: RazorpayConfig,
  ask: AskRazorpay = razorpayApi(config),
): PaymentProvider {
  const { keySecret, webhookSecret } = config;
  return {
    kind: 'razorpay',
    createOrder: ({ amountMinor, currency, reference }) =>
      ask(orderSchema, ({ orders }) => orders.create({ amount: amountMinor, currency, receipt: reference })),
    isGenuine: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
      isSameSignature(
        razorpay_signature,
        signatureOf(keySecret, `${razorpay_order_id}|${razorpay_payment_id}`),
      ),
    async findPayment(paymentId) {
      if (!ID.test(paymentId)) return undefined;
      try {
        return toPayment(await ask(paymentSchema, ({ payments }) => payments.fetch(paymentId)));
      } catch (error) {
        // Razorpay reports an unknown id as a bad request.
        if (error instanceof RazorpayError && [400, 404].includes(error.status)) return undefined;
        throw error;
      }
    },
    capturePayment: async ({ id, amountMinor, currency }) =>
      toPayment(await ask(paymentSchema, ({ payments }) => payments.capture(id, amountMinor, currency))),
    async findPaymentsOfOrder(orderId) {
      if (!ID.test(orderId)) return [];
      const { items } = await ask(z.object({ items: z.array(paymentSchema) }), ({ orders }) =>
        orders.fetchPayments(orderId),
      );
      return items.map(toPayment);
    },
    ...(webhookSecret !== null && {
      readEvent: ({ body, signature = '' }) =>
        isSameSignature(signature, signatureOf(webhookSecret, body)) ? readRazorpayEvent(body) : undefined,
    }),
  };
}

/** Both say that an order was paid; both arrive, in any order. */
const PAID = ['payment.captured', 'order.paid'];

const eventSchema = z.object({ event: z.string() });
const paidSchema = z.object({
  payload: z.object({ payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string() }) }) }),
});
const refundSchema = z.object({
  payload: z.object({
    refund: z.object({ entity: z.object({ payment_id: z.string(), amount: z.number().int() }) }),
  }),
});

/** Parses a webhook body with a genuine signature; undefined if it is no event. */
function readRazorpayEvent(body: Uint8Array): PaymentEvent | undefined {
  const sent = jsonOf(body);
  const event = eventSchema.safeParse(sent);
  if (!event.success) return undefined;
  const { event: name } = event.data;
  if (PAID.includes(name)) {
    const paid = paidSchema.safeParse(sent);
    // A payment without an order is for something else the account sells.
    if (!paid.success) return { kind: 'other' };
    const { id, order_id } = paid.data.payload.payment.entity;
    return { kind: 'paid', orderId: order_id, paymentId: id };
  }
  if (name.startsWith('refund.')) {
    const refund = refundSchema.safeParse(sent);
    if (!refund.success) return { kind: 'other' };
    const { payment_id, amount } = refund.data.payload.refund.entity;
    return { kind: 'refund', name, paymentId: payment_id, amountMinor: amount };
  }
  return { kind: 'other' };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

const toPayment = ({
  id,
  order_id,
  amount,
  currency,
  status,
}: z.infer<typeof paymentSchema>): ProviderPayment => ({
  id,
  orderId: order_id ?? null,
  amountMinor: amount,
  currency,
  state: status === 'captured' || status === 'authorized' ? status : 'none',
});
