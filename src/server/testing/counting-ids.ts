import { createHash } from 'node:crypto';
import { SHARE_ID_ALPHABET, SHARE_ID_LENGTH } from '../../shared/constants';
import type { Ids } from '../ports/ids';

export interface CountingIds extends Ids {
  /** The number of ids made so far. */
  count(): number;
}

/** Ids that are equal in two worlds, so that their responses can be compared literally. */
export function countingIds(after = 0): CountingIds {
  let count = after;
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
    count: () => count,
    hash: (text) => createHash('sha256').update(text).digest('hex'),
  };
}
