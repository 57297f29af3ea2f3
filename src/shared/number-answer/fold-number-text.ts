const SUPERSCRIPTS = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g;
const VULGAR_FRACTION = /[¼-¾⅐-⅞]/g;
/** Invisible characters: direction marks, joiners, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Replacements of typed signs, after compatibility normalization. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2044\u2215÷]/g, '/'],
  [/[✕✖⨯]|\\times/g, '×'],
  [/[⋅∙•‧・]|\\cdot/g, '·'],
  [/∗/g, '*'],
  [/[‘’ʼʹ\u066c]/g, "'"],
  [/\u066b|。/g, '.'],
  [/،/g, ','],
  [/٪/g, '%'],
  [/\s+/g, ' '],
];

/**
 * A typed number or unit in a uniform notation: digits of any script as 0 to 9, one minus, one kind of space,
 * superscripts after ^, fractions with a slash.
 */
export function foldNumberText(text: string): string {
  const plain = text
    .replace(SUPERSCRIPTS, '^$&')
    // Before normalization turns them into letters: the ordinal sign of a Spanish keyboard, and a ring.
    .replace(/[º˚∘]/g, '°')
    .replace(VULGAR_FRACTION, ' $&')
    .normalize('NFKC')
    .replace(INVISIBLE, '');
  return STAND_INS.reduce(
    (folded, [sign, instead]) => folded.replace(sign, instead),
    plainDigits(plain),
  ).trim();
}

/** The digits of any script as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (digit < '\u0080' ? digit : String(valueOfDigit(digit))));

const IS_DIGIT = /^\p{Nd}$/u;

/** Each script's digits are consecutive, from 0 to 9. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
