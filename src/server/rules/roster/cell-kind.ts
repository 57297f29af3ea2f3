/** The kind of a cell, judged alone. `mark`: a gender, a date or a phone number, which class lists do not keep. */
export type CellKind = 'empty' | 'formula' | 'email' | 'number' | 'mark' | 'name' | 'unknown';

/** Excel writes a number with leading zeros as ="00123". */
const KEPT_ZEROS = /^="([^"]*)"$/;
const NOTHING = /^(?:-+|–|—|n\/?a|null|none|nil|\.+|\?+)$/i;
const BULLET = /^(?:[•·▪◦‣●○■□☐☑✓*–—]\s*|-\s+)/u;
const FORMULA = /^[=+\-@＝＋－＠]/;
const SIGNED_NUMBER = /^[+-]?[\d\s().,/-]+$/;
const DAY = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}-\d\d-\d\dT.*)$/;
const PHONE = /^(?:\+\d[\d\s()/.-]{6,}|0\d{2,5}[\s/-][\d\s/-]{5,}|\(\d+\)[\d\s-]{5,})$/;
const GENDER =
  /^(?:[mfwdxhv]|male|female|boy|girl|männlich|weiblich|divers|masculin|féminin|garçon|fille|masculino|femenino|hombre|mujer|man|vrouw|男|女)$/iu;
const NUMBER = /^(?:#\s?)?(?=.*\p{Nd})(?:\p{Nd}|[\p{Lu}]{1,4}[-/.]?\p{Nd})[\p{L}\p{Nd}./_-]*$/u;

/** The cell without Excel's or the list's wrapping; '' for placeholders like "-" or "n/a". */
export function bareCell(cell: string): string {
  const zeros = KEPT_ZEROS.exec(cell)?.[1];
  const bare = (zeros ?? cell).trim().replace(/^'(?=\d)/, '');
  return NOTHING.test(bare) ? '' : bare.replace(BULLET, '').trim();
}

export const isFormula = (cell: string): boolean => FORMULA.test(cell) && !SIGNED_NUMBER.test(cell);

export function cellKind(cell: string): CellKind {
  if (cell === '') return 'empty';
  if (isFormula(cell)) return 'formula';
  if (cell.includes('@')) return 'email';
  if (DAY.test(cell) || PHONE.test(cell) || GENDER.test(cell)) return 'mark';
  if (NUMBER.test(cell)) return 'number';
  return /\p{L}/u.test(cell) ? 'name' : 'unknown';
}
