const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const INVISIBLE_AROUND =
  /^[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]+|[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]$/g;
/** All signs with a substitute. */
const UNUSUAL =
  /[\t\u00a0\u0964\u1680\u2000-\u200a\u2010-\u2015\u202f\u205f\u3000\uff01-\uff5e‘’“”。、∶−【】]|(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

const STAND_INS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '।': '.',
  '。': '.',
  '、': '.',
  '∶': ':',
  '−': '-',
  '【': '[',
  '】': ']',
};

/**
 * A text for searching, with one sign for all variants: spaces, dashes, quotes, full-width signs and digits
 * of all scripts. Positions are unchanged, so that matches can be cut from the original.
 */
export const folded = (text: string): string =>
  /^[\n -~]*$/.test(text) ? text : text.replace(UNUSUAL, foldedSign);

function foldedSign(sign: string): string {
  if (SPACES.test(sign)) return ' ';
  const code = sign.charCodeAt(0);
  if (code >= 0x2010 && code <= 0x2015) return '-';
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return STAND_INS[sign] ?? (sign.length === 1 ? String(valueOfDigit(code)) : sign);
}

/** Each script's digits are consecutive, from 0 to 9. */
function valueOfDigit(code: number): number {
  let before = 0;
  while (before < 9 && DIGIT.test(String.fromCharCode(code - before - 1))) before += 1;
  return before;
}

/** Trims spaces and invisible characters. */
export const trimmedLine = (text: string): string => text.trim().replace(INVISIBLE_AROUND, '').trim();
