import { areOpposites } from './opposites';

const SHORTEST_SLIP = 5;
const SHORTEST_OTHER_VOWEL = 9;

/**
 * Whether two words differ by a slip: an inner letter omitted, inserted or swapped, or another vowel in a
 * long word. Another consonant, or vowel in a short word, may be another word (alkane, alkene).
 */
export function isSlip(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_SLIP || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (at === 0 || areOpposites(one, other)) return false;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isTurned = long[at] === short[at + 1] && long[at + 1] === short[at];
  if (isTurned) return long.slice(at + 2) === short.slice(at + 2);
  const isOtherVowel = /^[aeiou]{2}$/.test(`${long[at]}${short[at]}`);
  return isOtherVowel && long.length >= SHORTEST_OTHER_VOWEL && long.slice(at + 1) === short.slice(at + 1);
}

/** Corrects words that are one slip from exactly one word of some texts. */
export function slipsMended(
  texts: readonly { readonly words: readonly string[] }[],
): (word: string) => string {
  const written = new Set(texts.flatMap(({ words }) => words));
  const long = [...written].filter((word) => word.length >= SHORTEST_SLIP && /^\p{L}+$/u.test(word));
  const known = new Map<string, string>();
  return (word) => {
    if (word.length < SHORTEST_SLIP || written.has(word)) return word;
    const before = known.get(word);
    if (before !== undefined) return before;
    const meant = long.filter((other) => isSlip(word, other));
    const mended = meant.length === 1 ? (meant[0] ?? word) : word;
    known.set(word, mended);
    return mended;
  };
}
