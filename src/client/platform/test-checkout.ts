import { cell, useWatched } from '../watched';
import type { Buyer, CheckoutEnd, Order } from './checkout';

/** What was chosen in the dialog: a declined card ends it as well. */
type CheckoutOutcome = CheckoutEnd | { readonly failed: true; readonly reason: string };

/** A test checkout that waits for the person's choice. */
export interface PendingCheckout {
  readonly order: Order;
  readonly buyer: Buyer;
  readonly settle: (outcome: CheckoutOutcome) => void;
}

const pending = cell<PendingCheckout | undefined>(undefined);

/** Waits until the dialog of the test checkout is settled. */
export const openTestCheckout = (order: Order, buyer: Buyer): Promise<CheckoutOutcome> =>
  new Promise((resolve) => {
    const settle = (outcome: CheckoutOutcome) => {
      pending.set(undefined);
      resolve(outcome);
    };
    pending.set({ order, buyer, settle });
  });

/** The checkout that the dialog has to show, if one is open. */
export const usePendingCheckout = (): PendingCheckout | undefined => useWatched(pending);
