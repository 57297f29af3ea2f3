import { normalised } from '../normalised';
import { plainDigits } from '../number-answer/fold-number-text';

/** What nobody sees: joiners, soft hyphens, directions of writing, the stroke that stretches Arabic words. */
const INVISIBLE =
  /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Letters and signs of which a keyboard has one and its neighbour the other; only what means the same in every subject. */
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

/** Every stand-in is or needs one of these; most texts are without. */
const HAS_SIGNS = /[^\w \n.,;:?!()[\]+/%-]|!=|\d\s?[xX]\s?\d/u;

const SUPERSCRIPTS = /[⁰¹²³⁴-⁹⁺⁻]+/gu;
/** A charge, however it is raised: Fe³⁺, Fe^3+, Fe3+. */
const RAISED_CHARGE = /(?<=[\p{L}\d)\]])\^(\d*[+-])(?=$|[\s,;)\]])(?!\s[\p{L}\d])/gu;
/** 1½ is no 11/2. */
const WHOLE_BEFORE = /\d(?=[¼-¾⅐-⅞])/gu;
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?![\d.,])/gu;

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** A word with a capital and more words behind it, not the first element of a reaction. */
const FIRST_WORD = /^\p{Lu}\p{Ll}+[,.;:!?]?\s+\p{L}/u;
const LONGEST_KEPT = 3;
/** From so many other words on, a small word at the beginning has its capital from the sentence. */
const WORDS_OF_A_SENTENCE = 2;

/**
 * A text as it is compared with another: two are the same where these are equal. Folds only what cannot carry meaning in any
 * subject: Unicode form and width, what nobody sees, white space, quotes, a final stop, raised and lowered signs against
 * their plain writing, letters that keyboards of one language exchange, and the case of words that cannot be a symbol.
 */
export const foldText = (text: string): string => withoutEnds(withoutNeedlessSpaces(foldLetters(text)));

/** The same before spaces and ends are folded, for words that are read one by one. */
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

/** Spaces count between words and between numbers; beside a sign, and before a unit, none is as good as one. */
const withoutNeedlessSpaces = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{M}\d]) | (?![\p{L}\p{M}\d])/gu, '')
    .replaceAll(/(?<=\d) (?=\p{L})/gu, '');

/** Without a pair of quotes around all of it, and without a final stop. */
const withoutEnds = (text: string): string =>
  text.replace(/^(["'])([^"']+)\1$/u, '$2').replace(/(?<=[^.])[.。．।۔]{1,3}$/u, '');

function withoutCase(text: string): string {
  const words = text.match(WORD) ?? [];
  const isSentence = words.filter((word) => word.length > 1).length > WORDS_OF_A_SENTENCE;
  // Written with the capitals locked.
  const long = words.filter((word) => word.length > LONGEST_KEPT);
  if (long.length > WORDS_OF_A_SENTENCE && words.every((word) => word === word.toUpperCase()))
    return text.replace(WORD, small);
  return text.replace(WORD, (word, at: number) => {
    if (word.length <= LONGEST_KEPT)
      return isSentence && at === 0 && FIRST_WORD.test(text) ? small(word) : word;
    // NaCl and kPa are written so; PARIS and Paris are one word.
    return /\p{Ll}\p{M}*\p{Lu}/u.test(word) ? word : small(word);
  });
}

/** In small letters; a Turkish keyboard has two letters i, and capitals of both. */
const small = (word: string): string =>
  /^[a-z]+$/u.test(word)
    ? word
    : word.replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i').normalize('NFC');
