/** Signs above and below letters of Latin, Greek, Cyrillic, Arabic and Hebrew, and signs that are not seen: many type without them. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u200b-\u200f\u2060]/g;

/** A word as lists are searched: in small letters, without accents and double spaces. */
export function plainWord(text: string): string {
  const trimmed = text.toLowerCase().trim();
  const small = /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
  if (/^[ -~]*$/.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replace(/[’‘]/g, "'");
}

/** The words of a list in which lines and bars part them. */
export const wordsOf = (list: string): string[] =>
  list.split(/[|\n]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

/** The words of lists, to be asked for by `plainWord`. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(wordsOf).map(plainWord));
