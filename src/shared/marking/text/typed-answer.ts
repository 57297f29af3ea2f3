import { normalised } from '../../normalised';
import { readNumberAnswer } from '../../number-answer/read-number-answer';
import { readUnit } from '../../number-answer/read-unit';
import { compareTexts, type Sameness } from '../../sameness/compare-texts';
import { foldText } from '../../sameness/fold-text';
import { isSameFormula } from '../../sameness/same-formula';
import { isSmall, type TextFeatures } from './features';

const FUNCTION = /^(?:sqrt|sinh?|cosh?|tanh?|oder)$/u;
/** NaCl, KMnO, COOH: capitals within, or nothing but the elements of organic compounds. */
const COMPOUND = /\p{Ll}\p{Lu}|^[CHNOS]+$/u;
/** Not the letters of H2SO4. */
const WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}])/gu;
/** What may stand around a number or a symbol and says nothing of it, as "and", "before" and "over" do. */
const LINKING = new Set(
  'a an the it its is are was were be this that these those there because so of'.split(' '),
);
const LONGEST = 120;
const LONGEST_SYMBOL = 6;
const MOST_WORDS = 12;
const FEWEST_ITEMS = 3;
const MOST_WORDS_OF_AN_ITEM = 3;
const BETWEEN_ITEMS = /[,;、]|\s(?:and|or|und|oder|et|y|e|en|и|و|और)\s/u;

/** What a text is beside the words of the question, read once for all that it is compared with. */
interface Core {
  readonly text: string;
  /** Without small words and words of the question; units stay. */
  readonly bare: string;
  /** The words that it lacks, function words apart. */
  readonly frame: ReadonlySet<string>;
  readonly letters: string;
  readonly isShort: boolean;
  readonly isTyped: boolean;
  readonly isNumber: boolean;
  readonly isList: boolean;
}

/** The texts of one class have one question. */
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
  // A number alone says nothing without the words beside it, nor does "I".
  const isLeftAlone =
    bare !== text.trim() && !items && (/^[\s\d.,]*$/u.test(bare) || isSmall(bare.toLowerCase()));
  const read = { text, bare, frame, letters: lettersOf(features), isShort: isShort(bare) };
  return { ...read, isNumber, isList: items, isTyped: isNumber || (!isLeftAlone && isTyped(bare)) };
}

/**
 * Compares an answer with a model answer that is nothing but a number, a unit, a formula or a short list, or is besides only what
 * the question says; and with any whose letters it has, and other signs. Null where likeness of words may decide.
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

/** Letters and digits alone; where a text has none, its signs. */
function lettersOf({ text, written }: TextFeatures): string {
  const plain = normalised(written.join('').toLowerCase(), 'NFKD');
  return plain.replace(/[^\p{L}\d]+/gu, '') || foldText(text);
}

/** Whether a text has no words but short ones, units, functions and compounds. */
export const isShort = (text: string): boolean =>
  text.split(/\s+/u).length <= MOST_WORDS &&
  (text.match(/\p{L}{4,}/gu) ?? []).every(
    (word) => FUNCTION.test(word) || COMPOUND.test(word) || isUnit(word),
  );

/** Whether it is one symbol, without any sign or digit. */
const isBare = (text: string): boolean => /^\p{L}{1,3}$/u.test(text.trim());

/** Whether it is short, and a symbol or with a sign or a digit. */
const isTyped = (text: string): boolean =>
  isShort(text) && (isBare(text) || /[^\p{L}\p{M}\s.,;:!?"'()-]|[-'](?!\p{L})/u.test(foldText(text)));

/** Words of a class come again and again, and a unit takes long to read. */
const units = new Map<string, boolean>();

function isUnit(word: string): boolean {
  if (units.size > 5000) units.clear();
  const known = units.get(word) ?? readUnit(word).length > 0;
  units.set(word, known);
  return known;
}

/** What stands beside small words and words of the question, a unit among it; and these words. */
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

/** Words in the place of others turn an answer, as "or" for "and"; words more or less may, but for those of the question. */
function compareFrames(key: Core, given: Core, { words }: TextFeatures): Sameness {
  const lost = [...key.frame].filter((word) => !given.frame.has(word));
  const added = [...given.frame].filter((word) => !key.frame.has(word));
  if (lost.length > 0 && added.length > 0) return 'different';
  return [...lost, ...added].every((word) => words.includes(word)) ? 'same' : 'nearly';
}

/** A formula without the signs that it can do without: spaces but between digits, and * between factors. */
const compactFormula = (text: string): string =>
  foldText(text).replace(/(?<=[\p{L}\d)])\*(?=[\p{L}(])|\s(?!\d)|(?<!\d)\s/gu, '');

/** The items of a list in one order. */
const itemsOf = ({ text }: Core): string =>
  text
    .replace(/[()[\]{}]/gu, '')
    .split(BETWEEN_ITEMS)
    .map(foldText)
    .sort()
    .join();

/** Whether a text is nothing but a list of three items and more. */
export function isList(text: string): boolean {
  const items = text
    .slice(0, LONGEST)
    .split(BETWEEN_ITEMS)
    .map((item) => item.trim());
  const isItem = (item: string) => item !== '' && item.split(/\s+/u).length <= MOST_WORDS_OF_AN_ITEM;
  return items.length >= FEWEST_ITEMS && items.every(isItem);
}
