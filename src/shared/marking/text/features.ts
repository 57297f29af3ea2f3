import { wordsOf } from './normalise-text';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** What the marking rules look at in one text. */
export interface TextFeatures {
  /** The normalised text. */
  readonly normalised: string;
  /** Stems of the content words, numbers included, in order. */
  readonly stems: readonly string[];
  /** For each stem the first word it came from, to be shown to the teacher. */
  readonly wordOfStem: ReadonlyMap<string, string>;
  readonly numbers: ReadonlySet<string>;
  readonly isNegated: boolean;
}

const NEGATION = /^(no|not|never|none|nothing|neither|nor|without|cannot|cant|dont|doesnt|isnt|wont|.+n't)$/;

/** Reads the features of a question, a model answer or a student's answer. */
export function featuresOf(text: string): TextFeatures {
  const words = wordsOf(text);
  const content = words.filter(
    (word) => !STOP_WORDS.has(word) && !NEGATION.test(word) && /[\p{L}\p{N}]/u.test(word),
  );
  const wordOfStem = new Map<string, string>();
  for (const word of content) {
    if (!wordOfStem.has(stem(word))) wordOfStem.set(stem(word), word);
  }
  const negations = words.filter((word) => NEGATION.test(word)).length;
  return {
    normalised: words.join(' '),
    stems: content.map(stem),
    wordOfStem,
    numbers: new Set(content.filter((word) => /\d/.test(word))),
    isNegated: negations % 2 === 1,
  };
}

/** The share of a list's items (weighted, 1 when not said otherwise) that a set holds; 0 for an empty list. */
export function shareIn(
  items: Iterable<string>,
  set: ReadonlySet<string> | ReadonlyMap<string, string>,
  weightOf: (item: string) => number = () => 1,
): number {
  let [found, total] = [0, 0];
  for (const item of items) {
    total += weightOf(item);
    if (set.has(item)) found += weightOf(item);
  }
  return total === 0 ? 0 : found / total;
}
