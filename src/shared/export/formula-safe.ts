// What spreadsheet programs read as the start of a formula, also in full-width forms and behind white space.
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A cell that no spreadsheet program takes for a formula: a leading apostrophe where needed; plain numbers stay. */
export function formulaSafe(cell: string | number): string | number {
  if (typeof cell === 'number' || PLAIN_NUMBER.test(cell)) return cell;
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}
