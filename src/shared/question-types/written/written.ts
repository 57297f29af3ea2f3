import { messages } from '../../messages';
import { isBlank } from '../choice/choice';
import { keptText } from '../kept-text';
import { emptyListed, type ListedDraft, listedFields, NO_RANGE } from '../listed-draft';

/** As stored: no options, no range, a model answer. */
export interface WrittenBody<Type extends string> {
  type: Type;
  options: string[];
  correctAnswer: string;
  min: null;
  max: null;
  step: null;
}

/** What answers in the student's own words have in common, short or long. */
export const written = <Type extends 'short' | 'long'>(type: Type) => ({
  empty: () => emptyListed(type, ''),
  blank: () => emptyListed(type, ''),
  toFields: (draft: ListedDraft<Type>) => listedFields(draft),
  check: ({ correctAnswer }: ListedDraft<Type>) => {
    const isGiven = typeof correctAnswer === 'string' && !isBlank(correctAnswer);
    return [['correctAnswer', isGiven ? null : messages.modelAnswerRequired] as const];
  },
  toBody: ({ correctAnswer }: ListedDraft<Type>) => ({
    ...{ type, options: [], correctAnswer: String(correctAnswer) },
    ...NO_RANGE,
  }),
  toDraft: ({ correctAnswer }: WrittenBody<Type>) => emptyListed(type, correctAnswer),
  toAsked: () => ({ type, options: [], ...NO_RANGE }),
  toPreview: () => ({ type, options: [], ...NO_RANGE }),
  frozenParts: () => null,
  key: ({ correctAnswer }: WrittenBody<Type>) => correctAnswer,
  keyText: ({ correctAnswer }: WrittenBody<Type>) => correctAnswer,
  // A model answer is what answers are compared with, to the letter.
  formattedTexts: () => [],
  shownOptions: () => undefined,
  isAlwaysShuffled: false,
  isListASet: false,
  withOptionsIn: <Body>(body: Body): Body => body,
  readAnswer: (_: unknown, raw: unknown) => (typeof raw === 'string' ? keptText(raw) : undefined),
});
