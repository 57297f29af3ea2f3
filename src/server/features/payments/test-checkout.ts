import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { OutcomeRequest } from '../../rules/plan/request';
import type { TestCheckout } from '../../rules/plan/schema';
import type { OrderRecord } from './store';

type CheckoutDeps = Pick<Deps, 'payments'>;

/** The checkout that moves no money; 404 with a real provider. */
export function getTestCheckout({ payments: { completeTestCheckout } }: CheckoutDeps) {
  if (!completeTestCheckout) throw new DomainError('not_found', messages.testCheckoutUnavailable);
  return completeTestCheckout;
}

/** Plays the checkout's part for an own order without money. */
export function completeTestCheckout(
  deps: CheckoutDeps,
  { order, input }: { order: OrderRecord; input: OutcomeRequest },
): TestCheckout {
  if (input.outcome === 'failure') return { failed: true, reason: messages.testPaymentDeclined };
  const { id, amountMinor: amount, currency } = order;
  return getTestCheckout(deps)({ id, amount, currency });
}
