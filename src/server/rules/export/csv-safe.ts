// Signs that spreadsheet programs read as the start of a formula, including full-width forms and those after invisible characters.
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}]*`;
const SIGN = '[=+\\-@＝＋－＠]';
const FORMULA_START = new RegExp(`^${UNSEEN}${SIGN}|^[\\t\\r\\n]`, 'u');
/**
 * Separators that start a new cell in a program with another locale that also ignores the quotes. The sign is tested
 * separately: a lookahead in this pattern would take quadratic time over thousands of line breaks.
 */
const STARTS_INSIDE = /[;|\t\r\n][\s\p{Cc}\p{Cf}"']*/gu;
const IS_SIGN = new RegExp(SIGN, 'u');
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Prefixes an apostrophe to cells that a spreadsheet program would take for a formula; plain numbers stay. Also covers
 * text after semicolons and tabs, because a CSV file does not declare its separator.
 */
export function csvSafe(cell: string | number): string | number {
  if (typeof cell === 'number' || PLAIN_NUMBER.test(cell)) return cell;
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return safe.replace(STARTS_INSIDE, (start, at: number) =>
    IS_SIGN.test(safe.charAt(at + start.length)) ? `${start}'` : start,
  );
}
