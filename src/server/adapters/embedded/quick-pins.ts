import { createHash } from 'node:crypto';
import { PIN_LENGTH } from '../../../shared/constants';
import type { Ids } from '../../ports/ids';
import type { Pins } from '../../ports/pins';
import { SALT_BYTES, storedPins } from '../system/stored-pins';

const SLIP_SECRET = 'for tests alone'.padEnd(32, '.');

/** PINs without costly hashing, for tests that sign in thousands of times. As random as the ids. */
export const quickPins = (ids: Ids): Pins =>
  storedPins(
    {
      make: () => String(ids.seed() % 10 ** PIN_LENGTH).padStart(PIN_LENGTH, '0'),
      salt: () => Buffer.from(ids.hash(ids.token()), 'hex').subarray(0, SALT_BYTES),
      deriveKey: async (pin, salt) => createHash('sha256').update(salt).update(pin).digest(),
    },
    SLIP_SECRET,
  );
