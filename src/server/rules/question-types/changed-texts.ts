import type { ListedDraft } from '../../../shared/question-types/listed-draft';

type Change = (text: string) => string;

/** Changes the keys and the values of a record of texts. */
export const changedRecord = (
  texts: Readonly<Record<string, string>>,
  change: Change,
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [change(name), change(text)]));

export const changedIfText = <Value>(value: Value, change: Change): Value | string =>
  typeof value === 'string' ? change(value) : value;

/** A listed draft with all its texts changed. */
export function listedWithTexts<Type extends string>(
  draft: ListedDraft<Type>,
  change: Change,
): ListedDraft<Type> {
  const { options, correctAnswer, feedback, weights } = draft;
  return {
    ...draft,
    options: options.map(change),
    correctAnswer:
      typeof correctAnswer === 'string'
        ? change(correctAnswer)
        : correctAnswer.map((item) => changedIfText(item, change)),
    feedback: changedRecord(feedback, change),
    weights: Object.fromEntries(Object.entries(weights).map(([option, weight]) => [change(option), weight])),
  };
}
