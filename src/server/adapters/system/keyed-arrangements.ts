import { createHmac, hash } from 'node:crypto';
import type { Arrangements } from '../../ports/arrangements';

/**
 * Orders texts by a keyed hash of each: the secret alone tells the order, and the stored order has no part in it.
 */
export const keyedArrangements =
  (secret: string): Arrangements =>
  (of) => {
    // The HMAC is made once, at the first list. The hashes below begin with it and never leave the server.
    let key: string | undefined;
    return (texts, list = '', turn = 0) => {
      key ??= createHmac('sha256', secret).update(of).digest('hex');
      return texts
        .map((text) => ({ text, place: hash('sha256', [key, list, turn, text].join('\n'), 'hex') }))
        .sort((one, other) => (one.place < other.place ? -1 : 1))
        .map(({ text }) => text);
    };
  };
