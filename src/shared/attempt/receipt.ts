import { SHARE_ID_ALPHABET } from '../constants';

const RECEIPT_LENGTH = 8;

/** The receipt of the form XXXX-XXXX that a hexadecimal hash stands behind; one hash always gives the same receipt. */
export function receiptOf(hash: string): string {
  const letters = Array.from({ length: RECEIPT_LENGTH }, (_, index) => {
    const byte = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    return SHARE_ID_ALPHABET[byte % SHARE_ID_ALPHABET.length];
  });
  return dashed(letters.join(''));
}

/** A receipt as a person typed it, in the form XXXX-XXXX: small letters, spaces and the dash do not matter. */
export const readReceipt = (typed: string): string => dashed(typed.replace(/[^a-z0-9]/gi, '').toUpperCase());

const dashed = (letters: string) =>
  `${letters.slice(0, RECEIPT_LENGTH / 2)}-${letters.slice(RECEIPT_LENGTH / 2)}`;
