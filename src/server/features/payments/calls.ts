import * as z from 'zod';
import { openCall, teacherCall } from '../../calls/declare';
import { orderRequestSchema, outcomeRequestSchema, proofRequestSchema } from '../../rules/plan/request';
import {
  eventReceiptSchema,
  orderSchema,
  paymentReceiptSchema,
  testCheckoutSchema,
  verifiedPaymentSchema,
} from '../../rules/plan/schema';
import { completeTestCheckout, createOrder, getTestCheckout, listOwnPayments, verifyPayment } from './orders';
import { getEventReader, receivePaymentEvent } from './receive-event';
import { ownOrder } from './targets';

export const paymentsCalls = {
  list: teacherCall({ kind: 'query', output: z.array(paymentReceiptSchema), run: listOwnPayments }),
  createOrder: teacherCall({
    kind: 'work',
    rest: 'GET /payment/create-order',
    input: orderRequestSchema,
    output: orderSchema,
    run: createOrder,
  }),
  testCheckout: teacherCall({
    kind: 'act',
    rest: 'POST /payment/test-checkout',
    guard: getTestCheckout,
    on: ownOrder,
    input: outcomeRequestSchema,
    output: testCheckoutSchema,
    run: completeTestCheckout,
  }),
  verify: teacherCall({
    kind: 'work',
    rest: 'POST /payment/verify-payment',
    input: proofRequestSchema,
    output: verifiedPaymentSchema,
    run: verifyPayment,
  }),
};

/** The provider's webhook, over REST only: the signature covers the bytes of the body. */
export const paymentWebhook = openCall({
  kind: 'work',
  rest: 'POST /payment/webhook',
  guard: getEventReader,
  body: 'raw',
  headers: { signature: 'X-Razorpay-Signature', eventId: 'X-Razorpay-Event-Id' },
  input: z.object({
    bytes: z.instanceof(Uint8Array),
    signature: z.string().optional(),
    eventId: z.string().optional(),
  }),
  output: eventReceiptSchema,
  run: receivePaymentEvent,
});
