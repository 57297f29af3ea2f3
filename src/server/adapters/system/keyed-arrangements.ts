import { createHmac, hash } from 'node:crypto';
import type { Arrangements } from '../../ports/arrangements';

/**
 * Orders by a keyed hash of each text: without the secret nobody can tell one, whatever else is known, and the order in which
 * texts are stored has no part in it.
 */
export const keyedArrangements =
  (secret: string): Arrangements =>
  (of) => {
    // One HMAC for all: the hashes below begin with it, are as long as each other and are seen by nobody.
    const key = createHmac('sha256', secret).update(of).digest('hex');
    return (texts, list = '', turn = 0) =>
      texts
        .map((text) => ({ text, place: hash('sha256', [key, list, turn, text].join('\n'), 'hex') }))
        .sort((one, other) => (one.place < other.place ? -1 : 1))
        .map(({ text }) => text);
  };
