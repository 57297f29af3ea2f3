// What spreadsheet programs read as the start of a formula, also in full-width forms and behind what cannot be seen.
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}]*`;
const SIGN = '[=+\\-@＝＋－＠]';
const FORMULA_START = new RegExp(`^${UNSEEN}${SIGN}|^[\\t\\r\\n]`, 'u');
/**
 * What begins a cell for a program of another country, which also misses that the cell is quoted. Each run is read once, whatever
 * stands behind it: asked for a sign there, the pattern would begin anew at each line break of ten thousand.
 */
const STARTS_INSIDE = /[;|\t\r\n][\s\p{Cc}\p{Cf}"']*/gu;
const IS_SIGN = new RegExp(SIGN, 'u');
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * A cell of a CSV file that no spreadsheet program takes for a formula: a leading apostrophe where needed; plain numbers
 * stay. The file does not say itself where its cells end: a program that takes semicolons or tabs for separators finds no
 * formula either.
 */
export function csvSafe(cell: string | number): string | number {
  if (typeof cell === 'number' || PLAIN_NUMBER.test(cell)) return cell;
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return safe.replace(STARTS_INSIDE, (start, at: number) =>
    IS_SIGN.test(safe.charAt(at + start.length)) ? `${start}'` : start,
  );
}
