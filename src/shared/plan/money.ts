/** An amount in the smallest unit of its currency, as a person writes it: 10000 INR is ₹100. */
export function formatMoney(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
}
