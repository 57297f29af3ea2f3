import { BLANK_OPTION_COUNT, MINIMUM_OPTION_COUNT } from '../../constants';
import { messages } from '../../messages';
import type { Feedback } from '../feedback';
import { emptyListed, type ListedDraft, listedFields } from '../listed-draft';

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
