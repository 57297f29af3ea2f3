import type { Ids } from '../../ports/ids';
import type { PaymentProvider, ProviderOrder } from '../../ports/payments';
import { isSameSignature, signatureOf } from '../razorpay/signature';

/**
 * Replaces the payment provider: the same order, signature and verification without money. The payment id contains its order, so
 * that no store is needed.
 */
export function testCheckout({ secret, ids }: { secret: string; ids: Ids }): PaymentProvider {
  const sealOf = (claim: string) => signatureOf(secret, claim).slice(0, 32);
  const paymentOf = (order: ProviderOrder) => {
    const claim = Buffer.from(JSON.stringify([order.id, order.amount, order.currency])).toString('base64url');
    return `pay_test_${claim}_${sealOf(claim)}`;
  };
  return {
    kind: 'test',
    async createOrder({ amountMinor, currency }) {
      return { id: `order_test_${ids.id()}`, amount: amountMinor, currency };
    },
    isGenuine: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
      isSameSignature(razorpay_signature, signatureOf(secret, `${razorpay_order_id}|${razorpay_payment_id}`)),
    async findPayment(paymentId) {
      const [, claim = '', seal = ''] = /^pay_test_([\w-]+)_([0-9a-f]{32})$/.exec(paymentId) ?? [];
      if (!claim || !isSameSignature(seal, sealOf(claim))) return undefined;
      const [orderId, amountMinor, currency] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
        string,
        number,
        string,
      ];
      return { id: paymentId, orderId, amountMinor, currency, state: 'captured' };
    },
    capturePayment: async (payment) => payment,
    completeTestCheckout(order) {
      const paymentId = paymentOf(order);
      return {
        razorpay_order_id: order.id,
        razorpay_payment_id: paymentId,
        razorpay_signature: signatureOf(secret, `${order.id}|${paymentId}`),
      };
    },
  };
}
