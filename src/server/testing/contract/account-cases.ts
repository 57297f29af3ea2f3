import { messages } from '../../../shared/messages';
import { buyPlan } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';

const person = { email: 'new@school.example', name: 'New Person' };

export const accountCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', () => '/auth/demo/id-token', () => person],
      trpc: ['mutate', 'accounts.demoIdToken', () => person],
    },
    {
      name: 'anybody on this machine gets a token',
      given: 'draft',
      who: 'nobody',
      status: 200,
      body: { firebaseToken: anyText },
    },
  ),
  ...row(
    {
      rest: ['POST', () => '/auth/login/teacher', () => ({ firebaseToken: 'forged' })],
      trpc: ['mutate', 'accounts.loginTeacher', () => ({ firebaseToken: 'forged' })],
    },
    {
      name: 'a forged token is refused',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: messages.identityRefused,
    },
  ),
  ...row(
    {
      rest: ['POST', () => '/auth/login/student', () => ({})],
      trpc: ['mutate', 'accounts.loginStudent', () => ({})],
    },
    {
      name: 'a missing token is refused',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: messages.identityRefused,
    },
  ),
  ...row(
    { rest: ['POST', () => '/auth/logout'], trpc: ['mutate', 'accounts.logout'] },
    {
      name: 'a signed-in person is signed out',
      given: 'draft',
      who: 'student',
      status: 200,
      body: { message: messages.loggedOut },
    },
    {
      name: 'nobody cannot sign out',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
  ...row(
    { rest: ['POST', () => '/auth/logout-everywhere'], trpc: ['mutate', 'accounts.logoutEverywhere'] },
    {
      name: 'a signed-in person is signed out on all devices',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: { message: messages.loggedOutEverywhere, sessionsEnded: 1 },
    },
    {
      name: 'nobody cannot sign anybody out',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
  ...paymentRows(),
];

function paymentRows(): ContractCase[] {
  const order = (amount: unknown, country: string) =>
    ({
      rest: ['GET', () => `/payment/create-order?amount=${amount}&country=${country}`],
      trpc: ['mutate', 'payments.createOrder', () => ({ amount, country })],
    }) as const;
  const someProof = () => ({
    razorpay_order_id: 'order_unknown',
    razorpay_payment_id: 'pay_unknown',
    razorpay_signature: 'f'.repeat(64),
  });
  return [
    ...row(
      order(100, 'IN'),
      {
        name: 'India pays 100 rupees',
        given: 'draft',
        who: 'teacher',
        status: 200,
        body: { id: anyText, amount: 10_000, currency: 'INR' },
      },
      {
        name: 'a student cannot buy',
        given: 'draft',
        who: 'student',
        status: 403,
        body: messages.teachersOnly,
      },
      { name: 'nobody cannot buy', given: 'draft', who: 'nobody', status: 401, body: messages.loginAgain },
    ),
    ...row(order(10, 'DE'), {
      name: 'elsewhere it is 10 dollars',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: { id: anyText, amount: 1000, currency: 'USD' },
    }),
    ...row(order(1, 'IN'), {
      name: 'another amount is refused',
      given: 'draft',
      who: 'teacher',
      status: 400,
      body: messages.priceMismatch,
    }),
    ...row(order(10, 'IN'), {
      name: 'the price of elsewhere is refused in India',
      given: 'draft',
      who: 'teacher',
      status: 400,
      body: messages.priceMismatch,
    }),
    ...row(
      {
        rest: [
          'POST',
          () => '/payment/test-checkout',
          () => ({ orderId: 'order_unknown', outcome: 'success' }),
        ],
        trpc: ['mutate', 'payments.testCheckout', () => ({ orderId: 'order_unknown', outcome: 'success' })],
      },
      {
        name: 'an unknown order is not found',
        given: 'draft',
        who: 'teacher',
        status: 404,
        body: messages.orderNotFound,
      },
    ),
    ...row(
      {
        rest: ['POST', () => '/payment/verify-payment', someProof],
        trpc: ['mutate', 'payments.verify', someProof],
      },
      {
        name: 'an unknown order is not found',
        given: 'draft',
        who: 'teacher',
        status: 404,
        body: messages.orderNotFound,
      },
      {
        name: 'a student cannot verify',
        given: 'draft',
        who: 'student',
        status: 403,
        body: messages.teachersOnly,
      },
    ),
    ...row(
      { rest: ['POST', () => '/payment/webhook', () => ({ event: 'payment.captured' })] },
      {
        name: 'without a payment provider there is no webhook',
        given: 'draft',
        who: 'nobody',
        status: 404,
        body: messages.webhookUnavailable,
        before: ({ teacher }) => buyPlan(teacher),
      },
    ),
  ];
}
