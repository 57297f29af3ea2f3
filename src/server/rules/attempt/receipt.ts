import { SHARE_ID_ALPHABET } from '../../../shared/constants';

const RECEIPT_LENGTH = 8;

/** The receipt XXXX-XXXX of a hexadecimal hash; deterministic. */
export function receiptOf(hash: string): string {
  const letters = Array.from({ length: RECEIPT_LENGTH }, (_, index) => {
    const byte = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    return SHARE_ID_ALPHABET[byte % SHARE_ID_ALPHABET.length];
  });
  return dashed(letters.join(''));
}

/** A typed receipt in the form XXXX-XXXX, ignoring case, spaces and the dash. */
export const readReceipt = (typed: string): string => dashed(typed.replace(/[^a-z0-9]/gi, '').toUpperCase());

const dashed = (letters: string) =>
  `${letters.slice(0, RECEIPT_LENGTH / 2)}-${letters.slice(RECEIPT_LENGTH / 2)}`;
