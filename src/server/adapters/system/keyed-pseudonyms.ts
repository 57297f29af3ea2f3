import { createHmac } from 'node:crypto';
import type { Pseudonyms } from '../../ports/pseudonyms';

/** The key of an order is a keyed hash of an id alone: with these words before it no pseudonym is one. */
const PURPOSE = 'pseudonym of ';

export const keyedPseudonyms =
  (secret: string): Pseudonyms =>
  (id) =>
    createHmac('sha256', secret).update(`${PURPOSE}${id}`).digest('base64url');
