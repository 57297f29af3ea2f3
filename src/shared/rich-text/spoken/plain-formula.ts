import { closes, isLarge, isSimple, type MathPart, mathParts, opens, piecesOf } from './math-parts';
import { styleOf } from './spoken-leaf';

const HIGH = new Map(zip('0123456789+−-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'));
const LOW = new Map(zip('0123456789+−-=()aeoxhklmnpstijruv', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ'));
const FRACTIONS = new Map(
  Object.entries({
    ...{ '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/5': '⅕', '2/5': '⅖', '3/5': '⅗' },
    ...{ '4/5': '⅘', '1/6': '⅙', '5/6': '⅚', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' },
  }),
);
const ROOTS: Readonly<Record<string, string>> = { '3': '∛', '4': '∜' };
const TEX_SIGN = /[\\{}$]/;

function zip(from: string, to: string): readonly (readonly [string, string])[] {
  const others = [...to];
  return [...from].map((sign, at) => [sign, others[at] ?? '']);
}

/** The formula in plain characters, such as ½ x²; undefined if impossible. */
export function plainFormula(tree: unknown): string | undefined {
  const plain = plainRow(mathParts(tree))?.replace(/\s+/g, ' ').trim();
  return plain === '' || plain === undefined || TEX_SIGN.test(plain) ? undefined : plain;
}

function plainRow(parts: readonly MathPart[]): string | undefined {
  let plain = '';
  for (const [at, part] of parts.entries()) {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    const one = part.name === 'mspace' ? ' ' : part.text === '\u2061' ? functionSpace(next) : plainOne(part);
    // In a line, 1/2x would be another number.
    const isLoose = (other: MathPart | undefined) =>
      other !== undefined && !/^m(?:o|space)$/.test(other.name);
    if (one === undefined || (isSlashed(part, one) && (isLoose(before) || isLoose(next)))) return undefined;
    if (part.attributes.separator === 'true') plain += next ? `${one} ` : one;
    else plain += part.name === 'mo' && isBetween(part, { before, next }) ? ` ${one} ` : one;
  }
  return plain;
}

const isSlashed = ({ name }: MathPart, plain: string): boolean => name === 'mfrac' && plain.includes('/');

const functionSpace = (next: MathPart | undefined): string => (next?.text === '(' ? '' : ' ');

function isBetween(
  part: MathPart,
  { before, next }: { before: MathPart | undefined; next: MathPart | undefined },
): boolean {
  const isGrouping = opens(part) || closes(part) || part.attributes.fence === 'true';
  const isTight =
    part.attributes.form === 'prefix' || part.attributes.lspace === '0em' || /^[,!;∘∀∃¬∠∇]$/.test(part.text);
  return (
    !isGrouping &&
    !isTight &&
    before !== undefined &&
    next !== undefined &&
    (before.name !== 'mo' || closes(before) || /^[!…⋯]$/.test(before.text))
  );
}

function plainOne(part: MathPart): string | undefined {
  const [first, second, third] = part.parts;
  switch (part.name) {
    case 'mi':
    case 'mn':
    case 'mo':
      return isLarge(part) || [...part.text].some((letter) => (letter.codePointAt(0) ?? 0) > 0xffff)
        ? undefined
        : part.text;
    case 'mtext':
      return part.text;
    case 'mfrac':
      return plainFraction(part);
    case 'msqrt':
      return plainRoot('√', first);
    case 'mroot':
      return plainRoot(ROOTS[second?.text ?? ''], first);
    case 'msub':
      return joined(plainBase(first), small(second, LOW));
    case 'msup':
      return joined(plainBase(first), high(second));
    case 'msubsup':
      return piecesOf(first).length === 0
        ? joined(high(third), small(second, LOW))
        : joined(plainBase(first), small(second, LOW), high(third));
    case 'mover':
      return first?.name === 'mo' && piecesOf(second).length === 0 ? first.text : undefined;
    case 'mrow':
      return plainRow(part.parts);
    default:
      return undefined;
  }
}

/** The base of a power: a letter, a number or a bracketed expression. */
function plainBase(base: MathPart | undefined): string | undefined {
  const pieces = piecesOf(base);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (pieces.length > 1 && !(first && last && opens(first) && closes(last))) return undefined;
  return first && !/^(?:mi|mn|mo|mtext|mspace)$/.test(first.name) ? undefined : plainRow(pieces);
}

function plainFraction({
  parts: [top, bottom],
  attributes: { linethickness },
}: MathPart): string | undefined {
  if (linethickness !== undefined || top?.name === 'msub' || bottom?.name === 'msub') return undefined;
  if (!isSimple(top) || !isSimple(bottom) || bottom?.name === 'mrow') return undefined;
  const plain = joined(plainRow(piecesOf(top)), '/', plainRow(piecesOf(bottom)));
  return plain === undefined ? undefined : (FRACTIONS.get(plain) ?? plain);
}

function plainRoot(sign: string | undefined, inside: MathPart | undefined): string | undefined {
  const plain = plainRow(piecesOf(inside));
  if (!sign || !plain) return undefined;
  return sign + (isSimple(inside) && [...plain].length === 1 ? plain : `(${plain})`);
}

const high = (script: MathPart | undefined): string | undefined => {
  const text = piecesOf(script)
    .map((piece) => piece.text)
    .join('');
  if (/^[′″‴]+$/.test(text)) return text;
  return /^[∘°]$/.test(text) ? '°' : small(script, HIGH);
};

/** The script in superscript or subscript characters; undefined if one is missing. */
function small(script: MathPart | undefined, letters: ReadonlyMap<string, string>): string | undefined {
  const text = piecesOf(script);
  if (text.some(({ name, text: own }) => name !== 'mspace' && (own === '' || styleOf(own) !== undefined)))
    return undefined;
  return joined(...text.flatMap(({ text: own }) => [...own].map((letter) => letters.get(letter))));
}

const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.every((part) => part !== undefined) ? parts.join('') : undefined;
