import { readNumberAnswer } from '../../number-answer/read-number-answer';
import { readUnit } from '../../number-answer/read-unit';
import { compareTexts, type Sameness } from '../../sameness/compare-texts';
import { foldText } from '../../sameness/fold-text';
import { isSameFormula } from '../../sameness/same-formula';
import { isSmall } from './features';

const FUNCTION = /^(?:sqrt|sinh?|cosh?|tanh?)$/u;
const WORD = /[\p{L}\p{M}]{2,}/gu;
const LONGEST = 200;
const LONGEST_SYMBOL = 6;
const MOST_WORDS = 12;
const FEWEST_ITEMS = 3;
const MOST_WORDS_OF_AN_ITEM = 3;
const BETWEEN_ITEMS = /[,;、]|\s(?:and|or|und|oder|et|y|e|en|и|و|और)\s/u;

/**
 * Compares an answer with a model answer that is nothing but a number, a unit, a formula or a short list, or is besides only what
 * the question says; and with any of whose letters it has all, and other signs. Null where likeness of words may decide.
 */
export function compareTyped(key: string, given: string, question: string): Sameness | null {
  if (key.length > LONGEST || given.length > LONGEST || given.trim() === '') return null;
  const whole = compareTexts(key, given);
  if (whole === 'same') return whole;
  const said = withoutWordsOf(question, given);
  if (readNumberAnswer(key)) return isShort(said) ? compareTexts(key, said) : null;
  const wanted = withoutWordsOf(question, key);
  // A number alone says nothing without the words beside it.
  const isLeftAlone = wanted !== key.trim() && /^[\s\d.,]*$/u.test(wanted);
  const isComparable =
    !isLeftAlone && isTyped(wanted) && isShort(said) && (!isBare(wanted) || said.length <= LONGEST_SYMBOL);
  if (isComparable && compactFormula(wanted) === compactFormula(said)) return 'same';
  if (whole === 'nearly') return whole;
  if (isList(key)) return isList(given) ? 'nearly' : null;
  if (lettersOf(key) === lettersOf(given)) return 'different';
  if (!isComparable) return null;
  const sameness = compareTexts(wanted, said);
  if (sameness !== 'different') return sameness;
  return isSameFormula(compactFormula(wanted), compactFormula(said)) ? 'nearly' : 'different';
}

const lettersOf = (text: string) =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, '') || text;

/** Whether a text has no words but short ones, units and functions. */
export const isShort = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS &&
  (text.match(/\p{L}{4,}/gu) ?? []).every((word) => FUNCTION.test(word) || isUnit(word));

/** Whether it is one symbol, without any sign or digit. */
const isBare = (text: string): boolean => /^\p{L}{1,3}$/u.test(text.trim());

/** Whether it is short, and a symbol or with a sign or a digit. */
const isTyped = (text: string): boolean =>
  isShort(text) && (isBare(text) || /[^\p{L}\p{M}\s.,;:!?"'()-]|[-'](?!\p{L})/u.test(foldText(text)));

const isUnit = (word: string): boolean => readUnit(word).length > 0;

/** What stands beside small words and words of the question; a unit stays. */
function withoutWordsOf(question: string, text: string): string {
  const asked = new Set(question.toLowerCase().match(WORD));
  const isLeftOut = (word: string) => isSmall(word) || (asked.has(word) && !isUnit(word));
  return text.replace(WORD, (word) => (isLeftOut(word.toLowerCase()) ? ' ' : word)).trim();
}

/** A formula without the signs that it can do without: spaces, and * before a letter or a bracket. */
const compactFormula = (text: string): string => foldText(text).replace(/\*(?=[\p{L}(])|\s/gu, '');

/** Whether a text is nothing but a list of three items and more. */
export function isList(text: string): boolean {
  const items = text
    .slice(0, LONGEST)
    .split(BETWEEN_ITEMS)
    .map((item) => item.trim());
  const isItem = (item: string) => item !== '' && item.split(/\s+/u).length <= MOST_WORDS_OF_AN_ITEM;
  return items.length >= FEWEST_ITEMS && items.every(isItem);
}
