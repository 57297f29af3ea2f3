import * as z from 'zod';
import type { Check, Finding } from '../../ports/check';
import type { RazorpayConfig } from '../../settings/payments';
import { type AskRazorpay, RazorpayError, razorpayApi } from './api';

interface Settings {
  /** Null: the test checkout is used. */
  readonly razorpay: RazorpayConfig | null;
  readonly publicUrl: string;
}

/** Validates the payment settings and asks Razorpay whether it accepts them; orders and changes nothing. */
export function razorpayCheck(
  { razorpay, publicUrl }: Settings,
  ask: AskRazorpay | null = razorpay && razorpayApi(razorpay),
): Check {
  return {
    name: 'Payments (Razorpay)',
    async run() {
      if (!razorpay || !ask) return [TEST_CHECKOUT];
      return [
        keyKind(razorpay.keyId),
        await keyAccepted(razorpay, ask),
        webhook(razorpay, publicUrl),
        DOLLARS,
      ];
    },
  };
}

const TEST_CHECKOUT: Finding = {
  state: 'off',
  sentence: 'RAZORPAY_KEY_ID is not set: the test checkout stands in, and no money moves.',
};

const DOLLARS: Finding = {
  state: 'warning',
  sentence:
    'Buyers outside India are charged in US dollars. Whether the account takes them cannot be seen from here: look for International payments under Account & Settings at Razorpay.',
};

function keyKind(keyId: string): Finding {
  const kind = /^rzp_(test|live)_\w+$/.exec(keyId)?.[1];
  if (kind === 'live')
    return { state: 'ok', sentence: 'RAZORPAY_KEY_ID is a live key: payments move money.' };
  if (kind === 'test') {
    return {
      state: 'warning',
      sentence:
        'RAZORPAY_KEY_ID is a test key: the checkout works, but no money moves and anybody can get a plan with a test card.',
    };
  }
  return {
    state: 'wrong',
    sentence: 'RAZORPAY_KEY_ID is no key id: it begins with rzp_live_ or rzp_test_.',
  };
}

async function keyAccepted({ apiUrl }: RazorpayConfig, ask: AskRazorpay): Promise<Finding> {
  try {
    await ask(z.object({ items: z.array(z.unknown()) }), ({ orders }) => orders.all({ count: 1 }));
    return { state: 'ok', sentence: `Razorpay accepts the key (${apiUrl}).` };
  } catch (error) {
    return { state: 'wrong', sentence: sentenceOf(error, apiUrl) };
  }
}

function sentenceOf(error: unknown, apiUrl: string): string {
  if (!(error instanceof RazorpayError)) return `Razorpay could not be asked: ${String(error)}`;
  const { status, reason } = error;
  if (status === 0)
    return `Razorpay cannot be reached at ${apiUrl} (${reason}). Check the network, a firewall and RAZORPAY_API_URL.`;
  if (status === 401)
    return 'Razorpay refuses the key: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET do not belong together, or the key was replaced by a newer one.';
  if (status === 403)
    return `Razorpay knows the key but does not let it in (${reason}). Check that the account is activated and that no list of allowed addresses keeps this server out.`;
  if (status === 200 || status === 404)
    return `What answers at ${apiUrl} is not Razorpay's API. Check RAZORPAY_API_URL.`;
  return `Razorpay answered ${status} (${reason}). Try again in a moment.`;
}

function webhook({ webhookSecret }: RazorpayConfig, publicUrl: string): Finding {
  if (webhookSecret === null) {
    return {
      state: 'warning',
      sentence:
        'RAZORPAY_WEBHOOK_SECRET is not set: a buyer who closes the page too early gets the plan a few minutes later instead of at once.',
    };
  }
  const address = `${publicUrl}/payment/webhook`;
  if (/^http:|\/\/(localhost|127\.|\[::1\])/.test(publicUrl)) {
    return {
      state: 'warning',
      sentence: `Razorpay calls webhooks over https on public addresses only, so not ${address}. Check PUBLIC_URL.`,
    };
  }
  return {
    state: 'ok',
    sentence: `RAZORPAY_WEBHOOK_SECRET is set; the webhook at Razorpay must call ${address} with the same secret.`,
  };
}
