import type { TextFeatures } from './features';
import type { ReadAnswer } from './read-class';

/** The content words of the model answer that an answer has and those that it lacks, as they stand in the model answer. */
export function matchedAndMissing(
  each: ReadAnswer,
  models: readonly TextFeatures[],
): { matched: string[]; missing: string[] } {
  const model = each.compared?.model ?? each.plain?.equal ?? models.at(-1);
  const [matched, missing]: [string[], string[]] = [[], []];
  for (const [stem, word] of model?.wordOfStem ?? []) {
    (each.answer.wordOfStem.has(stem) ? matched : missing).push(word);
  }
  return { matched, missing };
}
