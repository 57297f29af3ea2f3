import { anyOrderKey, nameKey } from './name-keys';

/** So short a name says too little for a slip of the pen. */
const SLIP_FROM_LENGTH = 4;
const TWO_SLIPS_FROM_LENGTH = 8;

/** The words by which a name can be known again; of Chinese and its kin each sign is one. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    nameKey(name)
      .split(' ')
      .filter((word) => word.length > 1 || !/[a-z]/.test(word)),
  ),
];

export const shareWord = (one: string, other: string): boolean => {
  const words = new Set(nameWords(other));
  return nameWords(one).some((word) => words.has(word));
};

/** A name as it is compared with many others. */
export interface NameKeys {
  readonly inOrder: string;
  readonly anyOrder: string;
  /** One bit a letter: names that differ by a slip or two have nearly the same. */
  readonly letters: number;
}

export function nameKeysOf(name: string): NameKeys {
  let letters = 0;
  for (const letter of nameKey(name)) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return { inOrder: nameKey(name), anyOrder: anyOrderKey(name), letters };
}

/** Whether two names differ by a letter or two, in either order of their words. */
export const areNearlySame = (one: NameKeys, other: NameKeys): boolean =>
  haveNearlyTheLetters(one.letters ^ other.letters) &&
  (isNear(one.inOrder, other.inOrder) || isNear(one.anyOrder, other.anyOrder));

/** Each slip takes one letter and brings another. */
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
  // What both begin and end with costs nothing to compare.
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length);
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, otherRest] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return slipsBetween(rest, otherRest, slips) <= slips;
}

/** How many letters have to be changed, added, left out or swapped with the next one; more than the limit is not counted on. */
function slipsBetween(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  if (limit === 0) return 1;
  if (one[0] === other[0] && one !== '') return slipsBetween(one.slice(1), other.slice(1), limit);
  const swapped = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  const ways = [
    slipsBetween(one.slice(1), other.slice(1), limit - 1),
    slipsBetween(one.slice(1), other, limit - 1),
    slipsBetween(one, other.slice(1), limit - 1),
    ...(swapped ? [slipsBetween(one.slice(2), other.slice(2), limit - 1)] : []),
  ];
  return 1 + Math.min(...ways);
}
