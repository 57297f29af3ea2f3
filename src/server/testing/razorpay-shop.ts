import { razorpayPayments } from '../adapters/razorpay/payments';
import type { Person } from './person';
import { aRazorpayStub, type StubPayment } from './razorpay-stub';
import { aWorld } from './world';

/** The real app with payments through the Razorpay stub. */
export async function aShop({ webhook = true } = {}) {
  const stub = await aRazorpayStub();
  const { webhookSecret } = stub.config;
  const payments = razorpayPayments({ ...stub.config, webhookSecret: webhook ? webhookSecret : null });
  const world = aWorld({ payments });
  const { db } = world.deps;
  return {
    stub,
    world,
    /** The id of a new order of the teacher, by default in India. */
    async order(teacher: Person, country = 'IN'): Promise<string> {
      const amount = country === 'IN' ? 100 : 10;
      const { body } = await teacher.rest('GET', `/payment/create-order?amount=${amount}&country=${country}`);
      return body.id;
    },
    verify: (teacher: Person, proof: object) => teacher.rest('POST', '/payment/verify-payment', proof),
    /** Calls the webhook as Razorpay, or with a changed body or header as a forger. */
    tell: (event: { body: string; headers: Record<string, string> }, path = '/payment/webhook') =>
      world.nobody.rest('POST', path, event.body, event.headers),
    paid: (payment: StubPayment) => stub.event('payment.captured', payment),
    async planOf(teacher: Person): Promise<number | null> {
      const { planActive, planActiveUntil } = (await teacher.rest('GET', '/teacher/')).body;
      return planActive ? planActiveUntil : null;
    },
    rows: (sql: string) => db.$client.prepare(sql).all() as Record<string, unknown>[],
  };
}
