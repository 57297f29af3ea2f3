import { addressOf, allOrNone, SettingError, text, withoutSlash } from './setting';

const RAZORPAY_API_URL = 'https://api.razorpay.com';

/** The school's Razorpay account. */
export interface RazorpayConfig {
  readonly keyId: string;
  readonly keySecret: string;
  /** Null: events are refused, and a buyer who closes the tab early has to come back. */
  readonly webhookSecret: string | null;
  readonly apiUrl: string;
}

export const paymentSettings = {
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_API_URL: addressOf('RAZORPAY_API_URL').optional(),
};

type Given = { readonly [Name in keyof typeof paymentSettings]?: string | undefined };

/** Parses the payment settings; null selects the test checkout. */
export function readRazorpay(given: Given): RazorpayConfig | null {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = given;
  const keys = allOrNone({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET }, 'payment through Razorpay');
  if (!keys) {
    const alone = (['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_API_URL'] as const).find((name) => given[name]);
    if (alone) {
      throw new SettingError(`${alone} is set, but RAZORPAY_KEY_ID is not: nothing would use it.`);
    }
    return null;
  }
  return {
    keyId: keys.RAZORPAY_KEY_ID,
    keySecret: keys.RAZORPAY_KEY_SECRET,
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? null,
    apiUrl: withoutSlash(given.RAZORPAY_API_URL ?? RAZORPAY_API_URL),
  };
}
