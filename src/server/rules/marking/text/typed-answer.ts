import { normalised } from '../../../../shared/normalised';
import { readNumberAnswer } from '../../../../shared/number-answer/read-number-answer';
import { readUnit } from '../../../../shared/number-answer/read-unit';
import { compareTexts, type Sameness } from '../../../../shared/sameness/compare-texts';
import { foldText } from '../../../../shared/sameness/fold-text';
import { isSmall, type TextFeatures } from './features';
import { isSameFormula } from './same-formula';

const FUNCTION = /^(?:sqrt|sinh?|cosh?|tanh?|oder)$/u;
/** NaCl, KMnO, COOH: inner capitals, or only the elements of organic compounds. */
const COMPOUND = /\p{Ll}\p{Lu}|^[CHNOS]+$/u;
/** Excludes the letters of H2SO4. */
const WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}])/gu;
/** Words that may surround a number or symbol without changing it, as "and", "before" and "over" do. */
const LINKING = new Set(
  'a an the it its is are was were be this that these those there because so of'.split(' '),
);
const LONGEST = 120;
const LONGEST_SYMBOL = 6;
const MOST_WORDS = 12;
const FEWEST_ITEMS = 3;
const MOST_WORDS_OF_AN_ITEM = 3;
const BETWEEN_ITEMS = /[,;、]|\s(?:and|or|und|oder|et|y|e|en|и|و|और)\s/u;

/** A text without the words of the question, computed once for all comparisons. */
interface Core {
  readonly text: string;
  /** Without function words and words of the question, but with units. */
  readonly bare: string;
  /** The omitted words, except function words. */
  readonly frame: ReadonlySet<string>;
  readonly letters: string;
  readonly isShort: boolean;
  readonly isTyped: boolean;
  readonly isNumber: boolean;
  readonly isList: boolean;
}

/** All texts of a class share one question. */
const cores = new WeakMap<TextFeatures, Core | null>();

function coreOf(features: TextFeatures, question: TextFeatures): Core | null {
  const known = cores.get(features);
  if (known !== undefined) return known;
  const { text } = features;
  const core = text.length > LONGEST || text.trim() === '' ? null : readCore(features, question);
  cores.set(features, core);
  return core;
}

function readCore(features: TextFeatures, question: TextFeatures): Core {
  const { text } = features;
  const [{ bare, frame }, items] = [withoutWordsOf(question, text), isList(text)];
  const isNumber = readNumberAnswer(text) !== undefined;
  // A number alone means nothing without the words around it, nor does "I".
  const isLeftAlone =
    bare !== text.trim() && !items && (/^[\s\d.,]*$/u.test(bare) || isSmall(bare.toLowerCase()));
  const read = { text, bare, frame, letters: lettersOf(features), isShort: isShort(bare) };
  return { ...read, isNumber, isList: items, isTyped: isNumber || (!isLeftAlone && isTyped(bare)) };
}

/**
 * Compares an answer with a model answer that is only a number, a unit, a formula or a short list, apart from
 * words of the question; and with any that has the same letters but other signs. Null if word similarity may
 * decide.
 */
export function compareTyped(
  model: TextFeatures,
  answer: TextFeatures,
  question: TextFeatures,
): Sameness | null {
  const [key, given] = [coreOf(model, question), coreOf(answer, question)];
  if (!key || !given) return null;
  const areSymbols =
    key.isTyped && given.isShort && (!isBare(key.bare) || given.bare.length <= LONGEST_SYMBOL);
  if (key.letters !== given.letters && !areSymbols) return key.isList && given.isList ? 'nearly' : null;
  const whole = compareTexts(key.text, given.text);
  if (whole === 'same') return whole;
  const frames = compareFrames(key, given, question);
  const within = (sameness: Sameness) => (sameness === 'same' || frames === 'different' ? frames : sameness);
  if (key.isNumber) return given.isShort ? within(compareTexts(key.text, given.bare)) : null;
  if (areSymbols && compactFormula(key.bare) === compactFormula(given.bare)) return frames;
  if (whole === 'nearly') return whole;
  if (key.isList && !given.isList) return null;
  if (key.isList) return areSymbols && itemsOf(key) !== itemsOf(given) ? 'different' : 'nearly';
  if (key.letters === given.letters || !areSymbols) return 'different';
  const sameness = compareTexts(key.bare, given.bare);
  if (sameness !== 'different') return within(sameness);
  return isSameFormula(compactFormula(key.bare), compactFormula(given.bare)) ? 'nearly' : 'different';
}

