import { formulaAt as closedFormulaAt } from '../../../shared/rich-text/dollars';

/** A formula in a text, its dollars included. */
export interface FormulaAt {
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
}

/** The formula that a place of a text is in, also one that is being begun; amounts of money are none. */
export function formulaAt(text: string, place: number): FormulaAt | undefined {
  let begun: FormulaAt | undefined;
  for (let at = 0; at < place; ) {
    const past = pastOther(text, at);
    if (past !== undefined) {
      // What was begun ends with its paragraph.
      if (text.startsWith('\n\n', at)) begun = undefined;
      at = past;
      continue;
    }
    const isDouble = text[at + 1] === '$';
    // Between two dollars that nothing has been written between yet.
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

/** Where it goes on after what is no dollar of a formula: another character, an escaped one, code; undefined at a dollar. */
function pastOther(text: string, at: number): number | undefined {
  if (text[at] === '\\') return at + 2;
  if (text[at] === '`') {
    const run = /^`+/.exec(text.slice(at))?.[0] ?? '`';
    const close = text.indexOf(run, at + run.length);
    return at + run.length + (close < 0 ? 0 : close - at);
  }
  return text[at] === '$' ? undefined : at + 1;
}

/** A dollar that closes nothing and is not closed yet: not that of an amount, nor one that stands alone. */
function begunAt(text: string, at: number, place: number): FormulaAt | undefined {
  const next = text[at + 1] ?? '\n';
  const isBegun = next === '\n' ? place === at + 1 : /[^\s\d]/.test(next);
  if (!isBegun) return undefined;
  const lineEnd = text.indexOf('\n', at);
  return { start: at, end: lineEnd < 0 ? text.length : lineEnd, isClosed: false };
}
