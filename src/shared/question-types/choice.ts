import type { Answer } from '../attempt/answer';
import { BLANK_OPTION_COUNT, MINIMUM_OPTION_COUNT } from '../constants';
import { messages } from '../messages';
import type { Feedback } from './feedback';
import { emptyListed, type ListedDraft, listedFields } from './listed-draft';
import type { AnswerChoice } from './question-type-module';

export interface WithOptions {
  readonly options: readonly string[];
}

export interface WithFeedback extends WithOptions {
  readonly feedback: Feedback;
}

/** What single and multiple choice have in common: options, compared without the spaces around them. */
export const choice = <Type extends 'mcq' | 'msq'>(
  type: Type,
  { noAnswer }: { noAnswer: ListedDraft<Type>['correctAnswer'] },
) => ({
  type,
  empty: () => emptyListed(type, noAnswer),
  blank: () => ({
    ...emptyListed(type, noAnswer),
    options: Array<string>(BLANK_OPTION_COUNT).fill(''),
  }),
  toFields: (draft: ListedDraft<Type>) => listedFields(draft),
  frozenParts: ({ options }: WithOptions) => options,
  formattedTexts: (question: WithOptions | WithFeedback) =>
    'feedback' in question ? [...question.options, ...Object.values(question.feedback)] : question.options,
  shownOptions: ({ options }: WithOptions) => [...options],
  isAlwaysShuffled: false,
  withOptionsIn: <Body extends WithOptions>(body: Body, order: (options: readonly string[]) => string[]) => ({
    ...body,
    options: order(body.options),
  }),
});

/** How the answers to a choice are counted. */
export const choiceMarking = {
  kind: 'objective',
  sameAs: (_: unknown, answer: Answer) => sameChoice(answer),
  optionCount: ({ options }: WithOptions) => options.length,
} as const;

export const isBlank = (text: string): boolean => text.trim() === '';

export const trimmed = (texts: readonly string[]): Set<string> => new Set(texts.map((text) => text.trim()));

export function optionsIssue({ options }: WithOptions): string | null {
  if (options.some(isBlank)) return messages.optionBlank;
  if (options.length < MINIMUM_OPTION_COUNT) return messages.optionsTooFew;
  return trimmed(options).size < options.length ? messages.optionsNotUnique : null;
}

/** The very text of the option that an answer names, so that marking can compare exactly. */
export const asTypedIn = (options: readonly string[], answer: string): string =>
  options.find((option) => option === answer) ??
  options.find((option) => option.trim() === answer.trim()) ??
  answer;

/** The options of a draft, with words in the place of those that are not written yet. */
export const previewOptions = ({ options }: ListedDraft<string>): string[] => [
  ...new Set(options.map((option, index) => option.trim() || `Choice ${index + 1}`)),
];

/** The same for answers that are the same: the order of ticks says nothing. */
const sameChoice = (answer: Answer): string =>
  JSON.stringify(Array.isArray(answer) ? [...new Set(answer)].sort() : answer);

/** A row for each option; a student counts for every option that they ticked. */
export const optionChoices = (body: WithOptions & { readonly correctAnswer: Answer }): AnswerChoice[] =>
  body.options.map((option) => ({
    label: option,
    isKey: hasOption(body.correctAnswer, option),
    isChosenBy: (answer) => hasOption(answer, option),
  }));

const hasOption = (answer: Answer, option: string): boolean =>
  Array.isArray(answer) ? answer.includes(option) : answer === option;
