/** The sort orders of the bank. */
export const BANK_ORDERS = [
  ...(['relevance', 'newest', 'last-used', 'hardest', 'easiest', 'discrimination'] as const),
] as const;
export type BankOrder = (typeof BANK_ORDERS)[number];
