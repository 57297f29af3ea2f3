import { buyPlan, type Stage } from '../../server/testing/stage';
import { fieldInvalid, messages } from '../../shared/messages';
import {
  anyText,
  doing,
  made,
  NOT_HERE,
  OPEN,
  PERSONAL,
  SIGNED_IN,
  STUDENTS,
  type Table,
  TEACHERS,
} from './call-table';

const newcomer = { email: 'new@school.example', name: 'New Person' };

const anIdentity = async ({ nobody }: Stage) => ({
  firebaseToken: (await nobody.rest('POST', '/auth/demo/id-token', newcomer)).body.firebaseToken as string,
});

const order = async ({ teacher }: Stage) => {
  const { body } = await teacher.rest('GET', '/payment/create-order?amount=100&country=IN');
  return { orderId: body.id as string };
};
const proof = async (stage: Stage) => {
  const paid = { ...(await order(stage)), outcome: 'success' };
  return (await stage.teacher.rest('POST', '/payment/test-checkout', paid)).body as Record<string, string>;
};
const priced = (amount: number, country: string) => () => ({ amount, country });
const someProof = () => ({
  razorpay_order_id: 'order_unknown',
  razorpay_payment_id: 'pay_unknown',
  razorpay_signature: 'f'.repeat(64),
});

/** Sign-in, sign-out and payment. */
export const accountTable = {
  'accounts.demoIdToken': {
    input: () => newcomer,
    given: 'draft',
    statuses: OPEN,
    acts: { 'anybody on this machine gets a token': { who: 'nobody', answer: { firebaseToken: anyText } } },
  },
  'accounts.loginTeacher': {
    input: made,
    given: 'draft',
    arrange: anIdentity,
    statuses: OPEN,
    acts: {
      'a forged token is refused': {
        ...{ who: 'nobody', input: () => ({ firebaseToken: 'forged' }) },
        ...{ status: 401, answer: messages.identityRefused },
      },
    },
  },
  'accounts.loginStudent': {
    input: made,
    given: 'draft',
    arrange: anIdentity,
    statuses: OPEN,
    acts: {
      'a missing token is refused': {
        ...{ who: 'nobody', input: () => ({}), status: 401, answer: messages.identityRefused },
      },
    },
  },
  'accounts.setLanguage': {
    input: () => ({ language: 'en' }),
    given: 'draft',
    statuses: STUDENTS,
    acts: {
      'a student chooses a language': { who: 'student', answer: { language: 'en' } },
      'the language of the class again': {
        ...{ who: 'student', input: () => ({ language: null }), answer: { language: null } },
      },
      'a language that is not offered': {
        ...{ who: 'student', input: () => ({ language: 'tlh' }), status: 400 },
        answer: fieldInvalid('language'),
      },
    },
  },
  'accounts.logout': {
    given: 'draft',
    statuses: SIGNED_IN,
    acts: { 'a signed-in person is signed out': { who: 'student', answer: { message: messages.loggedOut } } },
  },
  'accounts.logoutEverywhere': {
    given: 'draft',
    statuses: SIGNED_IN,
    acts: {
      'a signed-in person is signed out on all devices': {
        answer: { message: messages.loggedOutEverywhere, sessionsEnded: 1 },
      },
    },
  },
  'payments.list': { given: 'published', statuses: TEACHERS },
  'payments.createOrder': {
    input: priced(100, 'IN'),
    given: 'draft',
    statuses: TEACHERS,
    acts: {
      'India pays 100 rupees': { answer: { id: anyText, amount: 10_000, currency: 'INR' } },
      'elsewhere it is 10 dollars': {
        input: priced(10, 'DE'),
        answer: { id: anyText, amount: 1000, currency: 'USD' },
      },
      'another amount is refused': { input: priced(1, 'IN'), status: 400, answer: messages.priceMismatch },
      'the price of elsewhere is refused in India': {
        ...{ input: priced(10, 'IN'), status: 400, answer: messages.priceMismatch },
      },
    },
  },
  'payments.testCheckout': {
    input: ({ made }) => ({ ...made, outcome: 'success' }),
    given: 'draft',
    arrange: order,
    statuses: PERSONAL,
    missing: messages.orderNotFound,
    acts: {
      'an unknown order is not found': {
        input: () => ({ orderId: 'order_unknown', outcome: 'success' }),
        ...{ status: 404, answer: messages.orderNotFound },
      },
    },
  },
  'payments.verify': {
    input: made,
    given: 'draft',
    arrange: proof,
    statuses: PERSONAL,
    missing: messages.orderNotFound,
    acts: {
      'an unknown order is not found': { input: someProof, status: 404, answer: messages.orderNotFound },
    },
  },
  // The test checkout answers here; Razorpay's webhooks are tested with the payments.
  'payments.webhook': {
    input: () => ({ event: 'payment.captured' }),
    given: 'draft',
    statuses: NOT_HERE,
    missing: messages.webhookUnavailable,
    acts: {
      'without a payment provider there is no webhook': {
        ...{ who: 'nobody', arrange: doing(({ teacher }) => buyPlan(teacher)) },
        ...{ status: 404, answer: messages.webhookUnavailable },
      },
    },
  },
} satisfies Table;
