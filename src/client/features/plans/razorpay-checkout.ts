import { site } from '../../platform/site';
import type { Buyer, CheckoutEnd, Order, PaymentProof, TellFailure } from './payment-order';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** A script that neither loads nor fails must not block the button. */
const SCRIPT_WITHIN_MS = 15_000;

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void };
}

interface RazorpayCheckout {
  open: () => void;
  on: (event: 'payment.failed', handler: (answer: { error?: { description?: string } }) => void) => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

/** Loads the provider's script once, from the provider's own host. */
async function loadRazorpay(): Promise<NonNullable<Window['Razorpay']>> {
  if (!window.Razorpay) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      const fail = () => {
        script.remove();
        reject(new Error('The checkout script could not be loaded.'));
      };
      const timer = setTimeout(fail, SCRIPT_WITHIN_MS);
      script.src = SCRIPT;
      script.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      script.onerror = () => {
        clearTimeout(timer);
        fail();
      };
      document.head.append(script);
    });
  }
  if (!window.Razorpay) throw new Error('The checkout script did not start.');
  return window.Razorpay;
}

/**
 * Opens Razorpay's checkout. A failed payment is reported immediately (spec §4) and leaves it open for
 * another card.
 */
export async function openRazorpay(
  order: Order,
  buyer: Buyer,
  tellFailure: TellFailure,
): Promise<CheckoutEnd> {
  const Razorpay = await loadRazorpay();
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: site.razorpayKeyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: site.siteName,
      description: buyer.description,
      prefill: { name: buyer.name, email: buyer.email },
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({ razorpay_order_id, razorpay_payment_id, razorpay_signature }),
      modal: { ondismiss: () => resolve({ closed: true }) },
    });
    checkout.on('payment.failed', ({ error }) => tellFailure(error?.description ?? ''));
    checkout.open();
  });
}
