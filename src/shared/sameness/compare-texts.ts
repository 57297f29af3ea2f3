import { judgeNumber } from '../number-answer/judge-number';
import { type NumberKey, readNumberKey } from '../number-answer/number-key';
import { readNumberAnswer } from '../number-answer/read-number-answer';
import { foldText } from './fold-text';
import { looseText } from './loose-text';

/** Whether two texts say the same: surely, perhaps (a person has to look), or not. */
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
  const unit = readNumberAnswer(given)?.unit;
  const isByCase = key.unit !== undefined && isOtherCase(key.unit, unit);
  if (judged.unit === 'wrong' && !isByCase) return 'different';
  const hasOtherUnit =
    judged.unit === 'missing' || isByCase || (key.unit === undefined && unit !== undefined);
  // 2/4 is as much as 1/2, and may be what the question is about.
  const isOtherFraction = accepted.includes('/') && given.includes('/') && key.unit === undefined;
  const named = compareNames(foldText(accepted), foldText(given));
  return named === 'same' && (hasOtherUnit || isOtherFraction) ? 'nearly' : named;
}

/** Whether two units differ by capitals, as Mb and MB do. */
const isOtherCase = (unit: string, other = ''): boolean =>
  unit.toLowerCase() === other.toLowerCase() && foldText(unit) !== foldText(other);

/** What two numbers are said to be, where both say it: x = 3, y = 3, x ≈ 3. */
function compareNames(wanted: string, said: string): Sameness {
  const [[all, name = ''] = [], [other, otherName = ''] = []] = [
    NAME.exec(wanted) ?? [],
    NAME.exec(said) ?? [],
  ];
  if (all === undefined || other === undefined || all === other) return 'same';
  const areSymbols = [name, otherName].every((each) => /^\p{L}[\d']*$/u.test(each));
  return areSymbols && name.toLowerCase() !== otherName.toLowerCase() ? 'different' : 'nearly';
}

/** Whether an answer is right where its point sets off thousands, as it does in some countries: 1.000. */
export function isThousandfold(key: NumberKey, given: string): boolean {
  const folded = foldText(given);
  const whole = folded.replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/u, '$1$2');
  return whole !== folded && judgeNumber(key, whole)?.isValueRight === true;
}

const withoutUmlauts = (folded: string): string =>
  looseText(folded.toLowerCase().replaceAll(UMLAUT, (letter) => UMLAUTS[letter] ?? letter));
