import { MEMBER_NAME_MAXIMUM_LENGTH } from '../../../shared/constants';
import { foldedWords } from '../../../shared/folded-words';
import { foldNumberText } from '../../../shared/number-answer/fold-number-text';
import { readShareId } from '../share-id';

/**
 * The comparable form of a name or number at sign-in: without case, accents, signs and leading zeros, with
 * words in any order. "Rao, Asha", "asha  RAO" and "Asha Rao" are equal.
 */
export function memberKey(typed: string): string {
  // Phones often omit apostrophes.
  const folded = foldNumberText(typed.slice(0, MAXIMUM_TYPED)).replaceAll("'", '');
  const words = foldedWords(folded).flatMap((word) => word.split(' '));
  // A name may consist of signs only.
  if (words.length === 0) return folded.toLowerCase();
  return words.map(withoutZeros).toSorted().join(' ');
}

/** Longer than any name on a list, with room for additions. */
const MAXIMUM_TYPED = 2 * MEMBER_NAME_MAXIMUM_LENGTH;

const withoutZeros = (word: string) => word.replace(/^0+(?=\d)/, '');

/** A typed class code, ignoring case, spaces and dashes. */
export const readClassCode = (typed: string): string =>
  readShareId(
    typed
      .slice(0, MAXIMUM_TYPED)
      .normalize('NFKC')
      .replace(/[\s\p{Pd}]/gu, ''),
  );
