import type { FormulaWords, MathStyle } from './formula-words';
import type { MathPart } from './math-parts';

/** Start of each mathematical alphabet in Unicode. */
const ALPHABETS: readonly (readonly [from: number, style: MathStyle | undefined])[] = [
  [0x1d400, 'bold'],
  [0x1d434, undefined],
  [0x1d468, 'bold'],
  [0x1d49c, 'script'],
  [0x1d4d0, 'bold script'],
  [0x1d504, 'fraktur'],
  [0x1d538, 'double-struck'],
  [0x1d56c, 'bold fraktur'],
  [0x1d5a0, 'sans-serif'],
  [0x1d5d4, 'bold sans-serif'],
  [0x1d608, 'sans-serif'],
  [0x1d63c, 'bold sans-serif'],
  [0x1d670, 'monospace'],
  [0x1d6a4, undefined],
  [0x1d6a8, 'bold'],
  [0x1d6e2, undefined],
  [0x1d71c, 'bold'],
  [0x1d756, 'bold sans-serif'],
  [0x1d7ce, 'bold'],
  [0x1d7d8, 'double-struck'],
  [0x1d7e2, 'sans-serif'],
  [0x1d7ec, 'bold sans-serif'],
  [0x1d7f6, 'monospace'],
];
/** Letters that Unicode encoded before these alphabets. */
const OLDER: readonly (readonly [letters: string, style: MathStyle])[] = [
  ['ℂℍℕℙℚℝℤ', 'double-struck'],
  ['ℬℰℱℋℐℒℳℛℯℊℴ', 'script'],
  ['ℭℌℨ', 'fraktur'],
];
/** One or several atoms, such as `CH` or `NaCl`. */
const ATOMS = /^(?:[A-Z][a-z]?){2,}$/;

export function styleOf(text: string): MathStyle | undefined {
  const code = text.codePointAt(0) ?? 0;
  if (code >= 0x1d400 && code <= 0x1d7ff) return ALPHABETS.findLast(([from]) => code >= from)?.[1];
  return OLDER.find(([letters]) => letters.includes(text.charAt(0)))?.[1];
}

/** The plain form of a mathematical letter; Greek variants stay distinct. */
export const plainLetter = (text: string): string =>
  /^[\u{1d400}-\u{1d7ff}\u210e]/u.test(text) || styleOf(text) !== undefined ? text.normalize('NFKC') : text;

export function sayLeaf({ name, text, attributes }: MathPart, words: FormulaWords): string {
  const shown = text.trim().normalize('NFC');
  if (name === 'mtext') return shown.length > 1 ? shown : (own(words.signs, shown) ?? shown);
  const sign = own(words.signs, shown) ?? own(words.functions, shown);
  if (sign !== undefined) return sign;
  if (name === 'mn') return styled(plainLetter(shown), styleOf(shown), words);
  const letter = plainLetter(shown);
  const style = styleOf(shown);
  const set = style === 'double-struck' ? own(words.sets, letter) : undefined;
  if (set !== undefined) return set;
  if (own(words.functions, letter) !== undefined) return own(words.functions, letter) ?? '';
  if (ATOMS.test(letter)) return (letter.match(/[A-Z][a-z]?/g) ?? []).join(' ');
  const isUpright = attributes.mathvariant === 'normal' && /[A-Z]/.test(letter);
  return styled(sayLetter(letter, isUpright, words), style, words);
}

function sayLetter(letter: string, isUpright: boolean, words: FormulaWords): string {
  if ([...letter].length > 1) return letter;
  const small = letter.toLowerCase();
  const said = own(words.greek, letter) ?? own(words.greek, small) ?? own(words.signs, small) ?? small;
  if (letter === small) return said;
  return isUpright ? letter : words.capital(said === small ? letter : said);
}

const styled = (said: string, style: MathStyle | undefined, words: FormulaWords): string =>
  style === undefined ? said : `${words.styles[style]} ${said}`;

export const own = (of: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
