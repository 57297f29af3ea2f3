import { foldText } from '../../../../shared/sameness/fold-text';
import type { TextFeatures } from './features';
import { compareTyped } from './typed-answer';

/** An answer marked without comparing words: blank, "don't know", or equal to a model answer. */
export type PlainAnswer = { readonly share: 0 | 1; readonly equal: TextFeatures | null };

const NO_IDEA = new RegExp(
  [
    "(sorry )?(i )?(really )?(do not|don't|dont|didn't|did not) (know|understand|remember|get)( it| this| that| the (answer|question))?",
    '(sorry )?(i )?(have |had )?(no idea|no clue)',
    "(i am |i'm |im )?not sure|idk|dunno|n ?/ ?a",
    '(no|empty|blank) (response|submission|answer)( (given|provided|submitted))?|not (answered|submitted)',
  ]
    .map((form) => `^(${form})$`)
    .join('|'),
);

/**
 * The rule that marks a plain answer; null if its words must be compared. A model answer may itself be "not
 * sure".
 */
export function findPlain(
  answer: TextFeatures,
  models: readonly TextFeatures[],
  question: TextFeatures,
): PlainAnswer | null {
  const { text, words } = answer;
  const same = sameTextAs(answer);
  const equal = models.find(
    (model) =>
      (same !== '' && sameTextAs(model) === same) || compareTyped(model, answer, question) === 'same',
  );
  if (equal) return { share: 1, equal };
  const isNothing = words.length === 0 ? text.trim() === '' : NO_IDEA.test(words.join(' '));
  return isNothing ? { share: 0, equal: null } : null;
}

/** A hyphen at one end of a word is a sign too: a charge, or a command-line option. */
const SIGN = /[^\p{L}\p{M}\p{N}\s.,;:!?'"-]|(?<!\S)-(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])-(?!\S)/u;

/** Equal for identical texts; sentences may differ in punctuation unless other signs occur. */
export const sameTextAs = ({ text, written }: TextFeatures): string =>
  written.length > 1 && !SIGN.test(text) ? written.join(' ') : foldText(text);
