import { createHmac, hash } from 'node:crypto';
import type { Arrangements } from '../../ports/arrangements';

/** Orders texts by a keyed hash of each: the order depends on the secret only, not on the stored order. */
export const keyedArrangements =
  (secret: string): Arrangements =>
  (of) => {
    // The derived key, computed at the first list; it never leaves the server.
    let key: string | undefined;
    return (texts, list = '', turn = 0) => {
      key ??= createHmac('sha256', secret).update(of).digest('hex');
      return texts
        .map((text) => ({ text, place: hash('sha256', [key, list, turn, text].join('\n'), 'hex') }))
        .sort((one, other) => (one.place < other.place ? -1 : 1))
        .map(({ text }) => text);
    };
  };
