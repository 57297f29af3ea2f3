import { SCHOOL_PHRASES, SCHOOL_WORDS, type SchoolWord } from './school-words';

/** Diacritics of Latin, Greek, Cyrillic, Arabic and Hebrew, and invisible signs, which many people omit. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u200b-\u200f\u2060]/g;

/** A word for look-ups: in lower case, without accents and double spaces. */
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

const parted = (list: string, between: RegExp): string[] =>
  list.split(between).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

/** The words of these kinds, unfolded. */
export const schoolWords = (...kinds: readonly SchoolWord[]): string[] =>
  kinds.flatMap((kind) => parted(SCHOOL_WORDS[kind], /\s/));

/** The words and phrases of these kinds in typed papers, for look-ups by `plainWord`. */
export const wordSet = (
  ...kinds: readonly (SchoolWord | keyof typeof SCHOOL_PHRASES)[]
): ReadonlySet<string> =>
  new Set(
    kinds
      .flatMap((kind) => [
        ...(kind in SCHOOL_WORDS ? schoolWords(kind as SchoolWord) : []),
        ...(kind in SCHOOL_PHRASES
          ? parted(SCHOOL_PHRASES[kind as keyof typeof SCHOOL_PHRASES], /[|\n]/)
          : []),
      ])
      .map(plainWord),
  );
