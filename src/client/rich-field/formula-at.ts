import { formulaAt as closedFormulaAt } from '../../shared/rich-text/dollars';

/** A formula in a text, including its dollars. */
export interface FormulaAt {
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
}

/** The formula around a position, unfinished ones included, but no amounts of money. */
export function formulaAt(text: string, place: number): FormulaAt | undefined {
  let begun: FormulaAt | undefined;
  for (let at = 0; at < place; ) {
    const past = pastOther(text, at);
    if (past !== undefined) {
      // An unfinished formula ends with its paragraph.
      if (text.startsWith('\n\n', at)) begun = undefined;
      at = past;
      continue;
    }
    const isDouble = text[at + 1] === '$';
    // Between two dollars with nothing in between yet.
    if (isDouble && place === at + 1) return { start: at, end: at + 2, isClosed: true };
    const closed = closedFormulaAt(text.slice(0, paragraphEnd(text, at)), at);
    if (!closed) {
      begun ??= begunAt(text, at, place);
      at += 1;
      continue;
    }
    const end = at + closed.source.length;
    const dollars = isDouble ? 2 : 1;
    if (place >= at + dollars && place <= end - dollars) return { start: at, end, isClosed: true };
    begun = undefined;
    at = end;
  }
  return begun;
}

const paragraphEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n\n', at);
  return end < 0 ? text.length : end;
};

/** The position after anything other than a formula's dollar: a character, an escape, code; undefined at a dollar. */
function pastOther(text: string, at: number): number | undefined {
  if (text[at] === '\\') return at + 2;
  if (text[at] === '`') {
    const run = /^`+/.exec(text.slice(at))?.[0] ?? '`';
    const close = text.indexOf(run, at + run.length);
    return at + run.length + (close < 0 ? 0 : close - at);
  }
  return text[at] === '$' ? undefined : at + 1;
}

/** A dollar that opens an unfinished formula, neither an amount nor a lone dollar. */
function begunAt(text: string, at: number, place: number): FormulaAt | undefined {
  const next = text[at + 1] ?? '\n';
  const isBegun = next === '\n' ? place === at + 1 : /[^\s\d]/.test(next);
  if (!isBegun) return undefined;
  const lineEnd = text.indexOf('\n', at);
  return { start: at, end: lineEnd < 0 ? text.length : lineEnd, isClosed: false };
}
