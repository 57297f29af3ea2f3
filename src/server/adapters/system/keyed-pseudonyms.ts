import { createHmac } from 'node:crypto';
import type { Pseudonyms } from '../../ports/pseudonyms';

/** Orders hash the id alone: this prefix keeps pseudonyms different from them. */
const PURPOSE = 'pseudonym of ';

export const keyedPseudonyms =
  (secret: string): Pseudonyms =>
  (id) =>
    createHmac('sha256', secret).update(`${PURPOSE}${id}`).digest('base64url');
