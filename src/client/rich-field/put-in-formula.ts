import type { Edit, Selected } from './edits';
import { type FormulaAt, formulaAt } from './formula-at';

/** The placeholder in a template. */
export const PLACE = '▢';

export interface Template {
  /** The inserted source, with `PLACE` for parts to fill in. */
  readonly tex: string;
  /** Whether it belongs inside `\ce{…}`. */
  readonly isChemical?: boolean;
}

/**
 * Replaces the selection by a template; the selection fills its first placeholder, and the caret moves to the
 * next. Adds dollars outside a formula.
 */
export function putInFormula(selected: Selected, { tex, isChemical = false }: Template): Edit {
  const { text, start, end } = selected;
  const formula = formulaAt(text, start);
  const isInside = formula !== undefined && end <= formula.end;
  const isWrapped = isChemical && !(isInside && isInChemistry(text, formula, start));
  const chosen = text.slice(start, end);
  const filled = (isWrapped ? `\\ce{${tex}}` : tex).replace(PLACE, () => chosen || PLACE);
  const body = isInside ? spaced(selected, filled) : `$${filled.trim()}$${isDigit(text[end]) ? ' ' : ''}`;
  const insert = body.replaceAll(PLACE, '');
  const place = body.indexOf(PLACE);
  // Without a placeholder, typing continues behind the insertion.
  const after = isInside ? insert.length : insert.lastIndexOf('$');
  const cursor = start + (place < 0 ? after : place);
  return { start, end, insert, select: [cursor, cursor] };
}

/** Keeps a command's letters apart from their neighbours. */
function spaced({ text, start, end }: Selected, filled: string): string {
  const isAfterCommand = /\\[a-z]+$/i.test(text.slice(0, start)) && /^[a-z]/i.test(filled);
  const isBeforeLetter = /\\[a-z]+$/i.test(filled) && /[a-z]/i.test(text[end] ?? '');
  return `${isAfterCommand ? ' ' : ''}${filled}${isBeforeLetter ? ' ' : ''}`;
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

/** Whether a position in a formula is inside the braces of a `\ce`. */
function isInChemistry(text: string, { start }: FormulaAt, place: number): boolean {
  const before = text.slice(start, place);
  const at = before.lastIndexOf('\\ce{');
  if (at < 0) return false;
  const inner = [...before.slice(at + '\\ce{'.length)];
  const depth = inner.reduce((sum, each) => sum + (each === '{' ? 1 : 0) - (each === '}' ? 1 : 0), 1);
  return depth > 0;
}
