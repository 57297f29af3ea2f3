import { useSyncExternalStore } from 'react';
import type { Buyer, CheckoutEnd, Order } from './checkout';

/** What was chosen in the dialog: a declined card ends it as well. */
type CheckoutOutcome = CheckoutEnd | { readonly failed: true; readonly reason: string };

/** A test checkout that waits for the person's choice. */
export interface PendingCheckout {
  readonly order: Order;
  readonly buyer: Buyer;
  readonly settle: (outcome: CheckoutOutcome) => void;
}

let pending: PendingCheckout | undefined;
const listeners = new Set<() => void>();

function change(next: PendingCheckout | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits until the dialog of the test checkout is settled. */
export const openTestCheckout = (order: Order, buyer: Buyer): Promise<CheckoutOutcome> =>
  new Promise((resolve) => {
    const settle = (outcome: CheckoutOutcome) => {
      change(undefined);
      resolve(outcome);
    };
    change({ order, buyer, settle });
  });

/** The checkout that the dialog has to show, if one is open. */
export const usePendingCheckout = (): PendingCheckout | undefined =>
  useSyncExternalStore(subscribe, () => pending);
