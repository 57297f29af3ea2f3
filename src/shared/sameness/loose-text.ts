import { normalised } from '../normalised';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINAL_WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
/** By itself at least two letters; behind a name, as that of a king, one is enough. */
const ROMAN_NUMBER = /(?<![\p{L}\p{N}])[ivx]{2,}(?![\p{L}\p{N}])|(?<=\p{L}{2} )[ivx](?![\p{L}\p{N}])/gu;

/**
 * Two writings of one thing, so that a person has to look: names of signs, old charges, articles, years, times and dates, British
 * and American.
 */
const WRITINGS: readonly (readonly [RegExp, string])[] = [
  [/&/gu, 'and'],
  [/π/gu, 'pi'],
  [/∞/gu, 'infinity'],
  [/(?<=\p{L}|\)) x (?=\p{L}|\()/gu, '*'],
  [/[;|](?=-?\d)/gu, ','],
  [/sqrt\(([^()]*)\)|sqrt/gu, '√$1'],
  [/(?<=\p{L})\*\*(?=[\p{L}\d-])/gu, ''],
  [/(?<=\p{L})\+\+$/gu, '2+'],
  [/(?<=\p{L}\d?)--$/gu, '2-'],
  [/^(?:minus|negative) (?=\d)/gu, '-'],
  [/(?<!\d)0?(\d{1,2})[./-]0?(\d{1,2})[./-](?=\d{4}(?!\d))/gu, '$1/$2/'],
  [/(?<![\d:])0?(\d{1,2})[:.h](?=[0-5]\d(?!\d))/gu, '$1:'],
  [/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/gu, ''],
  [/(?<=\p{L}{2}|^\p{L}(?=-\d{2}))-(?=\d)/gu, ''],
  [/^(?:the|an?|der|die|das|eine?|le|la|les|une?|el|los|las|il|lo|os?) (?=\p{L}{2}|\d{4})/gu, ''],
  [/(?<=\p{L}{3})our\b/gu, 'or'],
  [/(?<=\p{L}{3})re\b/gu, 'er'],
  [/is(?=e|ation|ing)|ys(?=e)|yz(?=e)/gu, 'iz'],
  [/[ao]e(?=\p{L})/gu, 'e'],
  [/ph/gu, 'f'],
  [/ll/gu, 'l'],
];
/** Letters that no normal form takes apart. */
const BARRED: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ð: 'd', ø: 'o' };

/** A folded text without accents, case and what only writing needs: texts that are equal in this are nearly the same. */
export function looseText(folded: string): string {
  const plain = folded
    .replaceAll(/\p{L}[\p{L}\p{M}]+/gu, withoutAccents)
    .toLowerCase()
    .replaceAll('ı', 'i');
  return WRITINGS.reduce((text, [writing, instead]) => text.replaceAll(writing, instead), plain)
    .replaceAll(ROMAN_NUMBER, (roman) => String(romanValue(roman)))
    .replaceAll(/¿|¡|(?<=\p{L}{2}|\d{4})[!?]+$/gu, '')
    .replaceAll(/(?<!\d)[.,:;]|[.,:;](?!\d)|(?<=\p{L}{2})[-'](?=\p{L})|(?<=\p{L})[-'](?=\p{L}{2})|["_]/gu, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replaceAll(/\p{L}+/gu, numberOfWord)
    .replaceAll(/(?<!\d)\^|(?<!\d)\s|\s(?!\d)/gu, '')
    .replaceAll('ة', 'ه');
}

function numberOfWord(word: string): string {
  const number = NUMBER_WORDS.indexOf(word);
  if (number >= 0) return String(number);
  const place = ORDINAL_WORDS.indexOf(word);
  return place < 0 ? word : String(place + 1);
}

/** A letter before a larger one is taken away. */
const romanValue = (roman: string): number =>
  [...roman].reduce((sum, letter, at) => {
    const [value = 0, next = 0] = [ROMAN[letter], ROMAN[roman[at + 1] ?? '']];
    return value < next ? sum - value : sum + value;
  }, 0);

/** On a letter by itself an accent is a sign: à, x̄. */
const withoutAccents = (word: string): string =>
  /\p{L}\p{M}*\p{L}/u.test(word)
    ? normalised(word, 'NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[łđðø]/giu, (letter) => BARRED[letter.toLowerCase()] ?? letter)
    : word;
