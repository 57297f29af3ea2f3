import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text or bytes, in hexadecimal. */
export const signatureOf = (secret: string, signed: string | Uint8Array): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
