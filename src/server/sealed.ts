import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** The bytes of the counter. */
const COUNT_BYTES = 6;
const TAG_BYTES = 16;

/** Encrypted values that the client stores for us for a limited time. */
export interface Sealed<Value> {
  seal(value: Value, nowMs: number): string;
  /** Undefined if not sealed by this process, altered or expired. */
  open(text: string, nowMs: number): Value | undefined;
}

/**
 * Encrypts values for the client to hold, with a key of this process only: a million strangers take no memory
 * and evict no entry.
 */
export function sealed<Value>(lifetimeMs: number): Sealed<Value> {
  const key = createSecretKey(randomBytes(KEY_BYTES));
  // The key is unique to this process and ends with it, so a counter is a nonce that never repeats.
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
      // Node's decoder ignores invalid characters.
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
