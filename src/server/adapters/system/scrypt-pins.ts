import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { PIN_LENGTH } from '../../../shared/constants';
import type { Pins } from '../../ports/pins';
import { SALT_BYTES, storedPins } from './stored-pins';

/** 16 MB and some 40 ms of CPU per try. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

/** Hashed PINs, computed off the main thread. */
export const scryptPins = (slipSecret: string): Pins =>
  storedPins(
    {
      make: () => String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0'),
      salt: () => randomBytes(SALT_BYTES),
      deriveKey: (pin, salt) =>
        new Promise((resolve, reject) => {
          scrypt(pin, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
        }),
    },
    slipSecret,
  );
