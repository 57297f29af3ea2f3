import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** What a number holds in whole. */
const COUNT_BYTES = 6;
const TAG_BYTES = 16;

/** Values that somebody else keeps for us, unread and unchanged, for a time. */
export interface Sealed<Value> {
  seal(value: Value, nowMs: number): string;
  /** Undefined where it was not sealed here since the start, or is over. */
  open(text: string, nowMs: number): Value | undefined;
}

/**
 * Encrypts values for whom they belong to, with a key that only this process knows: what a million strangers begin
 * takes no room here, and pushes out nobody's.
 */
export function sealed<Value>(lifetimeMs: number): Sealed<Value> {
  const key = createSecretKey(randomBytes(KEY_BYTES));
  // With a key that nobody else has and that ends with this process, a count is a nonce that never comes again.
  const nonce = Buffer.alloc(NONCE_BYTES);
  let sealedSoFar = 0;
  return {
    seal(value, nowMs) {
      sealedSoFar += 1;
      nonce.writeUIntBE(sealedSoFar, 0, COUNT_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const text = JSON.stringify({ value, until: nowMs + lifetimeMs });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(text, nowMs) {
      const bytes = Buffer.from(text, 'base64url');
      // Node reads over what does not belong there.
      if (bytes.toString('base64url') !== text) return undefined;
      const [own, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      if (rest.byteLength < TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, own, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
      try {
        const opened = decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
        const { value, until }: { value: Value; until: number } = JSON.parse(opened);
        return until > nowMs ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
