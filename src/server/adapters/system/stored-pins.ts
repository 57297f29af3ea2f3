import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pins } from '../../ports/pins';

interface Ways {
  /** An unguessable PIN. */
  make(): string;
  salt(): Buffer;
  /** A costly key of a PIN and a salt. */
  deriveKey(pin: string, salt: Buffer): Promise<Buffer>;
}

export const SALT_BYTES = 16;
const CODE_LENGTH = 22;
/** Replaces the salt of a missing PIN: no PIN has it. */
const NO_SALT = Buffer.alloc(SALT_BYTES);
const NO_PIN = 'none';

/** PINs stored as `salt.key`, and slip codes as a keyed hash of their parts. */
export function storedPins({ make, salt: newSalt, deriveKey }: Ways, slipSecret: string): Pins {
  const code = (...words: readonly (string | number)[]) =>
    createHmac('sha256', slipSecret).update(JSON.stringify(words)).digest('base64url').slice(0, CODE_LENGTH);
  return {
    make,
    async hash(pin, salt = newSalt().toString('base64url')) {
      const key = await deriveKey(pin, Buffer.from(salt, 'base64url'));
      return `${salt}.${key.toString('base64url')}`;
    },
    saltOf,
    async match(pin, stored) {
      const salts = new Set(stored.map(({ pinHash }) => saltOf(pinHash)));
      if (salts.size === 0) await deriveKey(pin ?? NO_PIN, NO_SALT);
      const keys = await Promise.all(
        [...salts].map(
          async (salt) => [salt, await deriveKey(pin ?? NO_PIN, Buffer.from(salt, 'base64url'))] as const,
        ),
      );
      const keyOf = new Map(keys);
      return stored.filter(({ pinHash }) => {
        const key = keyOf.get(saltOf(pinHash));
        return pin !== null && key !== undefined && areEqual(key.toString('base64url'), keyIn(pinHash));
      });
    },
    code,
    isCode: (sent, ...words) => areEqual(sent, code(...words)),
  };
}

const saltOf = (hash: string): string => hash.split('.')[0] ?? '';
const keyIn = (hash: string): string => hash.split('.')[1] ?? '';

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
