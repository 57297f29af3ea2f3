import type { TextFeatures } from './features';

/** An answer whose marks are plain without any comparison: blank, "don't know", or equal to a model answer. */
export type PlainAnswer = { readonly share: 0 | 1; readonly equal: TextFeatures | null };

const NO_IDEA = new RegExp(
  [
    "(sorry )?(i )?(really )?(do not|don't|dont|didn't|did not) (know|understand|remember|get)( it| this| that| the (answer|question))?",
    '(sorry )?(i )?(have |had )?(no idea|no clue)',
    "(i am |i'm |im )?not sure|idk|dunno|n/a|n / a",
    '(no|empty|blank) (response|submission|answer)( (given|provided|submitted))?|not (answered|submitted)',
  ]
    .map((form) => `^(${form})$`)
    .join('|'),
);

/** The rule that marks a plain answer, or null if it has to be compared. A model answer may itself be "not sure". */
export function findPlain(
  text: string,
  answer: TextFeatures,
  models: readonly TextFeatures[],
): PlainAnswer | null {
  const equal = models.find((model) => model.normalised !== '' && model.normalised === answer.normalised);
  if (equal) return { share: 1, equal };
  const isNothing = answer.normalised === '' ? text.trim() === '' : NO_IDEA.test(answer.normalised);
  return isNothing ? { share: 0, equal: null } : null;
}
