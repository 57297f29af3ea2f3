import { normalised } from './normalised';

/** Marks that readers often leave out: accents, Arabic and Hebrew vowels, joiners. */
const LEFT_OUT =
  /[\p{Script=Inherited}\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
/** Letters without a Unicode decomposition. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ς: 'σ' },
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
/** Scripts without spaces between words: each letter counts as a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PICTURE_ID = /\]\([\w-]{1,80}\)/g;

/**
 * The words of a text for searching, without case, accents and signs; letters that look alike compare equal. In scripts
 * without spaces every letter is a word.
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

/** Whether a text contains every searched word, ignoring case, accents and signs. */
export function hasWords(text: string, searched: string): boolean {
  const within = foldedWords(text).join(' ');
  return foldedWords(searched).every((word) => within.includes(word));
}

/** Index text for substring search: words surrounded by single spaces; '' if there are none. */
export function searchable(texts: readonly string[]): string {
  const words = texts.flatMap(foldedWords);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
