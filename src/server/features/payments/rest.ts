import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { completeTestCheckout, createOrder, verifyPayment } from './service';
import { receivePaymentEvent } from './webhook.service';

export function paymentsRest(rest: Rest, deps: Deps): void {
  rest.teacher('get', '/payment/create-order', (teacher, call) =>
    createOrder(deps, teacher, { amount: call.query('amount'), country: call.query('country') }),
  );
  rest.teacher('post', '/payment/test-checkout', async (teacher, call) =>
    completeTestCheckout(deps, teacher, await call.json()),
  );
  rest.teacher('post', '/payment/verify-payment', async (teacher, call) =>
    verifyPayment(deps, teacher, await call.json()),
  );
  rest.anyone('post', '/payment/webhook', (call) =>
    receivePaymentEvent(deps, {
      body: () => call.rawBody(),
      signature: call.header('X-Razorpay-Signature'),
      eventId: call.header('X-Razorpay-Event-Id'),
    }),
  );
}
