import { isBlank, optionsIssue, trimmed } from '../options';
import { partsTexts } from '../parts-texts';
import type { FieldCheck } from '../question-type-module';

/** Options and their right order. */
export interface OrderDraft {
  readonly type: 'order';
  /** In any order. */
  readonly options: readonly string[];
  /** The options in the right order. */
  readonly correctAnswer: readonly string[];
  readonly partialCredit: boolean;
}

export const emptyOrder: OrderDraft = {
  ...{ type: 'order', options: [], correctAnswer: [] },
  partialCredit: false,
};

/** A draft of options in the right order. Unchanged options keep their stored order. */
export function orderDraftOf(rows: readonly string[], optionsBefore: readonly string[] = []) {
  const areSame = JSON.stringify([...rows].sort()) === JSON.stringify([...optionsBefore].sort());
  return { type: 'order' as const, options: areSame ? optionsBefore : rows, correctAnswer: rows };
}

/** The issues of an order; options are compared trimmed. */
export const checkOrder = (draft: OrderDraft): FieldCheck[] => [
  ['options', optionsIssue(draft)],
  ['correctAnswer', keyIssue(draft)],
];

function keyIssue({ options, correctAnswer }: OrderDraft): string | null {
  const [known, ordered] = [trimmed(options), trimmed(correctAnswer)];
  const isWhole =
    correctAnswer.length > 0 &&
    correctAnswer.length === options.length &&
    !correctAnswer.some(isBlank) &&
    ordered.size === known.size &&
    [...ordered].every((text) => known.has(text));
  // Issues of the options are reported there.
  return isWhole || optionsIssue({ options }) !== null ? null : partsTexts.orderIncomplete;
}
