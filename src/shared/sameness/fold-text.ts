import { normalised } from '../normalised';
import { plainDigits } from '../number-answer/fold-number-text';

/**
 * Invisible characters: joiners, soft hyphens, direction marks, and the stroke that stretches Arabic words.
 */
const INVISIBLE =
  /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/**
 * Letters and signs that neighbouring keyboards interchange; only those with the same meaning in every
 * subject.
 */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u2032\u02b9\u02bc\u2039\u203a`´]/gu, "'"],
  [/''|[\u201c-\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/≤|<\s?=/gu, '≤'],
  [/≥|>\s?=/gu, '≥'],
  [/≠|!=|=\/=/gu, '≠'],
  [/<-+>|⟷/gu, '↔'],
  [/<=+>|⟺/gu, '⇔'],
  [/(?<!-)-+>|⟶|➔|➜/gu, '→'],
  [/(?<!=)=+>|⟹/gu, '⇒'],
  [/<-+(?=\s|\p{L})|⟵/gu, '←'],
  [/[⋅∙]|(?<=\d\s?)×(?=\s?\d)|(?<=\d\s?)[xX](?=\s?\d)/gu, '*'],
  [/[×·∗]/gu, '*'],
  [/[÷⁄∕]/gu, '/'],
  [/[º˚∘](?=\s?[CF]\b)/gu, '°'],
  [/[يىی]/gu, 'ي'],
  [/ک/gu, 'ك'],
  [/ё/gu, 'е'],
  [/Ё/gu, 'Е'],
  [/ß/gu, 'ss'],
  [/ş/gu, 'ș'],
  [/ţ/gu, 'ț'],
  [/∆/gu, 'Δ'],
  [/∑/gu, 'Σ'],
  [/∏/gu, 'Π'],
];

/** Every replacement is or needs one of these; most texts have none. */
const HAS_SIGNS = /[^\w \n.,;:?!()[\]+/%-]|!=|\d\s?[xX]\s?\d/u;

const SUPERSCRIPTS = /[⁰¹²³⁴-⁹⁺⁻]+/gu;
/** A charge in any notation: Fe³⁺, Fe^3+, Fe3+. */
const RAISED_CHARGE = /(?<=[\p{L}\d)\]])\^(\d*[+-])(?=$|[\s,;)\]])(?!\s[\p{L}\d])/gu;
/** 1½ is not 11/2. */
const WHOLE_BEFORE = /\d(?=[¼-¾⅐-⅞])/gu;
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?![\d.,])/gu;

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** A capitalised word followed by more words, which is not the first element of a reaction. */
const FIRST_WORD = /^\p{Lu}\p{Ll}+[,.;:!?]?\s+\p{L}/u;
const LONGEST_KEPT = 3;
/** After this many further words, the first word's capital is that of the sentence. */
const WORDS_OF_A_SENTENCE = 2;

/**
 * The comparable form of a text: two texts are the same if these are equal. Folds only differences without
 * meaning in any subject: Unicode form and width, invisible characters, white space, quotes, a final stop,
 * raised and lowered signs, letters that keyboards of one language interchange, and the case of words that
 * cannot be symbols.
 */
export const foldText = (text: string): string => withoutEnds(withoutNeedlessSpaces(foldLetters(text)));

/** The same before spaces and ends are folded, for reading words one by one. */
export const foldLetters = (text: string): string =>
  withoutCase((HAS_SIGNS.test(text) ? withPlainSigns(text) : text).trim());

function withPlainSigns(text: string): string {
  const spaced = text.replace(/(\d)[\u00a0\u2009\u202f](?=\d)/gu, '$1\u00a0');
  const raised = spaced.replace(SUPERSCRIPTS, '^$&').replace(WHOLE_BEFORE, '$& ');
  const thousands = raised.replaceAll(THOUSANDS, withoutSpaces);
  let plain = plainDigits(normalised(thousands, 'NFKC').replaceAll(INVISIBLE, ''));
  for (const [sign, instead] of STAND_INS) plain = plain.replaceAll(sign, instead);
  return plain.replaceAll(RAISED_CHARGE, '$1');
}

const withoutSpaces = (number: string) => number.replaceAll(/\s/gu, '');

/** Spaces matter between words and between numbers, but not beside a sign or before a unit. */
const withoutNeedlessSpaces = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{M}\d]) | (?![\p{L}\p{M}\d])/gu, '')
    .replaceAll(/(?<=\d) (?=\p{L})/gu, '');

/** Removes quotes around the whole text and a final stop. */
const withoutEnds = (text: string): string =>
  text.replace(/^(["'])([^"']+)\1$/u, '$2').replace(/(?<=[^.])[.。．।۔]{1,3}$/u, '');

function withoutCase(text: string): string {
  const words = text.match(WORD) ?? [];
  const isSentence = words.filter((word) => word.length > 1).length > WORDS_OF_A_SENTENCE;
  // Typed with caps lock.
  const long = words.filter((word) => word.length > LONGEST_KEPT);
  if (long.length > WORDS_OF_A_SENTENCE && words.every((word) => word === word.toUpperCase()))
    return text.replace(WORD, small);
  return text.replace(WORD, (word, at: number) => {
    if (word.length <= LONGEST_KEPT)
      return isSentence && at === 0 && FIRST_WORD.test(text) ? small(word) : word;
    // The case of NaCl and kPa matters; PARIS and Paris are one word.
    return /\p{Ll}\p{M}*\p{Lu}/u.test(word) ? word : small(word);
  });
}

/** In lower case; a Turkish keyboard has two letters i, with a capital of each. */
const small = (word: string): string =>
  /^[a-z]+$/u.test(word)
    ? word
    : word.replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i').normalize('NFC');
