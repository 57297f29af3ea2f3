import { wordsOf } from './normalise-text';
import { stem } from './stem';
import { isNegation } from './truth-words';

/** What the marking rules look at in one text. */
export interface TextFeatures {
  readonly text: string;
  /** All words, numbers and signs in order, in small letters, slips of the pen mended; and as they were written. */
  readonly words: readonly string[];
  readonly written: readonly string[];
  /** The stem of each word. */
  readonly wordStems: readonly string[];
  /** Stems of the content words, numbers included, in order. */
  readonly stems: readonly string[];
  /** For each stem the first word it came from, to be shown to the teacher. */
  readonly wordOfStem: ReadonlyMap<string, string>;
  /** Neighbours among the stems of all words. */
  readonly pairs: ReadonlySet<string>;
  readonly isNegated: boolean;
}

/**
 * Words that carry no content of an answer. Negations are not among them, because they turn an answer around; nor are
 * words such as "same", "only" and "below", which many answers hang on.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after also am an and any are as at be because been before being between but by can could did do does
  doing down during each for from had has have having he her here hers him his how i if in into is it it's its
  itself just me more most my of on or other our out over she should so some such than that that's the their them
  then there these they this those through to too under up very was we were what when where which while who whom
  why will with would you your`.split(/\s+/),
);

/** Whether a word carries no content. */
export const isSmall = (word: string): boolean => STOP_WORDS.has(word);

/** Reads the features of a question, a model answer or a student's answer, its words as they are meant. */
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

/** The share of a list's items (weighted, 1 when not said otherwise) that a set holds; 0 for an empty list. */
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
