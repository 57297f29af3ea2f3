/** One answer in the code of a gap. */
export interface ClozeAnswer {
  /** Still HTML. */
  readonly text: string;
  /** In percent. */
  readonly fraction: number;
  readonly feedback: string;
}

export interface ClozeGap {
  readonly kind: 'text' | 'number' | 'choice' | 'several';
  readonly isCaseSensitive: boolean;
  readonly marks: number;
  readonly answers: readonly ClozeAnswer[];
}

/** Moodle's names and their short forms; the suffix sets the layout of a list. */
const KINDS: readonly (readonly [RegExp, ClozeGap['kind']])[] = [
  [/^(?:SHORTANSWER(?:_C)?|SAC?|MWC?)$/, 'text'],
  [/^(?:NUMERICAL|NM|NUM)$/, 'number'],
  [/^(?:MULTICHOICE(?:_[VHS]{1,2})?|MC[VHS]{0,2})$/, 'choice'],
  [/^(?:MULTIRESPONSE(?:_[HS]{1,2})?|MR[HS]{0,2})$/, 'several'],
];
const BEGIN = /\{(\d{0,6}):\s?([A-Z_]{2,20})\s?:/g;
/** A longer gap has lost its end. */
const GAP_MAXIMUM = 20_000;

/** The text around the gaps: one part more than there are gaps. */
export function clozeParts(source: string): { texts: string[]; gaps: ClozeGap[] } {
  const [texts, gaps]: [string[], ClozeGap[]] = [[], []];
  let from = 0;
  let openUpTo = 0;
  for (const match of source.matchAll(BEGIN)) {
    const [begin, marks = '', name = ''] = match;
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
    const inside = match.index + begin.length;
    // If one beginning has no end, neither has the next.
    if (!kind || match.index < Math.max(from, openUpTo)) continue;
    const end = endOf(source, inside);
    if (end < 0) {
      openUpTo = inside + GAP_MAXIMUM;
      continue;
    }
    texts.push(source.slice(from, match.index));
    gaps.push({
      ...{ kind, isCaseSensitive: /_C$|^(?:SA|MW)C$/.test(name) },
      marks: marks === '' ? 1 : Number(marks),
      answers: alternatives(source.slice(inside, end)).map(answerOf),
    });
    from = end + 1;
  }
  return { texts: [...texts, source.slice(from)], gaps };
}

/** The index of the closing brace, skipping escaped braces and the pairs of formulas. */
function endOf(source: string, from: number): number {
  let [depth, hasFormula] = [0, false];
  const last = Math.min(source.length, from + GAP_MAXIMUM);
  for (let at = from; at < last; at += 1) {
    const sign = source[at];
    if (sign === '\\') {
      at += 1;
      hasFormula ||= source[at] === '(' || source[at] === '[';
    } else if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0 && hasFormula) depth -= 1;
    else if (sign === '}') return at;
  }
  return -1;
}

/** Split at unescaped tildes. */
const alternatives = (inside: string): string[] =>
  inside.split(/(?<!\\)~/).filter((part) => part.trim() !== '');

const FRACTION = /^\s*(?:=|%(-?\d{1,3}(?:[.,]\d{0,9})?)%)/;
/** A sign after "&" is part of an entity. */
const FEEDBACK = /(?<!\\|&|&amp;)#/;

function answerOf(alternative: string): ClozeAnswer {
  const [mark = '', percent] = FRACTION.exec(alternative) ?? [];
  const rest = alternative.slice(mark.length);
  const at = rest.search(FEEDBACK);
  return {
    text: unescaped(at < 0 ? rest : rest.slice(0, at)),
    fraction: percent === undefined ? (mark === '' ? 0 : 100) : Number(percent.replace(',', '.')),
    feedback: at < 0 ? '' : unescaped(rest.slice(at + 1)),
  };
}

const unescaped = (text: string): string => text.replace(/\\([}~#"'/\\])/g, '$1').trim();
