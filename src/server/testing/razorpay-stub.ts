import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PaymentProof } from '../ports/payments';
import type { RazorpayConfig } from '../settings/payments';

/** The stub's behaviour; `good` responds as Razorpay does. */
export type RazorpayMode =
  | 'good'
  | '500'
  | 'hang'
  | 'drip'
  | 'cut'
  | 'malformed'
  | 'redirect'
  | 'wrong-amount';

export interface StubPayment {
  readonly id: string;
  readonly entity: 'payment';
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

export type RazorpayStub = Awaited<ReturnType<typeof startRazorpayStub>>;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const KEYS = { keyId: 'rzp_test_StubKey0000001', keySecret: 'stub-key-secret' };

/** Razorpay's orders and payments on loopback, with its checkout and webhook. */
export async function startRazorpayStub() {
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>();
  const payments = new Map<string, StubPayment>();
  const asked: string[] = [];
  const now = { mode: 'good' as RazorpayMode };
  const counts = { orders: 0, payments: 0, events: 0 };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url}`);
    if (misbehave(now.mode, response)) return;
    const [status, answer] = isAuthorised(request)
      ? answerTo(request, body)
      : [401, failure('Authentication failed')];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });

  const answerTo = ({ method, url = '' }: IncomingMessage, body: string): [number, unknown] => {
    const { pathname } = new URL(url, 'http://stub');
    const [, , kind, id = '', act] = pathname.split('/');
    const sent = body === '' ? {} : JSON.parse(body);
    if (kind === 'orders' && method === 'POST') return [200, makeOrder(sent)];
    if (kind === 'orders' && act === 'payments') {
      if (!orders.has(id)) return [400, failure('The id provided does not exist')];
      const items = [...payments.values()].filter(({ order_id }) => order_id === id);
      return [200, { entity: 'collection', count: items.length, items }];
    }
    if (kind === 'orders' && id === '') return [200, { entity: 'collection', count: 0, items: [] }];
    const payment = payments.get(id);
    if (kind !== 'payments' || !payment) return [400, failure('The id provided does not exist')];
    if (act !== 'capture') return [200, payment];
    if (payment.status !== 'authorized') return [400, failure('This payment has already been captured')];
    if (sent.amount !== payment.amount)
      return [400, failure('Capture amount must be equal to the amount authorized')];
    return [200, setStatus(payment, 'captured')];
  };

  const makeOrder = ({
    amount,
    currency,
    receipt,
  }: {
    amount: number;
    currency: string;
    receipt: string;
  }) => {
    counts.orders += 1;
    const order = {
      id: `order_Stub${counts.orders}`,
      entity: 'order',
      amount,
      currency,
      receipt,
      status: 'created',
    };
    orders.set(order.id, order);
    return now.mode === 'wrong-amount' ? { ...order, amount: amount * 100 } : order;
  };
  const setStatus = (payment: StubPayment, status: StubPayment['status']) => {
    const changed = { ...payment, status };
    payments.set(payment.id, changed);
    return changed;
  };

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const config: RazorpayConfig = {
    ...KEYS,
    webhookSecret: 'stub-webhook-secret',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const proofOf = (orderId: string, paymentId: string): PaymentProof => ({
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: hmac(config.keySecret, `${orderId}|${paymentId}`),
  });
  return {
    config,
    now,
    /** Every received request, as 'GET /v1/payments/pay_1'. */
    asked,
    orders,
    setStatus,
    /** Signs as the checkout does. */
    proofOf,
    /** A payment of an order with some fields changed, and the checkout's proof. */
    pay(orderId: string, changes: Partial<StubPayment> = {}) {
      const order = orders.get(orderId);
      counts.payments += 1;
      const id = `pay_Stub${counts.payments}`;
      const { amount = 0, currency = '' } = order ?? {};
      const payment: StubPayment = {
        id,
        entity: 'payment',
        order_id: orderId,
        amount,
        currency,
        status: 'captured',
        ...changes,
      };
      payments.set(payment.id, payment);
      return { payment, proof: proofOf(orderId, payment.id) };
    },
    /** A webhook request; `paid` events contain the payment, `refund.` events also the refund. */
    event(name: string, payment: StubPayment, secret = config.webhookSecret ?? '') {
      counts.events += 1;
      const refund = { entity: { id: 'rfnd_1', payment_id: payment.id, amount: payment.amount } };
      const body = JSON.stringify({
        entity: 'event',
        event: name,
        payload: { payment: { entity: payment }, ...(name.startsWith('refund.') && { refund }) },
      });
      return {
        body,
        headers: {
          'X-Razorpay-Signature': hmac(secret, body),
          'X-Razorpay-Event-Id': `event_${counts.events}`,
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The stub for the duration of the test. */
export async function aRazorpayStub(): Promise<RazorpayStub> {
  const stub = await startRazorpayStub();
  onTestFinished(() => stub.stop());
  return stub;
}

const failure = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

const isAuthorised = ({ headers }: IncomingMessage) =>
  headers.authorization === `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;

function misbehave(mode: RazorpayMode, response: ServerResponse): boolean {
  switch (mode) {
    case '500':
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Server error</h1>');
      return true;
    case 'hang':
      return true;
    case 'drip':
      drip(response);
      return true;
    case 'cut':
      response.destroy();
      return true;
    case 'malformed':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id": "order_');
      return true;
    case 'redirect':
      response.writeHead(302, { Location: '/v1/elsewhere' }).end();
      return true;
    default:
      return false;
  }
}

/** An endless response, a byte at a time. */
function drip(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}
