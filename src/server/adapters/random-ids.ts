import { hash, randomBytes, randomInt } from 'node:crypto';
import { SHARE_ID_ALPHABET, SHARE_ID_LENGTH } from '../../shared/constants';
import type { Ids } from '../ports/ids';

const SEEDS = 2 ** 32;

export const randomIds: Ids = {
  id: () => randomBytes(12).toString('hex'),
  shareId: () =>
    Array.from(
      { length: SHARE_ID_LENGTH },
      () => SHARE_ID_ALPHABET[randomInt(SHARE_ID_ALPHABET.length)],
    ).join(''),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomInt(SEEDS),
  hash: (text) => hash('sha256', text, 'hex'),
};
