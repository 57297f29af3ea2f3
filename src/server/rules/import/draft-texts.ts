import type { QuestionDraft } from '../../../shared/question/draft';
import type { DraftOf, DraftParts, QuestionType } from '../../../shared/question-types/registry';

type Change = (text: string) => string;
type TextsOf<Draft> = (draft: Draft, change: Change) => Draft;

/** Changes the keys and the values of a record of texts. */
const record = (texts: Readonly<Record<string, string>>, change: Change): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [change(name), change(text)]));

const changed = <Value>(value: Value, change: Change): Value | string =>
  typeof value === 'string' ? change(value) : value;

type Listed = DraftOf<'mcq' | 'msq' | 'short' | 'long' | 'slider'>;

const listed = <Draft extends Listed>(draft: Draft, change: Change): Draft => {
  const { options, correctAnswer, feedback, weights } = draft;
  return {
    ...draft,
    options: options.map(change),
    correctAnswer:
      typeof correctAnswer === 'string'
        ? change(correctAnswer)
        : correctAnswer.map((item) => changed(item, change)),
    feedback: record(feedback, change),
    weights: Object.fromEntries(Object.entries(weights).map(([option, weight]) => [change(option), weight])),
  };
};

/** The texts in each type's fields. A text used twice, as an option and as the key, changes alike in both. */
const textsOfTypes: { readonly [Type in QuestionType]: TextsOf<DraftOf<Type>> } = {
  mcq: listed,
  msq: listed,
  short: listed,
  long: listed,
  slider: listed,
  number: ({ correctAnswer: key, ...draft }, change) => ({
    ...draft,
    correctAnswer: {
      value: changed(key.value, change),
      tolerance: changed(key.tolerance, change),
      unit: change(key.unit),
    },
  }),
  cloze: (draft, change) => ({
    ...draft,
    gaps: draft.gaps.map((gap) => ({ ...gap, options: gap.options.map(change) })),
    correctAnswer: draft.correctAnswer.map((accepted) => accepted.map(change)),
  }),
  match: (draft, change) => ({
    ...draft,
    left: draft.left.map(change),
    right: draft.right.map(change),
    correctAnswer: Array.isArray(draft.correctAnswer)
      ? draft.correctAnswer.map(([left, right]) => [change(left), change(right)] as const)
      : record(draft.correctAnswer as Readonly<Record<string, string>>, change),
  }),
  order: (draft, change) => ({
    ...draft,
    options: draft.options.map(change),
    correctAnswer: draft.correctAnswer.map(change),
  }),
};

const textsOf = ({ type }: { readonly type: QuestionType }): TextsOf<DraftParts> =>
  textsOfTypes[type] as TextsOf<DraftParts>;

/** A draft with all its texts changed, including the fields of its type. */
export function withTexts(draft: QuestionDraft, change: Change): QuestionDraft {
  const { text, explanation, imageAlt } = draft;
  return {
    ...draft,
    ...textsOf(draft)(draft, change),
    text: change(text),
    explanation: explanation === null ? null : change(explanation),
    imageAlt: imageAlt === null ? null : change(imageAlt),
  };
}

export function textsIn(draft: QuestionDraft): string[] {
  const texts: string[] = [];
  withTexts(draft, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
