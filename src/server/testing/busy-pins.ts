import { accountMessages } from '../../shared/account/messages';
import { DomainError } from '../../shared/errors';
import { quickPins } from '../adapters/embedded/quick-pins';
import { randomIds } from '../adapters/system/random-ids';
import type { Pins } from '../ports/pins';

const RETRY_SECONDS = 0.01;

/** PINs that refuse the first sign-in for lack of a place in the queue. */
export function busyPins(): Pins {
  const pins = quickPins(randomIds);
  let isFull = true;
  return {
    ...pins,
    async match(pin, stored) {
      if (!isFull) return pins.match(pin, stored);
      isFull = false;
      throw new DomainError('unavailable', accountMessages.pinsBusy, RETRY_SECONDS);
    },
  };
}
