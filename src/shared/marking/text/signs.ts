import { normalised } from '../../normalised';
import { unitOf } from '../../number-answer/units';

/** Whether two texts write the same number, unit, formula or list, another one, or none that can be compared. */
export type SignsCompared = 'same' | 'differ' | 'none';

interface Quantity {
  /** In base units. */
  readonly value: number;
  /** The base units and their powers, in one order; empty for a bare number. */
  readonly dimension: string;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺';
const PLAIN = '0123456789-+';
const NUMBER =
  /(?<![\p{L}\d.,^_]|\^[-+])([-+]?)\s?(\d+(?:[.,]\d+)*)(?:\s*(?:\*|x|e)\s*(?:10\s*\^?\s*)?([-+]?\d+)(?![\d.]*\p{L}))?/gu;
const UNIT = /^\s*([*/]?)(?:(?<=[*/])\s*)?([\p{L}°%µΩ€$]+)(?:\^?([-+]?\d+))?/u;
const RELATIVE_ERROR = 1e-6;
// In a paragraph numbers and signs stand beside much else, and its words are compared with the guard on numbers.
const MOST_WORDS_OF_A_LINE = 15;
const MOST_CHARACTERS = 500;
const FEWEST_ITEMS = 3;
const FEWEST_LISTED = 4;
const MOSTLY_LISTED = 0.75;
const MOST_WORDS_OF_AN_ITEM = 3;

/** Signs in one form: no superscripts, one minus, one sign for times, arrows and "at least". */
function plainSigns(text: string): string {
  const raised = text.replace(
    /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+/gu,
    (run) => `^${[...run].map((sign) => PLAIN[SUPERSCRIPTS.indexOf(sign)] ?? '').join('')}`,
  );
  return normalised(raised, 'NFKC')
    .replace(/[−–]/g, '-')
    .replace(/[×·⋅∙]/g, '*')
    .replace(/÷/g, '/')
    .replace(/\b(per|pro|par|por)\b/g, '/')
    .replace(/(?<!\s)\s+squared\b/g, '^2')
    .replace(/(?<!\s)\s+cubed\b/g, '^3')
    .replace(/<-+>|<=>|⇌|⇄|↔/g, '↔')
    .replace(/(?<![-=])[-=]+>|⟶|➔|➜|⇒/g, '→')
    .replace(/<-+|⟵|⇐/g, '←')
    .replace(/≥|>\s?=|=>/g, '≥')
    .replace(/≤|<\s?=/g, '≤')
    .replace(/≠|!\s?=/g, '≠');
}

/** Compares what an answer writes with what a model answer does; a number of the question is no difference. */
export function compareSigns(answer: string, model: string, question: string): SignsCompared {
  if (answer.length > MOST_CHARACTERS || model.length > MOST_CHARACTERS) return 'none';
  const [own, theirs] = [plainSigns(answer), plainSigns(model)];
  if (isFormula(theirs)) {
    const isWithoutCase = own === own.toLowerCase();
    if (compact(own) === compact(isWithoutCase ? theirs.toLowerCase() : theirs)) return 'same';
    const [left, right] = [quantitiesIn(own), quantitiesIn(theirs)];
    if (right.length === 1 && isOnlyQuantity(theirs)) return quantitiesCompared(left, right, []);
    return isFormula(own) || operatorsIn(own) !== '' ? 'differ' : 'none';
  }
  const items = itemsIn(theirs);
  if (items.length > 0) return itemsCompared(own, items);
  if (isListFor(own, theirs)) return 'differ';
  if (theirs.split(/\s+/).length > MOST_WORDS_OF_A_LINE) return 'none';
  const [left, right] = [quantitiesIn(own), quantitiesIn(theirs)];
  if (right.some(({ dimension }) => dimension !== ''))
    return quantitiesCompared(left, right, quantitiesIn(plainSigns(question)));
  const operators = operatorsIn(theirs);
  return operators !== '' && operatorsIn(own) !== '' && operatorsIn(own) !== operators ? 'differ' : 'none';
}

/** The quantities of a text in base units, each number with what unit stands behind it. */
function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [all, sign = '', digits = '', power = ''] = match;
    const number = Number(digits.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.'));
    if (!Number.isFinite(number)) return [];
    const signed = (sign === '-' ? -number : number) * 10 ** Number(power || 0);
    const { factor, dimension } = unitBehind(text.slice((match.index ?? 0) + all.length));
    return [{ value: signed * factor, dimension }];
  });
}

