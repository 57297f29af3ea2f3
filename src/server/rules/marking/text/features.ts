import { wordsOf } from './normalise-text';
import { stem } from './stem';
import { isNegation } from './truth-words';

export interface TextFeatures {
  readonly text: string;
  /** All words, numbers and signs in order, in lower case with slips corrected; and as written. */
  readonly words: readonly string[];
  readonly written: readonly string[];
  readonly wordStems: readonly string[];
  /** Stems of the content words in order, including numbers. */
  readonly stems: readonly string[];
  /** The first word of each stem, for display to the teacher. */
  readonly wordOfStem: ReadonlyMap<string, string>;
  /** Adjacent pairs of stems, from all words. */
  readonly pairs: ReadonlySet<string>;
  readonly isNegated: boolean;
}

/**
 * Words without content. Negations are excluded, because they reverse an answer, as are words such as "same",
 * "only" and "below", which decide many answers.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after also am an and any are as at be because been before being between but by can could did do does
  doing down during each for from had has have having he her here hers him his how i if in into is it it's its
  itself just me more most my of on or other our out over she should so some such than that that's the their them
  then there these they this those through to too under up very was we were what when where which while who whom
  why will with would you your`.split(/\s+/),
);

export const isSmall = (word: string): boolean => STOP_WORDS.has(word);

/** Reads the features of a question, a model answer or a student's answer, with its words corrected. */
export function featuresOf(text: string, mend = (word: string) => word): TextFeatures {
  const written = wordsOf(text);
  const words = written.map((word) => mend(word.toLowerCase()));
  const wordStems = words.map(stem);
  const stems: string[] = [];
  const wordOfStem = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    if (isNegation(word) || isSmall(word) || !/[\p{L}\p{N}]/u.test(word)) continue;
    const stemmed = wordStems[at] ?? word;
    stems.push(stemmed);
    if (!wordOfStem.has(stemmed)) wordOfStem.set(stemmed, word);
  }
  const [pairs, isNegated] = [new Set(neighboursIn(wordStems)), words.filter(isNegation).length % 2 === 1];
  return { text, words, written, wordStems, stems, wordOfStem, pairs, isNegated };
}

export const neighboursIn = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** The share of a list's items in a set, weighted by 1 by default; 0 for an empty list. */
export function shareIn(
  items: Iterable<string>,
  set: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  weightOf: (item: string) => number = () => 1,
): number {
  let [found, total] = [0, 0];
  for (const item of items) {
    const weight = weightOf(item);
    total += weight;
    if (set.has(item)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
