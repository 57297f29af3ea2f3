import type { Buyer, CheckoutOutcome, Order, PaymentProof } from './checkout';
import { site } from './site';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

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
  on: (event: 'payment.failed', handler: (answer: { error: { description: string } }) => void) => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

/** Loads the provider's script once; it comes from the provider alone, who vouches for it. */
async function loadRazorpay(): Promise<NonNullable<Window['Razorpay']>> {
  if (!window.Razorpay) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = SCRIPT;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error('The checkout script could not be loaded.'));
      };
      document.head.append(script);
    });
  }
  if (!window.Razorpay) throw new Error('The checkout script did not start.');
  return window.Razorpay;
}

/** Opens Razorpay's checkout. A failed payment is told at its first failure, as spec §4 documents it. */
export async function openRazorpay(order: Order, buyer: Buyer): Promise<CheckoutOutcome> {
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
    checkout.on('payment.failed', ({ error }) => resolve({ failed: true, reason: error.description }));
    checkout.open();
  });
}
