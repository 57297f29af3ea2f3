import { normalised } from '../../normalised';

const SIGNS: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '—': ' ',
  '→': '->',
  '←': '<-',
  '⇌': '<->',
  '’': "'",
  '‘': "'",
};

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * A text in the form in which two answers are compared: one Unicode form, lower case, no punctuation, single spaces,
 * small numbers as digits. Signs that carry meaning (<= >= = + - * / % and decimal points) stay.
 */
export function normaliseText(text: string): string {
  return normalised(text.replace(/[⁰¹²³⁴-⁹⁺⁻]+/gu, '^$&'), 'NFKC')
    .replace(/[≥≤≠×·÷−–—→←⇌’‘]/gu, (sign) => SIGNS[sign] ?? sign)
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[^\p{L}\p{M}\p{N}\s'.<>=!+\-*/%^°]/gu, ' ')
    .replace(/!(?!=)|\.(?!\d)|(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[<>=!+*/^]+/g, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-')
    .map(digits)
    .join(' ');
}

/** The words of a text, normalised, in order. */
export function wordsOf(text: string): string[] {
  const normalised = normaliseText(text);
  if (normalised === '') return [];
  const words = normalised.split(' ');
  return UNSPACED.test(normalised) ? words.flatMap(segmented) : words;
}

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

function segmented(run: string): string[] {
  if (!UNSPACED.test(run)) return [run];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

function digits(word: string): string {
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? word.replace(/^(\d+)\.0+$/, '$1') : String(number);
}
