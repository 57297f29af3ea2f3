import { site } from '../../platform/site';
import { cell, useWatched } from '../../watched';
import type { Buyer, CheckoutEnd, Order, TellFailure } from './payment-order';
import { openRazorpay } from './razorpay-checkout';

/** The choice in the dialog; a declined card ends it as well. */
type CheckoutOutcome = CheckoutEnd | { readonly failed: true; readonly reason: string };

/** A test checkout waiting for a choice. */
export interface PendingCheckout {
  readonly order: Order;
  readonly buyer: Buyer;
  readonly settle: (outcome: CheckoutOutcome) => void;
}

const pending = cell<PendingCheckout | undefined>(undefined);

/** Resolves with the choice in the test checkout's dialog. */
const openTestCheckout = (order: Order, buyer: Buyer): Promise<CheckoutOutcome> =>
  new Promise((resolve) => {
    const settle = (outcome: CheckoutOutcome) => {
      pending.set(undefined);
      resolve(outcome);
    };
    pending.set({ order, buyer, settle });
  });

/** The open test checkout, if any. */
export const usePendingCheckout = (): PendingCheckout | undefined => useWatched(pending);

/** Opens the card payment's checkout and resolves at its end. Rejects if it does not open. */
export async function openCheckout(
  order: Order,
  buyer: Buyer,
  tellFailure: TellFailure,
): Promise<CheckoutEnd> {
  if (site.payments === 'razorpay') return openRazorpay(order, buyer, tellFailure);
  const end = await openTestCheckout(order, buyer);
  if (!('failed' in end)) return end;
  tellFailure(end.reason);
  return { closed: true };
}