/** Letters and digits only; for a text without them, its signs. */
function lettersOf({ text, written }: TextFeatures): string {
  const plain = normalised(written.join('').toLowerCase(), 'NFKD');
  return plain.replace(/[^\p{L}\d]+/gu, '') || foldText(text);
}

/** Whether a text has only short words, units, functions and compounds. */
export const isShort = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS &&
  (text.match(/\p{L}{4,}/gu) ?? []).every(
    (word) => FUNCTION.test(word) || COMPOUND.test(word) || isUnit(word),
  );

/** Whether it is a single symbol, without signs and digits. */
const isBare = (text: string): boolean => /^\p{L}{1,3}$/u.test(text.trim());

/** Whether it is short, and is a symbol or contains a sign or digit. */
const isTyped = (text: string): boolean =>
  isShort(text) && (isBare(text) || /[^\p{L}\p{M}\s.,;:!?"'()-]|[-'](?!\p{L})/u.test(foldText(text)));

/** Cached: words recur within a class, and parsing a unit is slow. */
const units = new Map<string, boolean>();

function isUnit(word: string): boolean {
  if (units.size > 5000) units.clear();
  const known = units.get(word) ?? readUnit(word).length > 0;
  units.set(word, known);
  return known;
}

/** Splits off function words and words of the question, but not units; returns both parts. */
function withoutWordsOf({ words }: TextFeatures, text: string): Pick<Core, 'bare' | 'frame'> {
  const asked = new Set(words);
  const frame = new Set<string>();
  const bare = text.replace(WORD, (word) => {
    const small = word.toLowerCase();
    if (!isSmall(small) && (!asked.has(small) || isUnit(small))) return word;
    if (!LINKING.has(small)) frame.add(small);
    return ' ';
  });
  return { bare: bare.trim(), frame };
}

/**
 * Replaced words change an answer, as "or" for "and"; added or missing words may, unless from the question.
 */
function compareFrames(key: Core, given: Core, { words }: TextFeatures): Sameness {
  const lost = [...key.frame].filter((word) => !given.frame.has(word));
  const added = [...given.frame].filter((word) => !key.frame.has(word));
  if (lost.length > 0 && added.length > 0) return 'different';
  return [...lost, ...added].every((word) => words.includes(word)) ? 'same' : 'nearly';
}

/** A formula without redundant signs: spaces except between digits, and * between factors. */
const compactFormula = (text: string): string =>
  foldText(text).replace(/(?<=[\p{L}\d)])\*(?=[\p{L}(])|\s(?!\d)|(?<!\d)\s/gu, '');

/** The sorted items of a list. */
const itemsOf = ({ text }: Core): string =>
  text
    .replace(/[()[\]{}]/gu, '')
    .split(BETWEEN_ITEMS)
    .map(foldText)
    .sort()
    .join();

/** Whether a text is a list of at least three items. */
export function isList(text: string): boolean {
  const items = text
    .slice(0, LONGEST)
    .split(BETWEEN_ITEMS)
    .map((item) => item.trim());
  const isItem = (item: string) => item !== '' && item.split(/\s+/u).length <= MOST_WORDS_OF_AN_ITEM;
  return items.length >= FEWEST_ITEMS && items.every(isItem);
}
