/** The parts of a question, with its escaped signs hidden. */
export interface GiftParts {
  /** The text around the answers: one part more than there are answers. */
  readonly texts: readonly string[];
  /** The contents of the braces. */
  readonly answers: readonly string[];
  /**
   * `open`: the closing brace is missing, so the answers run to the end; `broken`: no answers can be found.
   */
  readonly fault?: 'open' | 'broken';
}

/** The beginning of answers after their brace. */
const ANSWERS = /\s*(?:[=~#}]|(?:T|F|TRUE|FALSE|True|False|true|false)\s*[#}])/y;
/** A brace after these belongs to a formula. */
const FORMULA_BEFORE = /[_^\\}]$|\\[A-Za-z]{1,20}\*?$/;

/** Finds the answers of a question. Paired braces within them, and in the text, are literal. */
export function giftParts(text: string): GiftParts {
  const { pairs, open, stray } = bracesOf(text);
  const inText = pairs.filter(
    ({ start }) => !FORMULA_BEFORE.test(text.slice(Math.max(0, start - 24), start)),
  );
  const shaped = outermost(inText.filter(({ start }) => beginsAnswers(text, start)));
  if (shaped.length > 0) return partsAt(text, withoutCode(text, shaped));
  if (open >= 0 && beginsAnswers(text, open)) return openAnswers(text, open);
  const first = outermost(inText).slice(0, 1);
  if (first.length > 0 && open < 0 && !stray) return partsAt(text, first);
  return { texts: [text], answers: [], ...((open >= 0 || stray) && { fault: 'broken' }) };
}

/** Empty braces beside answers are code. */
function withoutCode(text: string, pairs: readonly Pair[]): readonly Pair[] {
  const filled = pairs.filter(({ start, end }) => text.slice(start + 1, end - 1).trim() !== '');
  return filled.length > 0 ? filled : pairs.slice(-1);
}

function beginsAnswers(text: string, brace: number): boolean {
  ANSWERS.lastIndex = brace + 1;
  return ANSWERS.test(text);
}

/** Answers up to the last closing brace, or to the end. */
function openAnswers(text: string, start: number): GiftParts {
  const closes = text.lastIndexOf('}') + 1;
  if (closes > start) return partsAt(text, [{ start, end: closes }]);
  return { ...partsAt(`${text}}`, [{ start, end: text.length + 1 }]), fault: 'open' };
}

interface Pair {
  readonly start: number;
  readonly end: number;
}

/**
 * All pairs of braces in order of their opening, the first unclosed brace, and whether a closing brace is
 * unmatched.
 */
function bracesOf(text: string): { pairs: Pair[]; open: number; stray: boolean } {
  const pairs: Pair[] = [];
  const opened: number[] = [];
  let stray = false;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    const start = brace === '{' ? opened.push(index) && undefined : opened.pop();
    if (start !== undefined) pairs.push({ start, end: index + 1 });
    else if (brace === '}') stray = true;
  }
  return { pairs: pairs.sort((one, other) => one.start - other.start), open: opened[0] ?? -1, stray };
}

function outermost(pairs: readonly Pair[]): Pair[] {
  let end = 0;
  return pairs.filter((pair) => {
    if (pair.start < end) return false;
    end = pair.end;
    return true;
  });
}

function partsAt(text: string, pairs: readonly Pair[]): GiftParts {
  const starts = [0, ...pairs.map(({ end }) => end)];
  return {
    texts: starts.map((start, at) => text.slice(start, pairs[at]?.start ?? text.length)),
    answers: pairs.map(({ start, end }) => text.slice(start + 1, end - 1).trim()),
  };
}
