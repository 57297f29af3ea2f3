import { typedNumber } from '../../shared/number-answer/typed-number';
import { feedbackOn } from '../../shared/question-types/feedback';
import type { ListedDraft } from '../../shared/question-types/listed-draft';
import { weightOn } from '../../shared/question-types/weights';
import type { FieldSchemas } from './editing-module';

export interface OptionLine {
  readonly text: string;
  readonly isCorrect: boolean;
  /** Shown to students who chose it, once correct answers are shown. */
  readonly feedback: string;
  /** The share of the marks in percent, as typed; empty for the default share. */
  readonly weight: string;
}

/** The editor's fields of a listed draft as shown, numbers as typed. */
export interface ListedForm<Type extends string> {
  readonly type: Type;
  readonly options: readonly OptionLine[];
  /** The model answer of a short or long question. */
  readonly modelAnswer: string;
  readonly accepted: readonly string[];
  readonly min: string;
  readonly max: string;
  readonly step: string;
  /** Whether some of the right options earn some of the marks (multiple choice). */
  readonly partialCredit: boolean;
}

/** The fields of a draft, with those filled by its correct answer. */
export function toListedForm<Type extends string>(
  draft: ListedDraft<Type>,
  correct: Partial<Pick<ListedForm<Type>, 'modelAnswer' | 'accepted'>> = {},
): ListedForm<Type> {
  const { type, options, correctAnswer: answer, partialCredit, feedback, weights } = draft;
  const isCorrect = (option: string) =>
    option !== '' && (typeof answer === 'string' ? answer === option : answer.includes(option));
  return {
    type,
    options: options.map((text) => ({
      ...{ text, isCorrect: isCorrect(text) },
      feedback: feedbackOn(feedback, text),
      weight: numberText(weightOn(weights, text) || null),
    })),
    ...{ modelAnswer: '', accepted: [] },
    ...{ min: numberText(draft.min), max: numberText(draft.max), step: numberText(draft.step) },
    partialCredit,
    ...correct,
  };
}

/** The draft in the fields, valid or not, for the shared rules and the server. */
export const toListedDraft = <Type extends string>(
  form: ListedForm<Type>,
  correctAnswer: ListedDraft<Type>['correctAnswer'],
): ListedDraft<Type> => ({
  type: form.type,
  options: form.options.map(({ text }) => text),
  correctAnswer,
  ...{ min: numberOf(form.min), max: numberOf(form.max), step: numberOf(form.step) },
  partialCredit: form.partialCredit,
  feedback: Object.fromEntries(
    form.options.flatMap(({ text, feedback }) => (feedback.trim() === '' ? [] : [[text, feedback]])),
  ),
  weights: Object.fromEntries(
    form.options.flatMap(({ text, weight }) => (weight.trim() === '' ? [] : [[text, typedNumber(weight)]])),
  ),
});

/** Older versions stored neither feedback nor weight. */
export const keptOption = (z: FieldSchemas) =>
  z.object({
    ...{ text: z.string(), isCorrect: z.boolean() },
    ...{ feedback: z.string().catch(''), weight: z.string().catch('') },
  });

export const keptListed = (z: FieldSchemas) => ({
  options: z.array(keptOption(z)),
  ...{ modelAnswer: z.string(), accepted: z.array(z.string()) },
  ...{ min: z.string(), max: z.string(), step: z.string() },
  partialCredit: z.boolean(),
});

export const correctOptions = ({ options }: ListedForm<string>): string[] =>
  options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []));

/** A number as shown in a field; an empty field has no value. */
export const numberText = (number: number | null): string =>
  number === null || Number.isNaN(number) ? '' : String(number);
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : typedNumber(typed));
