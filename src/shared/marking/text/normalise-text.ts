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
  '’': "'",
  '‘': "'",
};

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * A text in the form in which two answers are compared: one Unicode form, lower case, no punctuation, single spaces,
 * small numbers as digits. Signs that carry meaning (<= >= = + - * / % and decimal points) stay.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[≥≤≠×·÷−–—’‘]/gu, (sign) => SIGNS[sign] ?? sign)
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
  return normalised === '' ? [] : normalised.split(' ');
}

function digits(word: string): string {
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? word.replace(/^(\d+)\.0+$/, '$1') : String(number);
}