function unitBehind(text: string): { factor: number; dimension: string } {
  let [rest, factor, isFirst] = [text, 1, true];
  const powers = new Map<string, number>();
  for (;;) {
    const match = UNIT.exec(rest);
    const unit = match ? unitOf(match[2] ?? '') : undefined;
    if (!match || !unit || (isFirst && match[1] === '*')) break;
    const power = (match[1] === '/' ? -1 : 1) * Number(match[3] ?? 1);
    factor *= unit.factor ** power;
    for (const [base, each] of unit.powers) powers.set(base, (powers.get(base) ?? 0) + each * power);
    rest = rest.slice(match[0].length);
    isFirst = false;
  }
  const dimension = [...powers].flatMap(([base, power]) => (power === 0 ? [] : `${base}${power}`)).sort();
  return { factor, dimension: dimension.join(' ') };
}

const isSame = (one: Quantity, other: Quantity) =>
  one.dimension === other.dimension &&
  Math.abs(one.value - other.value) <= RELATIVE_ERROR * Math.max(Math.abs(one.value), Math.abs(other.value));

function quantitiesCompared(
  own: readonly Quantity[],
  theirs: readonly Quantity[],
  asked: readonly Quantity[],
): SignsCompared {
  if (own.length === 0) return 'none';
  const isIn = (each: Quantity, all: readonly Quantity[]) => all.some((other) => isSame(each, other));
  const isAll =
    theirs.every((each) => isIn(each, own)) && own.every((each) => isIn(each, [...theirs, ...asked]));
  return isAll ? 'same' : 'differ';
}

/** No word of four letters and more that is none of a unit, but a sign or a digit. */
function isFormula(text: string): boolean {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !unitOf(word) && !/^(sqrt|sinh?|cosh?|tanh?)$/i.test(word),
  );
  return words.length === 0 && /[\d=<>≤≥≠→←↔+*/^]/u.test(text) && /\S/.test(text);
}

const isOnlyQuantity = (text: string) =>
  !/[=<>≤≥≠→←↔]/u.test(text) && quantitiesIn(text).some(({ dimension }) => dimension !== '');

/** A formula without spaces and signs for times; case counts, as Co is not CO. */
const compact = (text: string) =>
  text
    .replace(/\s+|(?<![.;])[.;]+\s*$/g, '')
    .replace(/\*(?=[\p{L}(])/gu, '')
    .replace(/\^(?=\d)/g, '^');

const operatorsIn = (text: string) =>
  (text.match(/[=<>≤≥≠→←↔^]|(?<=[\p{L}\d)\s])[+*/](?=[\p{L}\d(\s])/gu) ?? []).join('');

/** The items of a text that is nothing but a list of three and more. */
function itemsIn(text: string): string[] {
  if (!/[,;]/.test(text)) return [];
  const items = text
    .replace(/(?<![.\s])[.\s]+$/, '')
    .split(/[,;]|\s(?:and|or|und|oder|et|y|e|en|и|و|और)\s/u)
    .map((item) =>
      item
        .trim()
        .toLowerCase()
        .replace(/^(and|or|und|et|y|e|en|the|a|an)\s+/, ''),
    )
    .filter((item) => item !== '');
  const isList =
    items.length >= FEWEST_ITEMS && items.every((item) => item.split(/\s+/).length <= MOST_WORDS_OF_AN_ITEM);
  return isList ? items : [];
}

/** The same items in the same order; an answer that is no list of these is left to its words. */
function itemsCompared(answer: string, items: readonly string[]): SignsCompared {
  const own = itemsIn(answer);
  if (own.join('|') === items.join('|')) return 'same';
  return own.length > 0 ? 'differ' : 'none';
}

/** Single words of a sentence, listed: none of them says what the sentence does. */
function isListFor(answer: string, sentence: string): boolean {
  const items = itemsIn(answer);
  const words = new Set(sentence.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu));
  return (
    items.length >= FEWEST_LISTED &&
    words.size > items.length &&
    items.filter((item) => item.split(' ').every((word) => words.has(word))).length >=
      MOSTLY_LISTED * items.length
  );
}
