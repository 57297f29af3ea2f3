import { foldLetters } from '../../../../shared/sameness/fold-text';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

// A number with its sign and percent; a word; or one sign. Brackets and punctuation are not tokens.
const TOKEN =
  /(?:(?<![\p{L}\p{N})]\s?)-)?(?:\d+(?:[.,]\d+)+|\.\d+|\d+(?!\p{L}))%?|[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*|(?<=\p{N})[-!']|-(?=\s?\d)|(?<=(?<![\p{L}'])\p{L})['!]|[^\p{L}\p{M}\p{N}\s.,;:!?"'()[\]{}_。、।؟،؛…-]/gu;

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * The folded words, numbers and signs of a text in order; small numbers become digits. Case is preserved
 * where it may distinguish symbols.
 */
export function wordsOf(text: string): string[] {
  const words = foldLetters(text).match(TOKEN) ?? [];
  return words.flatMap((word) => (UNSPACED.test(word) ? segmented(word) : asNumber(word)));
}

function segmented(run: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

function asNumber(word: string): string {
  const number = NUMBER_WORDS.indexOf(word.toLowerCase());
  if (number >= 0) return String(number);
  if (!/^-?[\d.]/u.test(word) || /\p{L}/u.test(word)) return word;
  const [, digits = '', percent = ''] = /^(.*?)(%?)$/u.exec(word) ?? [];
  const value = Number(digits.replaceAll(/,(?=\d{3}(?!\d))/gu, '').replace(',', '.'));
  return Number.isFinite(value) ? `${value}${percent}` : word;
}
