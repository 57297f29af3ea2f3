import { isMathNode } from '../mathml';

/** A node of a formula, without redundant rows, phantoms and layout. */
export interface MathPart {
  readonly name: string;
  /** Set on leaves only. */
  readonly text: string;
  readonly parts: readonly MathPart[];
  readonly attributes: Readonly<Record<string, string>>;
}

const LEAVES = new Set(['mi', 'mo', 'mn', 'mtext']);
const ONE_ROW = new Set(['msqrt', 'menclose']);
const POSITIONAL = new Set([
  ...['mfrac', 'mroot', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'],
  ...['mtable', 'mtr'],
]);
const part = (name: string, rest: Partial<MathPart> = {}): MathPart => ({
  ...{ name, text: '', parts: [], attributes: {} },
  ...rest,
});

/** The parts of temml's tree, which is treated as unknown data. */
export function mathParts(value: unknown): MathPart[] {
  if (!isMathNode(value) || value.type === 'mphantom') return [];
  const children: readonly unknown[] = Array.isArray(value.children) ? value.children : [];
  const name = typeof value.type === 'string' ? value.type : '';
  const attributes = recordOf(value.attributes);
  if (name === 'mspace') return Number.parseFloat(attributes.width ?? '0') > 0 ? [part('mspace')] : [];
  if (LEAVES.has(name)) return leafOf(name, { text: textOf(value), attributes });
  if (ONE_ROW.has(name)) return [part(name, { attributes, parts: [rowOf(children.flatMap(mathParts))] })];
  if (POSITIONAL.has(name))
    return [part(name, { attributes, parts: children.map((child) => rowOf(mathParts(child))) })];
  const inside = children.flatMap(mathParts);
  return /solid/.test(recordOf(value.style).border ?? '')
    ? [part('menclose', { attributes: { notation: 'box' }, parts: [rowOf(inside)] })]
    : inside;
}

function leafOf(name: string, { text, attributes }: Pick<MathPart, 'text' | 'attributes'>): MathPart[] {
  const shown = text.replace(/\s+/g, ' ');
  if (shown !== '' && shown.trim() === '') return [part('mspace')];
  return shown === '' ? [] : [part(name, { text: shown, attributes })];
}

/** A single part as itself, several as a row without surrounding space. */
function rowOf(parts: readonly MathPart[]): MathPart {
  const isInk = ({ name }: MathPart) => name !== 'mspace';
  const trimmed = parts.slice(Math.max(0, parts.findIndex(isInk)), parts.findLastIndex(isInk) + 1);
  return trimmed.length === 1 && trimmed[0] ? trimmed[0] : part('mrow', { parts: trimmed });
}

export const piecesOf = (piece: MathPart | undefined): readonly MathPart[] =>
  piece === undefined ? [] : piece.name === 'mrow' ? piece.parts : [piece];

const textOf = (value: unknown): string => {
  if (!isMathNode(value)) return '';
  if (typeof value.text === 'string') return value.text;
  return Array.isArray(value.children) ? value.children.map(textOf).join('') : '';
};

const recordOf = (values: unknown): Readonly<Record<string, string>> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    : {};

const CLOSING: Readonly<Record<string, string>> = {
  ...{ '(': ')', '[': ']', '{': '}', '⟨': '⟩', '⌊': '⌋', '⌈': '⌉', '⟦': '⟧' },
};
const BARS = new Set(['|', '‖', '∥', '∣']);
const CLOSERS = new Set(Object.values(CLOSING));

/** Operators that apply to the following expression. */
export const isLarge = ({ name, text }: MathPart): boolean =>
  name === 'mo' && '∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⋁⋀⨆⨄'.includes(text) && text !== '';

/** Marks brackets as opening or closing. Bars follow their form attribute; an even number of bare ones alternates. */
export function withPairedBars(given: readonly MathPart[]): readonly MathPart[] {
  const isBare = (piece: MathPart | undefined) => piece?.name === 'mi' && BARS.has(piece.text);
  const isDouble = (at: number) => given[at]?.text === '|' && given[at + 1]?.text === '|';
  const doubles = given.flatMap((_, at) => (isDouble(at) ? [at] : []));
  const isNorm = doubles.length > 0 && doubles.length * 2 === given.filter(isBare).length;
  const parts = isNorm
    ? given.flatMap((each, at) => (isDouble(at) ? [{ ...each, text: '‖' }] : isDouble(at - 1) ? [] : [each]))
    : given;
  const bars = parts.filter(isBare);
  if (bars.length === 0 || bars.length % 2 > 0) return parts;
  let count = 0;
  return parts.map((each) =>
    isBare(each)
      ? part('mo', {
          text: each.text,
          attributes: { form: count++ % 2 === 0 ? 'prefix' : 'postfix', fence: 'true' },
        })
      : each,
  );
}

export const opens = ({ name, text, attributes: { fence, form } }: MathPart): boolean =>
  name === 'mo' &&
  (fence === 'true' && form !== undefined ? form === 'prefix' : Object.hasOwn(CLOSING, text));
export const closes = ({ name, text, attributes: { fence, form } }: MathPart): boolean =>
  name === 'mo' && (fence === 'true' && form !== undefined ? form === 'postfix' : CLOSERS.has(text));

/** Index of the closing bracket by index of the opening one; unclosed brackets are missing. */
export function endsOfGroups(parts: readonly MathPart[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, each] of parts.entries()) {
    if (opens(each)) open.push(at);
    const from = closes(each) ? open.pop() : undefined;
    if (from !== undefined) ends.set(from, at);
  }
  return ends;
}

/** A single letter, number or word, at most with a minus or an index. */
export function isSimple(piece: MathPart | undefined): boolean {
  if (!piece) return false;
  if (piece.name === 'msub') return piece.parts.every((each) => each.name !== 'msub' && isSimple(each));
  if (piece.name === 'mrow') {
    const [sign, value, ...others] = piece.parts;
    return (
      others.length === 0 && /^[−-]$/.test(sign?.text ?? '') && value?.name !== 'mrow' && isSimple(value)
    );
  }
  return LEAVES.has(piece.name) && !/\s/.test(piece.text.trim());
}

const isUprightLetter = (piece: MathPart | undefined): boolean =>
  piece?.name === 'mi' && piece.attributes.mathvariant === 'normal' && /^[A-Za-z]+$/.test(piece.text);

/** Joins adjacent upright letters into a word, such as the unit `mol`. */
export function withWholeWords(parts: readonly MathPart[]): readonly MathPart[] {
  const whole: MathPart[] = [];
  for (const each of parts) {
    const [base, ...scripts] = each.parts;
    const last = whole.at(-1);
    const isScripted = /^msu/.test(each.name) && isUprightLetter(base);
    if (!last || !isUprightLetter(last) || !(isScripted || isUprightLetter(each))) {
      whole.push(each);
      continue;
    }
    const joined = { ...last, text: last.text + (isScripted ? base?.text : each.text) };
    whole.splice(-1, 1, isScripted ? { ...each, parts: [joined, ...scripts] } : joined);
  }
  return whole;
}

/** The innermost base of nested scripts. */
export function baseOf(piece: MathPart | undefined): MathPart {
  const base = piece && /^m(?:su|un|ov)/.test(piece.name) ? piece.parts[0] : undefined;
  return base ? baseOf(base) : (piece ?? part('mrow'));
}
