import { normalised } from '../normalised';
import { judgeNumber } from '../number-answer/judge-number';
import { type NumberKey, readNumberKey } from '../number-answer/number-key';
import { readNumberAnswer } from '../number-answer/read-number-answer';
import { foldText } from './fold-text';

/** Whether two texts mean the same: yes, perhaps (for a person to decide), or no. */
export type Sameness = 'same' | 'nearly' | 'different';

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
};
const NAME = /(?<!\S)(\p{L}[\p{L}\p{M}\d']*)[=≈:]/u;
const UMLAUT = /[äöüøåæœ]/giu;

/** Compares an answer with an accepted text; spellings of the same number are equal. */
export function compareTexts(accepted: string, given: string): Sameness {
  const [wanted, said] = [foldText(accepted), foldText(given)];
  if (wanted === said) return 'same';
  if (wanted === '' || said === '') return 'different';
  const ofNumbers = /\d/u.test(wanted) ? compareNumbers(accepted, given) : undefined;
  if (ofNumbers) return ofNumbers;
  const isNear =
    looseText(wanted) === looseText(said) ||
    ((wanted + said).search(UMLAUT) >= 0 && withoutUmlauts(wanted) === withoutUmlauts(said));
  return isNear ? 'nearly' : 'different';
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINAL_WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
/** At least two letters, or one after a name, as of a king. */
const ROMAN_NUMBER = /(?<![\p{L}\p{N}])[ivx]{2,}(?![\p{L}\p{N}])|(?<=\p{L}{2} )[ivx](?![\p{L}\p{N}])/gu;

/**
 * Spellings that may mean the same, for a person to decide: names of signs, old charges, articles, years, times and dates, British
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
/** Letters that Unicode does not decompose. */
const BARRED: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ð: 'd', ø: 'o' };

/** A folded text without accents, case and spelling variants; texts equal in this form are nearly the same. */
function looseText(folded: string): string {
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

/** A letter before a larger one is subtracted. */
const romanValue = (roman: string): number =>
  [...roman].reduce((sum, letter, at) => {
    const [value = 0, next = 0] = [ROMAN[letter], ROMAN[roman[at + 1] ?? '']];
    return value < next ? sum - value : sum + value;
  }, 0);

/** Keeps the accent of a single letter, where it has a meaning: à, x̄. */
const withoutAccents = (word: string): string =>
  /\p{L}\p{M}*\p{L}/u.test(word)
    ? normalised(word, 'NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[łđðø]/giu, (letter) => BARRED[letter.toLowerCase()] ?? letter)
    : word;

/** Undefined if the accepted text is no number. */
function compareNumbers(accepted: string, given: string): Sameness | undefined {
  const key = readNumberKey(accepted);
  if (!key) return undefined;
  const judged = judgeNumber(key, given);
  if (!judged) return undefined;
  if (!judged.isValueRight) return isThousandfold(key, given) ? 'nearly' : 'different';
  const unit = readNumberAnswer(given)?.unit;
  const isByCase = key.unit !== undefined && isOtherCase(key.unit, unit);
  if (judged.unit === 'wrong' && !isByCase) return 'different';
  const hasOtherUnit =
    judged.unit === 'missing' || isByCase || (key.unit === undefined && unit !== undefined);
  // 2/4 equals 1/2, but the question may be about reducing fractions.
  const isOtherFraction = accepted.includes('/') && given.includes('/') && key.unit === undefined;
  const named = compareNames(foldText(accepted), foldText(given));
  return named === 'same' && (hasOtherUnit || isOtherFraction) ? 'nearly' : named;
}

/** Whether two units differ only in case, as Mb and MB do. */
const isOtherCase = (unit: string, other = ''): boolean =>
  unit.toLowerCase() === other.toLowerCase() && foldText(unit) !== foldText(other);

/** Compares the names of two numbers if both have one: x = 3, y = 3, x ≈ 3. */
function compareNames(wanted: string, said: string): Sameness {
  const [[all, name = ''] = [], [other, otherName = ''] = []] = [
    NAME.exec(wanted) ?? [],
    NAME.exec(said) ?? [],
  ];
  if (all === undefined || other === undefined || all === other) return 'same';
  const areSymbols = [name, otherName].every((each) => /^\p{L}[\d']*$/u.test(each));
  return areSymbols && name.toLowerCase() !== otherName.toLowerCase() ? 'different' : 'nearly';
}

/** Whether an answer is right if its point separates thousands, as in some countries: 1.000. */
export function isThousandfold(key: NumberKey, given: string): boolean {
  const folded = foldText(given);
  const whole = folded.replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/u, '$1$2');
  return whole !== folded && judgeNumber(key, whole)?.isValueRight === true;
}

const withoutUmlauts = (folded: string): string =>
  looseText(folded.toLowerCase().replaceAll(UMLAUT, (letter) => UMLAUTS[letter] ?? letter));
