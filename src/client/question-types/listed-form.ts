import { typedNumber } from '../../shared/number-answer/typed-number';
import { feedbackOn } from '../../shared/question-types/feedback';
import type { ListedDraft } from '../../shared/question-types/listed-draft';
import { weightOn } from '../../shared/question-types/weights';

export interface OptionLine {
  readonly text: string;
  readonly isCorrect: boolean;
  /** What students who chose it read, once the correct answers are shown. */
  readonly feedback: string;
  /** What it earns in percent, as typed; empty where it earns what every option of its kind does. */
  readonly weight: string;
}

/** The editor's fields of a listed draft as they stand on the screen, numbers as typed. */
export interface ListedForm<Type extends string> {
  readonly type: Type;
  readonly options: readonly OptionLine[];
  /** The model answer of a short or long question. */
  readonly modelAnswer: string;
  readonly accepted: readonly string[];
  readonly min: string;
  readonly max: string;
  readonly step: string;
  /** Whether some of the right options of a multiple choice earn some of the marks. */
  readonly partialCredit: boolean;
}

/** The fields of a draft; what its correct answer fills is told beside it. */
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

/** What the fields say, right or wrong, for the shared rules and the server. */
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

export const correctOptions = ({ options }: ListedForm<string>): string[] =>
  options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []));

/** A number as a field shows it, and as it is typed; an empty field is no value. */
export const numberText = (number: number | null): string =>
  number === null || Number.isNaN(number) ? '' : String(number);
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : typedNumber(typed));
