import { normalised } from '../normalised';
import { judgeNumber } from '../number-answer/judge-number';
import { type NumberKey, readNumberKey } from '../number-answer/number-key';
import { readNumberAnswer } from '../number-answer/read-number-answer';
import { foldText } from './fold-text';

/** Whether two texts say the same: surely, perhaps (a person has to look), or not. */
export type Sameness = 'same' | 'nearly' | 'different';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
};
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

const UMLAUT = /[äöüøåæœ]/giu;

/** Compares what was written with what is accepted; one number is the same as another spelling of it. */
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

/** Undefined where the accepted text is no number. */
function compareNumbers(accepted: string, given: string): Sameness | undefined {
  const key = readNumberKey(accepted);
  if (!key) return undefined;
  const judged = judgeNumber(key, given);
  if (!judged) return undefined;
  if (!judged.isValueRight) return isThousandfold(key, given) ? 'nearly' : 'different';
  if (judged.unit === 'wrong') return 'different';
  const hasOtherUnit =
    judged.unit === 'missing' || (key.unit === undefined && readNumberAnswer(given)?.unit !== undefined);
  // 2/4 is as much as 1/2, and may be what the question is about.
  const isOtherFraction = accepted.includes('/') && given.includes('/') && key.unit === undefined;
  return hasOtherUnit || isOtherFraction ? 'nearly' : 'same';
}

/** Whether an answer is right where its point sets off thousands, as it does in some countries: 1.000. */
export function isThousandfold(key: NumberKey, given: string): boolean {
  const folded = foldText(given);
  const whole = folded.replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/u, '$1$2');
  return whole !== folded && judgeNumber(key, whole)?.isValueRight === true;
}

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

const withoutUmlauts = (folded: string): string =>
  looseText(folded.toLowerCase().replaceAll(UMLAUT, (letter) => UMLAUTS[letter] ?? letter));
