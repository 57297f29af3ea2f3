import { createHash } from 'node:crypto';
import { SHARE_ID_ALPHABET, SHARE_ID_LENGTH } from '../../shared/constants';
import type { Ids } from '../ports/ids';

/** Ids that two worlds deal out alike, so that what they answer can be compared to the letter. */
export function countingIds(): Ids {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    id: () => `id-${next()}`,
    shareId: () =>
      Array.from({ length: SHARE_ID_LENGTH }, (_, at) => SHARE_ID_ALPHABET[(next() * (at + 3)) % 32]).join(
        '',
      ),
    token: () => `token-${next()}-${'x'.repeat(32)}`,
    seed: next,
    hash: (text) => createHash('sha256').update(text).digest('hex'),
  };
}
