import { englishWords } from './english-words';
import type { FormulaWords } from './formula-words';
import {
  baseOf,
  closes,
  endsOfGroups,
  isLarge,
  isSimple,
  type MathPart,
  mathParts,
  opens,
  piecesOf,
  withPairedBars,
  withWholeWords,
} from './math-parts';
import { type Speech, sayPart, sayRow } from './speech';
import { own, sayLeaf } from './spoken-leaf';
import { sayScripts } from './spoken-scripts';
import { sayTable } from './spoken-table';

/** The formula in words; never empty, and without TeX signs. */
export function spokenFormula(
  tree: unknown,
  { words = englishWords, isChemistry }: { words?: FormulaWords; isChemistry: boolean },
): string {
  const spoken = sayPieces(mathParts(tree), {
    words,
    isChemistry,
    isInFraction: false,
    sayRow: sayPieces,
    sayOne,
  })
    .replace(/(?<!\s)\s+(?=[,;:](?: |$))/g, '')
    .replace(/[\\{}$]/g, ' ')
    .replace(/,(?:\s*,)+|,(?=\s*[;:])/g, (commas) => (commas === ',' ? '' : ','))
    .replace(/(?<=\d)\s+(?=\d)(?!\d{3}(?!\d))/g, ', ')
    .replace(/(?<!\s)\s+(?=\p{M})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .trim();
  return spoken === '' ? words.blank : spoken;
}

const APPLIED = '\u2061';
const FUNCTION_LETTERS = /^[fgh]$/;

/** Speaks adjacent parts, with the implied words in between: times, and, of. */
function sayPieces(given: readonly MathPart[], speech: Speech): string {
  const { words } = speech;
  const parts = withPairedBars(withWholeWords(given));
  const ends = endsOfGroups(parts);
  const phrases: string[] = [];
  const within: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (!part || part.name === 'mspace') continue;
    const before = parts[at - 1];
    const next = parts.slice(at + 1, at + 4).find(({ name }) => name !== 'mspace');
    if (part.text === APPLIED) {
      if (next && startsOperand(next)) phrases.push(words.of);
      continue;
    }
    if (before && startsOperand(part)) phrases.push(...between(before, part, words));
    const end = ends.get(at);
    const whole = sayTable(parts, { at, end }, speech) ?? sayGroup(parts, { at, end }, speech);
    if (whole) {
      phrases.push(whole.words);
      at = whole.end;
      continue;
    }
    if (opens(part)) within.push(part.text);
    if (closes(part)) within.pop();
    const after = parts[at + 1];
    if (isNumber(part) && after && isRepeated(after)) {
      phrases.push(words.repeating(part.text, after.parts[0]?.text ?? ''));
      at++;
      continue;
    }
    phrases.push(isMid(part, within.length > 0) ? sayMid(within.at(-1), words) : sayOne(part, speech));
    if (next && isLarge(baseOf(part)) && startsOperand(next)) phrases.push(words.of);
  }
  return phrases.filter((each) => each !== '').join(' ');
}

/** The implied operator between two parts: a product, a mixed number or a function application. */
function between(before: MathPart, part: MathPart, words: FormulaWords): readonly string[] {
  if (isNumber(before) && isNumberFraction(part)) return [words.and];
  if (part.text === '(' && FUNCTION_LETTERS.test(baseOf(before).text)) return [words.of];
  if (!isOpenEnded(before) || !isFactor(part)) return [];
  return [before.name === 'msub' ? ',' : words.times];
}

const isNumber = ({ name }: MathPart): boolean => name === 'mn';
const isNumberFraction = ({ name, parts }: MathPart): boolean => name === 'mfrac' && parts.every(isNumber);
const isRepeated = ({ name, attributes: { notation }, parts: [inside] }: MathPart): boolean =>
  name === 'menclose' && notation === 'top' && inside?.name === 'mn';

/** Whether the words of the next part could be heard as belonging to this one. */
function isOpenEnded({ name, parts }: MathPart): boolean {
  if (name === 'mfrac') return parts.every(isSimple);
  if (name === 'msqrt' || name === 'mroot') return isSimple(parts[0]);
  if (!/^msu/.test(name) || piecesOf(parts[0]).length === 0) return false;
  const last = parts.at(-1);
  return (
    isSimple(last) &&
    !(name !== 'msub' && /^[23∘∗*]$/.test(last?.text ?? '')) &&
    baseOf(parts[0]).name !== 'mo'
  );
}

