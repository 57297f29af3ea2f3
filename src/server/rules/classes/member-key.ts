import { MEMBER_NAME_MAXIMUM_LENGTH } from '../../../shared/constants';
import { foldedWords } from '../../../shared/folded-words';
import { foldNumberText } from '../../../shared/number-answer/fold-number-text';
import { readShareId } from '../share-id';

/**
 * What a name or a number is compared by when somebody signs in: without case, accents and signs, its words in any order, a
 * number without leading zeros. "Rao, Asha", "asha  RAO" and "Asha Rao" are one.
 */
export function memberKey(typed: string): string {
  // An apostrophe is what a phone leaves out.
  const folded = foldNumberText(typed.slice(0, MAXIMUM_TYPED)).replaceAll("'", '');
  const words = foldedWords(folded).flatMap((word) => word.split(' '));
  // A name of signs alone is still a name.
  if (words.length === 0) return folded.toLowerCase();
  return words.map(withoutZeros).toSorted().join(' ');
}

/** Longer than any name on a list, with room for what is typed around it. */
const MAXIMUM_TYPED = 2 * MEMBER_NAME_MAXIMUM_LENGTH;

const withoutZeros = (word: string) => word.replace(/^0+(?=\d)/, '');

/** The code of a class as somebody typed it: small letters, spaces and dashes do not matter. */
export const readClassCode = (typed: string): string =>
  readShareId(
    typed
      .slice(0, MAXIMUM_TYPED)
      .normalize('NFKC')
      .replace(/[\s\p{Pd}]/gu, ''),
  );
