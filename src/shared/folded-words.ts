import { normalised } from './normalised';

/** Marks that readers of a script leave out as often as they write them: accents, vowels of Arabic and Hebrew, and joiners. */
const LEFT_OUT =
  /[\p{Script=Inherited}\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
/** Letters that no decomposition makes plain. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ς: 'σ' },
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
/** Scripts that put no spaces between words: each of their letters is a word of its own. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where a picture of a text is found. */
const PICTURE_ID = /\]\([\w-]{1,80}\)/g;

/**
 * The words of a text as they are compared in a search: without case, accents and signs, by the look of a letter rather than
 * its code. A word of a script without spaces is its letters with a space between each two.
 */
export function foldedWords(text: string): string[] {
  const plain = normalised(text.replaceAll(PICTURE_ID, ' '), 'NFKD')
    .replaceAll(LEFT_OUT, '')
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => PLAIN[letter] ?? letter);
  return (plain.match(WORD) ?? []).map((word) =>
    word.replaceAll(UNSPACED, ' $& ').trim().replaceAll(/ {2,}/g, ' '),
  );
}

/** Texts as a search goes through them: each word with a space before and after it; '' without any. */
export function searchable(texts: readonly string[]): string {
  const words = texts.flatMap(foldedWords);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
