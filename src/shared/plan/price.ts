export interface PlanPrice {
  /** The amount on the card, in whole units of the currency. */
  readonly displayAmount: number;
  readonly symbol: '₹' | '$';
  /** The charged amount, in whole units. */
  readonly chargeAmount: number;
  readonly currency: 'INR' | 'USD';
  /** The charged amount, in the smallest unit (paise, cents). */
  readonly amountMinor: number;
}

const PRICES = {
  india: { displayAmount: 100, symbol: '₹', chargeAmount: 100, currency: 'INR', amountMinor: 10_000 },
  elsewhere: { displayAmount: 100, symbol: '$', chargeAmount: 10, currency: 'USD', amountMinor: 1_000 },
} as const satisfies Record<string, PlanPrice>;

/** The country assumed before the look-up answers (spec §7). */
export const DEFAULT_COUNTRY = 'IN';

/** The monthly price of the Premium Plan in a country (spec §3): shown as 100 everywhere, charged as 100 or 10. */
export function planPrice(country: string): PlanPrice {
  return country.trim().toUpperCase() === 'IN' ? PRICES.india : PRICES.elsewhere;
}

/** Formats an amount in the smallest unit of its currency: 10000 INR is ₹100. */
export function formatMoney(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
}
