import type { ListedDraft } from '../../shared/question-types/listed-draft';

export interface OptionLine {
  /** Tells lines with the same text apart while they are moved. */
  readonly key: number;
  readonly text: string;
  readonly isCorrect: boolean;
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

let lastKey = 0;
export function anOption(text: string, isCorrect = false): OptionLine {
  lastKey += 1;
  return { key: lastKey, text, isCorrect };
}

/** The fields of a draft; what its correct answer fills is told beside it. */
export function toListedForm<Type extends string>(
  draft: ListedDraft<Type>,
  correct: Partial<Pick<ListedForm<Type>, 'modelAnswer' | 'accepted'>> = {},
): ListedForm<Type> {
  const { type, options, correctAnswer: answer, partialCredit } = draft;
  const isCorrect = (option: string) =>
    option !== '' && (typeof answer === 'string' ? answer === option : answer.includes(option));
  return {
    type,
    options: options.map((option) => anOption(option, isCorrect(option))),
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
});

export const correctOptions = ({ options }: ListedForm<string>): string[] =>
  options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []));

/** Fields kept on this device, or undefined when an older version of the editor kept another shape. */
export function readListedForm<Type extends string>(
  type: Type,
  kept: Readonly<Record<string, unknown>>,
): ListedForm<Type> | undefined {
  const { options, accepted, modelAnswer, min, max, step, partialCredit } = kept;
  const areTexts = [modelAnswer, min, max, step].every(isString);
  if (!isListOf(options, isOption) || !isListOf(accepted, isString) || !areTexts) return undefined;
  return {
    type,
    // The keys of the lines belong to the page that kept them.
    options: options.map(({ text, isCorrect }) => anOption(text, isCorrect)),
    accepted,
    ...{ modelAnswer: String(modelAnswer), min: String(min), max: String(max), step: String(step) },
    partialCredit: partialCredit === true,
  };
}

const isString = (value: unknown): value is string => typeof value === 'string';

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

const isOption = (value: unknown): value is OptionLine => {
  const { text, isCorrect } = (value ?? {}) as Partial<OptionLine>;
  return typeof text === 'string' && typeof isCorrect === 'boolean';
};

/** A number as a field shows it, and as it is typed; an empty field is no value. */
export const numberText = (number: number | null): string => (number === null ? '' : String(number));
export const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
