import type { NameKeys } from './name-keys';

/** Shorter names are too easily alike. */
const SLIP_FROM_LENGTH = 4;
const TWO_SLIPS_FROM_LENGTH = 8;

export const shareWord = (one: NameKeys, other: NameKeys): boolean =>
  one.words.some((word) => other.words.includes(word));

/** Whether two names differ by a typo or two, in either word order. */
export const areNearlySame = (one: NameKeys, other: NameKeys): boolean =>
  haveNearlyTheLetters(one.letters ^ other.letters) &&
  (isNear(one.inOrder, other.inOrder) || isNear(one.anyOrder, other.anyOrder));

/** Each typo removes one letter and adds another. */
const LETTERS_APART = 4;

function haveNearlyTheLetters(apart: number): boolean {
  let left = apart;
  for (let count = 0; count < LETTERS_APART && left !== 0; count += 1) left &= left - 1;
  return left === 0;
}

function isNear(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  const slips = length < TWO_SLIPS_FROM_LENGTH ? 1 : 2;
  if (length < SLIP_FROM_LENGTH || Math.abs(one.length - other.length) > slips) return false;
  return slipsBetween({ one, other }, [0, 0], slips) <= slips;
}

/** Damerau-Levenshtein distance (substitution, insertion, deletion, swap of neighbours), counted up to the limit. */
function slipsBetween(
  { one, other }: { one: string; other: string },
  [start, otherStart]: readonly [number, number],
  limit: number,
): number {
  let [at, place] = [start, otherStart];
  while (at < one.length && one[at] === other[place]) {
    at += 1;
    place += 1;
  }
  const longer = Math.abs(one.length - at - (other.length - place));
  if (at === one.length || place === other.length || longer > limit) return longer;
  if (limit === 0) return 1;
  const after = (letters: number, others: number) =>
    1 + slipsBetween({ one, other }, [at + letters, place + others], limit - 1);
  const isSwapped = one[at] === other[place + 1] && one[at + 1] === other[place];
  return Math.min(after(1, 1), after(1, 0), after(0, 1), isSwapped ? after(2, 2) : Number.POSITIVE_INFINITY);
}
