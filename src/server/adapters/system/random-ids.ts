import { hash, randomBytes, randomFillSync, randomInt } from 'node:crypto';
import { SHARE_ID_ALPHABET, SHARE_ID_LENGTH } from '../../../shared/constants';
import type { Ids } from '../../ports/ids';

const SEEDS = 2 ** 32;
const ID_BYTES = 12;

/** Random bytes cost the same for one id and for hundreds. */
const pool = Buffer.alloc(ID_BYTES * 256);
let taken = pool.byteLength;

function id(): string {
  if (taken === pool.byteLength) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += ID_BYTES;
  return pool.toString('hex', taken - ID_BYTES, taken);
}

export const randomIds: Ids = {
  id,
  shareId: () =>
    Array.from(
      { length: SHARE_ID_LENGTH },
      () => SHARE_ID_ALPHABET[randomInt(SHARE_ID_ALPHABET.length)],
    ).join(''),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomInt(SEEDS),
  hash: (text) => hash('sha256', text, 'hex'),
};
