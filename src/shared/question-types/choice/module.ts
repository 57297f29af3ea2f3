import * as z from 'zod';
import { BLANK_OPTION_COUNT, OPTION_MAXIMUM_COUNT } from '../../constants';
import { messages } from '../../messages';
import { type Feedback, feedbackOnThese, feedbackSchema } from '../feedback';
import { emptyListed, type ListedDraft, listedFields, listOf, NO_RANGE, noRange } from '../listed-draft';
import { asTypedIn, isBlank, optionsIssue, trimmed } from '../options';
import { partsShown } from '../part-marks';
import type { BodyBy, PartsBy, QuestionTypeModule } from '../question-type-module';
import {
  severalWeightsIssue,
  singleWeightsIssue,
  type Weights,
  weightsOnThese,
  weightsSchema,
} from '../weights';

type ChoiceType = 'mcq' | 'msq';
type ChoiceDraft = ListedDraft<ChoiceType>;

const optionsOf = <Type extends ChoiceType>(type: Type) => ({
  type: z.literal(type),
  options: z.array(z.string()),
});
/** The weights: in a single choice of wrong options, in a multiple choice of all, replacing equal shares. */
const feedbackAndWeights = () => ({ feedback: feedbackSchema(), weights: weightsSchema() });

export const mcqSchemas = () => ({
  body: z.object({ ...optionsOf('mcq'), correctAnswer: z.string(), ...noRange(), ...feedbackAndWeights() }),
  asked: z.object({ ...optionsOf('mcq'), ...noRange() }),
});

export const msqSchemas = () => ({
  body: z.object({
    ...{ ...optionsOf('msq'), correctAnswer: z.array(z.string()) },
    /** Whether part marks are given; questions older than this field give none. */
    partialCredit: z.boolean().default(false),
    ...{ ...noRange(), ...feedbackAndWeights() },
  }),
  asked: z.object({
    ...{ ...optionsOf('msq'), ...noRange() },
    /** Present only with part marks. */
    partialCredit: z.literal(true).optional(),
  }),
});

export type SingleBody = BodyBy<typeof mcqSchemas>;
export type SeveralBody = BodyBy<typeof msqSchemas>;

export interface ChoiceBody<Key> {
  readonly options: string[];
  readonly correctAnswer: Key;
  /** Never in a single choice. */
  readonly partialCredit?: boolean;
  readonly feedback: Feedback;
  readonly weights?: Weights;
}

/** A choice of one option (`single`) or of several. */
const choice = <Type extends ChoiceType, Key extends string | string[]>(
  type: Type,
  { single, noKey }: { single: boolean; noKey: Key },
) => ({
  type,
  empty: () => emptyListed(type, noKey),
  blank: () => ({ ...emptyListed(type, noKey), options: Array<string>(BLANK_OPTION_COUNT).fill('') }),
  toFields: (draft: ListedDraft<Type>) => listedFields(draft),
  check: (draft: ListedDraft<Type>) => [
    ['options', optionsIssue(draft)] as const,
    ['correctAnswer', single ? optionIssue(draft) : severalIssue(draft)] as const,
    ['weights', single ? singleWeights(draft) : severalWeights(draft)] as const,
  ],
  toDraft: ({ options, correctAnswer, partialCredit = false, feedback, weights = {} }: ChoiceBody<Key>) => ({
    ...emptyListed(type, correctAnswer),
    ...{ options, partialCredit, feedback, weights },
  }),
  toAsked: ({ options, partialCredit = false }: ChoiceBody<Key>) => ({
    ...{ type, options, ...NO_RANGE },
    ...partsShown(partialCredit),
  }),
  toPreview: ({ options, partialCredit }: ListedDraft<Type>) => ({
    ...{ type, options: previewOptions(options), ...NO_RANGE },
    ...partsShown(partialCredit && !single),
  }),
  frozenParts: ({ options }: ChoiceBody<Key>) => options,
  formattedTexts: (question: Pick<ChoiceBody<Key>, 'options'> | ChoiceBody<Key>) =>
    'feedback' in question ? [...question.options, ...Object.values(question.feedback)] : question.options,
  keyText: ({ correctAnswer }: ChoiceBody<Key>) => [correctAnswer].flat().join(', '),
  shownOptions: ({ options }: ChoiceBody<Key>) => [...options],
  withOptionsIn: <Body extends ChoiceBody<Key>>(
    body: Body,
    order: (options: readonly string[]) => string[],
  ) => ({
    ...body,
    options: order(body.options),
  }),
});

