import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Arrangements, Origins, Pseudonyms } from '../../ports/keyed';

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

/** Orders hash the id alone: this prefix keeps pseudonyms different from them. */
const PURPOSE = 'pseudonym of ';

export const keyedPseudonyms =
  (secret: string): Pseudonyms =>
  (id) =>
    createHmac('sha256', secret).update(`${PURPOSE}${id}`).digest('base64url');

/** A family's id with its HMAC-SHA-256; the id alone may be a question's, which students know. */
export function sealedOrigins(secret: string): Origins {
  const of = (familyId: string) => {
    const seal = createHmac('sha256', secret).update(`origin\n${familyId}`).digest('base64url');
    return `${familyId}.${seal}`;
  };
  return {
    of,
    read(origin) {
      const familyId = origin.slice(0, Math.max(0, origin.lastIndexOf('.')));
      const [sent, right] = [Buffer.from(origin), Buffer.from(of(familyId))];
      return sent.length === right.length && timingSafeEqual(sent, right) ? familyId : undefined;
    },
  };
}
