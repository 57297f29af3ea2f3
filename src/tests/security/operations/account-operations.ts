import type { Stage } from '../../../server/testing/stage';
import { type Arranged, NOT_HERE, OPEN, type Operation, OWNER, SIGNED_IN, TEACHERS } from './operation';

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
export const accountOperations: readonly Operation[] = [
  {
    rest: ['POST /auth/demo/id-token', () => '/auth/demo/id-token', () => newcomer],
    trpc: ['accounts.demoIdToken', () => newcomer],
    given: 'draft',
    statuses: OPEN,
  },
  {
    rest: ['POST /auth/login/teacher', () => '/auth/login/teacher', identity],
    trpc: ['accounts.loginTeacher', identity],
    given: 'draft',
    arrange: anIdentity,
    statuses: OPEN,
  },
  {
    rest: ['POST /auth/login/student', () => '/auth/login/student', identity],
    trpc: ['accounts.loginStudent', identity],
    given: 'draft',
    arrange: anIdentity,
    statuses: OPEN,
  },
  {
    rest: ['POST /auth/logout', () => '/auth/logout'],
    trpc: ['accounts.logout'],
    given: 'draft',
    statuses: SIGNED_IN,
  },
  {
    rest: ['POST /auth/logout-everywhere', () => '/auth/logout-everywhere'],
    trpc: ['accounts.logoutEverywhere'],
    given: 'draft',
    statuses: SIGNED_IN,
  },
  { trpc: ['payments.list'], given: 'published', statuses: TEACHERS },
  {
    rest: ['GET /payment/create-order', () => '/payment/create-order?amount=100&country=IN'],
    trpc: ['payments.createOrder', () => ({ amount: 100, country: 'IN' })],
    given: 'draft',
    statuses: TEACHERS,
  },
  {
    rest: ['POST /payment/test-checkout', () => '/payment/test-checkout', success],
    trpc: ['payments.testCheckout', success],
    given: 'draft',
    arrange: order,
    statuses: OWNER,
  },
  {
    rest: ['POST /payment/verify-payment', () => '/payment/verify-payment', ({ made }) => made],
    trpc: ['payments.verify', ({ made }) => made],
    given: 'draft',
    arrange: proof,
    statuses: OWNER,
  },
  // Here the test checkout stands in; what a webhook of Razorpay must bring is tried with the payments.
  {
    rest: ['POST /payment/webhook', () => '/payment/webhook', () => ({ event: 'payment.captured' })],
    given: 'draft',
    statuses: NOT_HERE,
  },
];
