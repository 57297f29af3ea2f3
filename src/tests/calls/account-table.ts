import type { Stage } from '../../server/testing/stage';
import { type Arranged, NOT_HERE, OPEN, PERSONAL, type Row, SIGNED_IN, TEACHERS } from './call-table';

const newcomer = { email: 'new@school.example', name: 'New' };

const anIdentity = async ({ nobody }: Stage) => ({
  firebaseToken: (await nobody.rest('POST', '/auth/demo/id-token', newcomer)).body.firebaseToken as string,
});
const identity = ({ made }: Arranged) => made;

const order = async ({ teacher }: Stage) => {
  const { body } = await teacher.rest('GET', '/payment/create-order?amount=100&country=IN');
  return { orderId: body.id as string };
};
const success = ({ made }: Arranged) => ({ ...made, outcome: 'success' });
const proof = async (stage: Stage) => {
  const paid = { ...(await order(stage)), outcome: 'success' };
  return (await stage.teacher.rest('POST', '/payment/test-checkout', paid)).body as Record<string, string>;
};

/** Signing in and out, and paying. */
export const accountRows = {
  'accounts.demoIdToken': { input: () => newcomer, given: 'draft', statuses: OPEN },
  'accounts.loginTeacher': { input: identity, given: 'draft', arrange: anIdentity, statuses: OPEN },
  'accounts.loginStudent': { input: identity, given: 'draft', arrange: anIdentity, statuses: OPEN },
  'accounts.logout': { given: 'draft', statuses: SIGNED_IN },
  'accounts.logoutEverywhere': { given: 'draft', statuses: SIGNED_IN },
  'payments.list': { given: 'published', statuses: TEACHERS },
  'payments.createOrder': {
    input: () => ({ amount: 100, country: 'IN' }),
    given: 'draft',
    statuses: TEACHERS,
  },
  'payments.testCheckout': { input: success, given: 'draft', arrange: order, statuses: PERSONAL },
  'payments.verify': { input: ({ made }) => made, given: 'draft', arrange: proof, statuses: PERSONAL },
  // Here the test checkout stands in; what a webhook of Razorpay must bring is tried with the payments.
  'payments.webhook': { input: () => ({ event: 'payment.captured' }), given: 'draft', statuses: NOT_HERE },
} satisfies Readonly<Record<string, Row>>;
