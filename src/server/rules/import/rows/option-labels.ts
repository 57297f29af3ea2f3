import { normalised } from '../../../../shared/normalised';
import { plainDigits } from '../../../../shared/number-answer/fold-number-text';
import { CYRILLIC_AS_LATIN, ALPHABETS as LETTERS } from '../words/alphabets';
import { schoolWordsIn } from './word-headings';

/** In sheets Chinese numerals label options too; on paper they number sections. */
const ALPHABETS = [...LETTERS, '一二三四五六'];
export const LATIN = 'abcdefghij';

/** The maximum length of a label. */
const LABEL_MAXIMUM = 40;
const PLAINEST = /^\(?([a-z]|\d{1,2})[.)]?$/i;
const ASCII = /^[\x20-\x7f]+$/;
const BARE = /^(?:\d{1,2}|\p{L}\p{M}?)$/u;

/** "B", "(b)", "2.", "Option B", "विकल्प ख": the letter or number; undefined for anything else. */
export function labelIn(text: string): string | undefined {
  if (text.length > LABEL_MAXIMUM) return undefined;
  const plainest = PLAINEST.exec(text)?.[1];
  if (plainest !== undefined) return plainest.toLowerCase();
  const plain = plainDigits(normalised(text, 'NFKC'))
    .toLowerCase()
    .replace(/[[\](){}.:。、)]/g, ' ')
    .replace(/[أإآ]/g, 'ا')
    .replace(/الف$/, 'ا')
    .trim();
  if (BARE.test(plain)) return plain;
  const [first = '', ...rest] = plain.split(/[\s_#№-]+/);
  if (rest.length === 0) {
    const joined = /^(\p{L}{2,})(\d{1,2})$/u.exec(plain) ?? /^([^\p{ASCII}]{2,})([a-j])$/u.exec(plain);
    return joined && areOptionWords(joined[1] ?? '') ? joined[2] : undefined;
  }
  const last = rest.at(-1) ?? '';
  if (BARE.test(last) && areOptionWords([first, ...rest.slice(0, -1)].join(' '))) return last;
  return BARE.test(first) && areOptionWords(rest.join(' ')) ? first : undefined;
}

/** "選択肢ア": the words and the letter after them. */
export function joinedLabel(token: string): { words: string; label: string } | undefined {
  const signs = [...token];
  const label = signs.pop() ?? '';
  const isLetter = !ASCII.test(label) && ALPHABETS.some((alphabet) => alphabet.includes(label));
  return isLetter && signs.length > 1 ? { words: signs.join(''), label } : undefined;
}

const areOptionWords = (text: string): boolean => {
  const words = schoolWordsIn(text) ?? [];
  return (
    words.some((word) => word === 'option' || word === 'answer') &&
    words.every((word) => ['option', 'answer', 'number', 'of', 'text'].includes(word))
  );
};

/**
 * The alphabets that contain all letters of a sheet; Latin letters beside Cyrillic ones show that those are
 * meant as Latin.
 */
export function alphabetsOf(labels: Iterable<string>): string[] {
  const all = new Set(labels);
  const letters = [...all].filter(
    (label) => !ASCII.test(label) && ALPHABETS.some((each) => each.includes(label)),
  );
  const fitting = ALPHABETS.filter((alphabet) => letters.every((letter) => alphabet.includes(letter)));
  const hasLatin = [...all].some((label) => /[a-j]/.test(label));
  return hasLatin && letters.length > 0 && fitting.includes(CYRILLIC_AS_LATIN)
    ? [CYRILLIC_AS_LATIN]
    : fitting;
}

/** The position of a letter, from 0; undefined if these alphabets disagree. */
export function placeOf(letter: string, alphabets: readonly string[]): number | undefined {
  if (ASCII.test(letter)) return LATIN.includes(letter) ? LATIN.indexOf(letter) : undefined;
  const places = new Set(
    (alphabets.length > 0 ? alphabets : ALPHABETS)
      .filter((alphabet) => alphabet.includes(letter))
      .map((alphabet) => [...alphabet].indexOf(letter)),
  );
  const [place] = places;
  return places.size === 1 ? place : undefined;
}
