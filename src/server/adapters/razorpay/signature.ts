import { createHmac, timingSafeEqual } from 'node:crypto';

/** The HMAC-SHA256 of a text or of bytes, in hexadecimal. */
export const signatureOf = (secret: string, signed: string | Uint8Array): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

/** Whether two signatures are the same, in a time that tells nothing of where they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