const startsOperand = (part: MathPart): boolean => {
  const base = baseOf(part);
  return base.name === 'mo' ? opens(base) || base.attributes.form === 'prefix' || isLarge(base) : true;
};

/** Not a unit, a word or a differential. */
function isFactor(part: MathPart): boolean {
  const base = baseOf(part);
  if (base.name === 'mo') return opens(base);
  return base.name === 'mi'
    ? base.text !== 'd' && base.text.length === 1 && base.attributes.mathvariant !== 'normal'
    : base.name !== 'mtext' && base.name !== 'mtable';
}

const isMid = ({ name, text, attributes: { fence } }: MathPart, isWithin: boolean): boolean =>
  /^[|∣]$/.test(text) && (name === 'mo' ? fence !== 'true' : isWithin);

/** A middle bar is read according to the enclosing bracket. */
const sayMid = (within: string | undefined, { suchThat, given, divides }: FormulaWords): string =>
  within === '{' ? suchThat : within === undefined ? divides : given;

/** Bracket pairs with a name; other brackets are spoken one by one. */
function sayGroup(
  parts: readonly MathPart[],
  { at, end }: { at: number; end: number | undefined },
  speech: Speech,
): { words: string; end: number } | undefined {
  const part = parts[at];
  if (end === undefined || !part) return undefined;
  const { absolute, norm, floor, ceiling, choose } = speech.words;
  const [only, another] = firstPieces(parts, { at: at + 1, end });
  const isAlone = only !== undefined && another === undefined;
  if (isAlone && only?.name === 'mfrac' && /^0/.test(only.attributes.linethickness ?? ''))
    return { words: choose(sayPart(only.parts[0], speech), sayPart(only.parts[1], speech)), end };
  if (part.text === '(' && isAlone && isSimple(only) && FUNCTION_LETTERS.test(baseOf(parts[at - 1]).text))
    return { words: sayPart(only, speech), end };
  const around = { '|': absolute, '∣': absolute, '‖': norm, '∥': norm, '⌊': floor, '⌈': ceiling }[part.text];
  if (!around) return undefined;
  const inside = parts.slice(at + 1, end).filter(({ name }) => name !== 'mspace');
  return { words: around(sayRow(inside, speech) || speech.words.blank, isAlone && isSimple(only)), end };
}

/** The first two parts between brackets; walking all of them would be quadratic for nested ones. */
function firstPieces(parts: readonly MathPart[], { at, end }: { at: number; end: number }): MathPart[] {
  const found: MathPart[] = [];
  for (let next = at; next < end && found.length < 2; next++) {
    const part = parts[next];
    if (part && part.name !== 'mspace') found.push(part);
  }
  return found;
}

/** Speaks one part; `isClosed` announces its end however short it is. */
function sayOne(part: MathPart, speech: Speech, isClosed = false): string {
  const { words } = speech;
  const [first, second] = part.parts;
  switch (part.name) {
    case 'mfrac': {
      const inside = { ...speech, isInFraction: true };
      const isShort = !isClosed && !speech.isInFraction && isSimple(first) && isSimple(second);
      return words.fraction(sayPart(first, inside), sayPart(second, inside), isShort);
    }
    case 'msqrt':
      return words.root(sayPart(first, speech), undefined, !isClosed && isSimple(first));
    case 'mroot':
      return words.root(sayPart(first, speech), sayPart(second, speech), !isClosed && isSimple(first));
    case 'menclose': {
      const notation = part.attributes.notation ?? '';
      const around = Object.hasOwn(words.enclosures, notation) ? words.enclosures[notation] : undefined;
      const inside = sayPart(first, speech);
      return around ? around(inside, isSimple(first)) : inside;
    }
    case 'mrow':
      return sayRow(part.parts, speech);
    default:
      return part.parts.length > 0 ? sayScripts(part, speech) : sayMark(part, speech);
  }
}

function sayMark(part: MathPart, { words, isChemistry }: Speech): string {
  const { lspace, rspace } = part.attributes;
  const isBond = isChemistry && part.name === 'mo' && lspace === '0em' && rspace === '0em';
  if (isLarge(part)) return own(words.large, part.text) ?? part.text;
  return (isBond ? own(words.bonds, part.text) : undefined) ?? sayLeaf(part, words);
}
