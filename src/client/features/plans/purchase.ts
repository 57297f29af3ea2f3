import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { messages } from '../../../shared/messages';
import { afterPlans, loginFor, plansFor } from '../../platform/errand';
import { serverSentence, statusOf } from '../../platform/error-message';
import { getToken } from '../../platform/local-storage';
import { type PaidNotice, paidNotice } from '../../platform/paid-notice';
import { site } from '../../platform/site';
import { trpcClient } from '../../platform/trpc-client';
import { openCheckout } from './checkout';
import type { Buyer, PaymentProof, TellFailure } from './payment-order';
import { findPlanHolder, type PlanHolder } from './plan-holder';

/** The button 'Get Started Today' and the outcome beside it. */
export function usePurchase(offer: Offer) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [quietLine, setQuietLine] = useState('');
  /** A teacher with an active plan, who has to confirm another month. */
  const [asked, setAsked] = useState<PlanHolder | undefined>();
  const [, navigate] = useLocation();
  const { next, desk } = afterPlans(new URLSearchParams(useSearch()));
  const goToLogin = () => navigate(loginFor('teacher', { next: plansFor(next) }));

  const buy = async (holder: PlanHolder) => {
    setAsked(undefined);
    setBusy(true);
    const end = await purchase(offer, holder, (reason) => setFailure(messages.paymentFailed(reason)));
    if (end.name === 'paid') return navigate(desk, { state: paidNotice(end.receipt) });
    if (end.name === 'not-a-teacher') return goToLogin();
    if (end.name === 'quiet') setQuietLine(end.sentence);
    setBusy(false);
  };

  const start = async () => {
    if (!getToken()) return goToLogin();
    if (site.billing === 'off') return navigate(desk);
    setBusy(true);
    setFailure(undefined);
    setQuietLine('');
    try {
      // Checked on each press: another tab may have paid since this page was opened.
      const holder = await findPlanHolder();
      if (!holder.planActive) return await buy(holder);
      setAsked(holder);
    } catch (error) {
      if ([401, 403].includes(statusOf(error) ?? 0)) return goToLogin();
      setQuietLine(messages.checkoutDidNotOpen);
    }
    setBusy(false);
  };

  return {
    ...{ busy, failure, quietLine, asked },
    start: () => void start(),
    addMonth: () => asked && void buy(asked),
    cancel: () => setAsked(undefined),
  };
}

/** The order: the plan's price in whole units, for a country. */
interface Offer {
  readonly amount: number;
  readonly country: string;
}

type PurchaseEnd =
  | { readonly name: 'paid'; readonly receipt: PaidNotice }
  | { readonly name: 'closed' }
  | { readonly name: 'not-a-teacher' }
  | { readonly name: 'quiet'; readonly sentence: string };

/** Verification is retried without an answer, since the money has moved by then. */
const VERIFY_ATTEMPTS = 3;

/**
 * Buys the plan: order, checkout, verification (spec §4). Never rejects; a failed start is only logged, and
 * each failed payment in the checkout is reported.
 */
async function purchase(
  offer: Offer,
  { name, email }: Omit<Buyer, 'description'>,
  tellFailure: TellFailure,
): Promise<PurchaseEnd> {
  try {
    const order = await trpcClient.payments.createOrder.mutate(offer);
    const description = `${site.siteName}: Premium Plan, one month`;
    const end = await openCheckout(order, { name, email, description }, tellFailure);
    return 'closed' in end ? { name: 'closed' } : await verify(end, order);
  } catch (failure) {
    const status = statusOf(failure);
    if (status === 401 || status === 403) return { name: 'not-a-teacher' };
    console.warn('The payment did not start.', failure);
    return { name: 'quiet', sentence: messages.checkoutDidNotOpen };
  }
}

async function verify(
  proof: PaymentProof,
  order: { amount: number; currency: string },
): Promise<PurchaseEnd> {
  const { razorpay_order_id: orderId } = proof;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { planActiveUntil } = await trpcClient.payments.verify.mutate(proof);
      const { amount, currency } = order;
      return { name: 'paid', receipt: { orderId, amount, currency, planActiveUntil } };
    } catch (failure) {
      const refused = (statusOf(failure) ?? 500) < 500;
      if (refused || attempt === VERIFY_ATTEMPTS) {
        console.warn('The payment was not verified.', failure);
        return { name: 'quiet', sentence: serverSentence(failure) ?? messages.paymentBeingConfirmed };
      }
    }
  }
}