/** A single choice: the right option earns all marks, another one none or a share. */
export const mcq = {
  ...choice('mcq', { single: true, noKey: '' }),
  toBody: ({ type, options, correctAnswer, feedback, weights }) => ({
    ...{ type, options: [...options], correctAnswer: asTypedIn(options, String(correctAnswer)) },
    feedback: feedbackOnThese(feedback, options),
    ...weightsOnThese(
      weights,
      options.filter((option) => option.trim() !== String(correctAnswer).trim()),
    ),
    ...NO_RANGE,
  }),
  key: ({ correctAnswer, weights }) => (weights ? { correctAnswer, weights } : correctAnswer),
  readAnswer: ({ options }, raw) => (typeof raw === 'string' && options.includes(raw) ? raw : undefined),
} as const satisfies QuestionTypeModule<PartsBy<typeof mcqSchemas, ListedDraft<'mcq'>>>;

export const isSingleChoice = <Draft extends { readonly type: string }>(
  draft: Draft,
): draft is Draft & { readonly type: 'mcq' } => draft.type === 'mcq';

/** A multiple choice: the exact set of right options, or with part marks a share of it. */
export const msq = {
  ...choice('msq', { single: false, noKey: [] as string[] }),
  toBody({ type, options, correctAnswer, partialCredit, feedback, weights }) {
    const chosen = new Set(listOf(correctAnswer).map((answer) => asTypedIn(options, String(answer))));
    const inOrder = options.filter((option) => chosen.has(option));
    return {
      ...{ type, options: [...options], correctAnswer: inOrder, partialCredit, ...NO_RANGE },
      feedback: feedbackOnThese(feedback, options),
      ...(partialCredit && weightsOnThese(weights, options)),
    };
  },
  key: ({ correctAnswer, partialCredit, weights }) => ({ correctAnswer, partialCredit, weights }),
  readAnswer({ options }, raw) {
    if (!Array.isArray(raw)) return undefined;
    if (raw.length === 0) return null;
    const chosen = [...new Set<unknown>(raw)];
    if (chosen.length > OPTION_MAXIMUM_COUNT) return undefined;
    const known = chosen.filter((item): item is string => typeof item === 'string' && options.includes(item));
    return known.length === chosen.length ? known : undefined;
  },
} as const satisfies QuestionTypeModule<PartsBy<typeof msqSchemas, ListedDraft<'msq'>>>;

function optionIssue({ options, correctAnswer }: ChoiceDraft): string | null {
  const isAmongOptions = typeof correctAnswer === 'string' && trimmed(options).has(correctAnswer.trim());
  return isAmongOptions && !isBlank(correctAnswer) ? null : messages.mcqCorrectRequired;
}

function severalIssue({ options, correctAnswer }: ChoiceDraft): string | null {
  if (typeof correctAnswer === 'string' || correctAnswer.length === 0) return messages.msqCorrectRequired;
  const known = trimmed(options);
  const areKnown = correctAnswer.every((answer) => typeof answer === 'string' && known.has(answer.trim()));
  return areKnown ? null : messages.msqCorrectUnknown;
}

const singleWeights = ({ options, correctAnswer, weights }: ChoiceDraft): string | null =>
  singleWeightsIssue(weights, { options, key: String(correctAnswer) });

const severalWeights = ({ options, correctAnswer, partialCredit, weights }: ChoiceDraft): string | null =>
  partialCredit ? severalWeightsIssue(weights, { options, key: listOf(correctAnswer).map(String) }) : null;

/** With placeholders for unwritten options. */
const previewOptions = (options: readonly string[]): string[] => [
  ...new Set(options.map((option, index) => option.trim() || `Choice ${index + 1}`)),
];
