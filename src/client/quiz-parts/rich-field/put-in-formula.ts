import type { Edit, Selected } from './edits';
import { type FormulaAt, formulaAt } from './formula-at';

/** Stands in a template where something is to be written. */
export const PLACE = '▢';

export interface Template {
  /** As it is put in, with `PLACE` where something is to be written. */
  readonly tex: string;
  /** Whether it is written inside `\ce{…}`. */
  readonly isChemical?: boolean;
}

/**
 * Puts a template in the place of the selection, which goes to its first place; the cursor stands in the next. Outside a
 * formula the dollars come with it.
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
  // Without a place to fill the formula goes on behind what was put in.
  const after = isInside ? insert.length : insert.lastIndexOf('$');
  const cursor = start + (place < 0 ? after : place);
  return { start, end, insert, select: [cursor, cursor] };
}

/** The letters of a command do not run into those beside it. */
function spaced({ text, start, end }: Selected, filled: string): string {
  const isAfterCommand = /\\[a-z]+$/i.test(text.slice(0, start)) && /^[a-z]/i.test(filled);
  const isBeforeLetter = /\\[a-z]+$/i.test(filled) && /[a-z]/i.test(text[end] ?? '');
  return `${isAfterCommand ? ' ' : ''}${filled}${isBeforeLetter ? ' ' : ''}`;
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

/** Whether a place of a formula is within the braces of a `\ce`. */
function isInChemistry(text: string, { start }: FormulaAt, place: number): boolean {
  const before = text.slice(start, place);
  const at = before.lastIndexOf('\\ce{');
  if (at < 0) return false;
  const inner = [...before.slice(at + '\\ce{'.length)];
  const depth = inner.reduce((sum, each) => sum + (each === '{' ? 1 : 0) - (each === '}' ? 1 : 0), 1);
  return depth > 0;
}
