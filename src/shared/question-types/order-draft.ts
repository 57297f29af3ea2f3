import { isBlank, optionsIssue, trimmed } from './choice';
import { partsTexts } from './parts-texts';
import type { FieldCheck } from './question-type-module';
import { parsedJson, readFlag, readList, readText, type SentFields } from './sent-fields';

/** Options and their right order. */
export interface OrderDraft {
  readonly type: 'order';
  /** In any order. */
  readonly options: readonly string[];
  /** The same in the right one. */
  readonly correctAnswer: readonly string[];
  readonly partialCredit: boolean;
}

export const emptyOrder: OrderDraft = {
  ...{ type: 'order', options: [], correctAnswer: [] },
  partialCredit: false,
};

/** A draft of options in their right order. Options that are the same as before stay in the order they had. */
export function orderDraftOf(rows: readonly string[], optionsBefore: readonly string[] = []) {
  const areSame = JSON.stringify([...rows].sort()) === JSON.stringify([...optionsBefore].sort());
  return { type: 'order' as const, options: areSame ? optionsBefore : rows, correctAnswer: rows };
}

export function readOrder(sent: SentFields, before: OrderDraft): OrderDraft {
  const texts = (field: 'options' | 'correctAnswer') =>
    sent.given(field, (value) => readTexts(field, value), before[field]);
  return {
    ...{ type: 'order', options: texts('options'), correctAnswer: texts('correctAnswer') },
    partialCredit: sent.given(
      'partialCredit',
      (value) => readFlag('partialCredit', value),
      before.partialCredit,
    ),
  };
}

/** A lone value is no correct answer: validation then asks for one. */
function readTexts(field: 'options' | 'correctAnswer', value: unknown): string[] {
  const list = typeof value === 'string' && field === 'correctAnswer' ? parsedJson(value) : value;
  if (field === 'correctAnswer' && !Array.isArray(list)) return [];
  return readList(field, list).map((text) => readText(field, text));
}

/** What keeps an order from being saved; options are compared without the spaces around them. */
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
  // What is wrong with the options is said there.
  return isWhole || optionsIssue({ options }) !== null ? null : partsTexts.orderIncomplete;
}
