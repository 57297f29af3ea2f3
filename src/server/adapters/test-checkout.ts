import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ids } from '../ports/ids';
import type { PaymentProvider } from '../ports/payments';

/**
 * Stands in for the card payment provider: the same order, signature and verification, and no money moves.
 * The payment id carries its order, so that a payment can be looked up without a store of its own.
 */
export function testCheckout({ secret, ids }: { secret: string; ids: Ids }): PaymentProvider {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const paymentOf = (order: { id: string; amount: number; currency: string }) => {
    const claim = Buffer.from(JSON.stringify([order.id, order.amount, order.currency])).toString('base64url');
    return `pay_test_${claim}_${hmac(claim).slice(0, 32)}`;
  };
  const isEqual = (a: string, b: string) => {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
  };
  return {
    kind: 'test',
    async createOrder({ amountMinor, currency }) {
      return { id: `order_test_${ids.id()}`, amount: amountMinor, currency };
    },
    isGenuine: (proof) =>
      isEqual(proof.razorpay_signature, hmac(`${proof.razorpay_order_id}|${proof.razorpay_payment_id}`)),
    async findPayment(paymentId) {
      const [, claim = '', mac = ''] = /^pay_test_([\w-]+)_([0-9a-f]{32})$/.exec(paymentId) ?? [];
      if (!claim || !isEqual(mac, hmac(claim).slice(0, 32))) return undefined;
      const [orderId, amountMinor, currency] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
        string,
        number,
        string,
      ];
      return { orderId, amountMinor, currency, captured: true };
    },
    completeTestCheckout(order) {
      const paymentId = paymentOf(order);
      return {
        razorpay_order_id: order.id,
        razorpay_payment_id: paymentId,
        razorpay_signature: hmac(`${order.id}|${paymentId}`),
      };
    },
  };
}
