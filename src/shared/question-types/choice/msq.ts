import * as z from 'zod';
import { OPTION_MAXIMUM_COUNT } from '../../constants';
import { messages } from '../../messages';
import { feedbackOnThese, feedbackSchema } from '../feedback';
import { emptyListed, type ListedDraft, listOf, NO_RANGE, noRange } from '../listed-draft';
import { partsShown } from '../part-marks';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { severalWeightsIssue, weightsOnThese, weightsSchema } from '../weights';
import { asTypedIn, choice, optionsIssue, previewOptions, trimmed } from './choice';

const type = 'msq';

export const msqSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    options: z.array(z.string()),
    correctAnswer: z.array(z.string()),
    /** Whether some of the right options earn some of the marks; what was stored before there was a choice: none. */
    partialCredit: z.boolean().default(false),
    ...noRange(),
    feedback: feedbackSchema(),
    /** What each option earns or costs with part marks, in place of equal shares. */
    weights: weightsSchema(),
  }),
  asked: z.object({
    ...{ type: z.literal(type), options: z.array(z.string()), ...noRange() },
    /** Only where part marks are given. */
    partialCredit: z.literal(true).optional(),
  }),
});

type MsqParts = PartsBy<typeof msqSchemas, ListedDraft<typeof type>>;

/** A multiple choice: exactly the right set, or with part marks a share of it. */
export const msq = {
  ...choice(type, { noAnswer: [] }),
  check: (draft) => [
    ['options', optionsIssue(draft)],
    ['correctAnswer', correctIssue(draft)],
    ['weights', weightsIssue(draft)],
  ],
  toBody({ options, correctAnswer, partialCredit, feedback, weights }) {
    const chosen = new Set(listOf(correctAnswer).map((answer) => asTypedIn(options, String(answer))));
    const inOrder = options.filter((option) => chosen.has(option));
    return {
      ...{ type, options: [...options], correctAnswer: inOrder, partialCredit, ...NO_RANGE },
      feedback: feedbackOnThese(feedback, options),
      ...(partialCredit && weightsOnThese(weights, options)),
    };
  },
  toDraft: ({ options, correctAnswer, partialCredit, feedback, weights = {} }) => ({
    ...emptyListed(type, correctAnswer),
    ...{ options, partialCredit, feedback, weights },
  }),
  toAsked: ({ options, partialCredit }) => ({ type, options, ...NO_RANGE, ...partsShown(partialCredit) }),
  toPreview: (draft) => ({
    ...{ type, options: previewOptions(draft), ...NO_RANGE },
    ...partsShown(draft.partialCredit),
  }),
  key: ({ correctAnswer, partialCredit, weights }) => ({ correctAnswer, partialCredit, weights }),
  keyText: ({ correctAnswer }) => correctAnswer.join(', '),
  isListASet: true,
  readAnswer({ options }, raw) {
    if (!Array.isArray(raw)) return undefined;
    if (raw.length === 0) return null;
    const chosen = [...new Set<unknown>(raw)];
    if (chosen.length > OPTION_MAXIMUM_COUNT) return undefined;
    const known = chosen.filter((item): item is string => typeof item === 'string' && options.includes(item));
    return known.length === chosen.length ? known : undefined;
  },
} as const satisfies QuestionTypeModule<MsqParts>;

function correctIssue({ options, correctAnswer }: MsqParts['draft']): string | null {
  if (typeof correctAnswer === 'string' || correctAnswer.length === 0) return messages.msqCorrectRequired;
  const known = trimmed(options);
  const areKnown = correctAnswer.every((answer) => typeof answer === 'string' && known.has(answer.trim()));
  return areKnown ? null : messages.msqCorrectUnknown;
}

const weightsIssue = ({
  options,
  correctAnswer,
  partialCredit,
  weights,
}: MsqParts['draft']): string | null =>
  partialCredit ? severalWeightsIssue(weights, { options, key: listOf(correctAnswer).map(String) }) : null;
