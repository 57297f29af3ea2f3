import * as z from 'zod';
import type { PaymentEvent } from '../../ports/payments';

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
export function readRazorpayEvent(body: Uint8Array): PaymentEvent | undefined {
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
