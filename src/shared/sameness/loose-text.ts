import { normalised } from '../normalised';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Two writings of one thing, so that a person has to look: names of signs, old charges, articles, British and American. */
const WRITINGS: readonly (readonly [RegExp, string])[] = [
  [/&/gu, 'and'],
  [/π/gu, 'pi'],
  [/∞/gu, 'infinity'],
  [/sqrt\(([^()]*)\)|sqrt/gu, '√$1'],
  [/(?<=\p{L})\*\*(?=[\p{L}\d-])/gu, ''],
  [/(?<=\p{L})\+\+$/gu, '2+'],
  [/(?<=\p{L}\d?)--$/gu, '2-'],
  [/^(?:the|an?|der|die|das|eine?|le|la|les|une?|el|los|las|il|lo|os?) (?=\p{L}{2})/gu, ''],
  [/(?<=\p{L}{3})our\b/gu, 'or'],
  [/(?<=\p{L}{3})re\b/gu, 'er'],
  [/is(?=e|ation|ing)|ys(?=e)/gu, 'iz'],
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
    .replaceAll(/(?<=\p{L}{2})[!?]+$/gu, '')
    .replaceAll(/(?<!\d)[.,:;]|[.,:;](?!\d)|(?<=\p{L}{2})[-'](?=\p{L})|(?<=\p{L})[-'](?=\p{L}{2})|["_]/gu, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replaceAll(/\p{L}+/gu, (word) => {
      const number = NUMBER_WORDS.indexOf(word);
      return number < 0 ? word : String(number);
    })
    .replaceAll(/\^|\s/gu, '')
    .replaceAll('ة', 'ه');
}

/** On a letter by itself an accent is a sign: à, x̄. */
const withoutAccents = (word: string): string =>
  /\p{L}\p{M}*\p{L}/u.test(word)
    ? normalised(word, 'NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[łđðø]/giu, (letter) => BARRED[letter.toLowerCase()] ?? letter)
    : word;
