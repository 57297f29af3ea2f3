import * as z from 'zod';
import { messages } from '../../messages';
import { feedbackOnThese, feedbackSchema } from '../feedback';
import { emptyListed, type ListedDraft, NO_RANGE, noRange } from '../listed-draft';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { singleWeightsIssue, weightsOnThese, weightsSchema } from '../weights';
import { asTypedIn, choice, isBlank, optionsIssue, previewOptions, trimmed } from './choice';

const type = 'mcq';

export const mcqSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    options: z.array(z.string()),
    correctAnswer: z.string(),
    ...noRange(),
    feedback: feedbackSchema(),
    /** What some of the wrong options earn. */
    weights: weightsSchema(),
  }),
  asked: z.object({ type: z.literal(type), options: z.array(z.string()), ...noRange() }),
});

type McqParts = PartsBy<typeof mcqSchemas, ListedDraft<typeof type>>;

/** A single choice: the very option earns all marks, another none or a share. */
export const mcq = {
  ...choice(type, { noAnswer: '' }),
  check: (draft) => [
    ['options', optionsIssue(draft)],
    ['correctAnswer', correctIssue(draft)],
    ['weights', singleWeightsIssue(draft.weights, { ...draft, key: String(draft.correctAnswer) })],
  ],
  toBody: ({ options, correctAnswer, feedback, weights }) => ({
    ...{ type, options: [...options], correctAnswer: asTypedIn(options, String(correctAnswer)) },
    feedback: feedbackOnThese(feedback, options),
    ...weightsOnThese(
      weights,
      options.filter((option) => option.trim() !== String(correctAnswer).trim()),
    ),
    ...NO_RANGE,
  }),
  toDraft: ({ options, correctAnswer, feedback, weights = {} }) => ({
    ...emptyListed(type, correctAnswer),
    ...{ options, feedback, weights },
  }),
  toAsked: ({ options }) => ({ type, options, ...NO_RANGE }),
  toPreview: (draft) => ({ type, options: previewOptions(draft), ...NO_RANGE }),
  key: ({ correctAnswer, weights }) => (weights ? { correctAnswer, weights } : correctAnswer),
  keyText: ({ correctAnswer }) => correctAnswer,
  isListASet: false,
  readAnswer: ({ options }, raw) => (typeof raw === 'string' && options.includes(raw) ? raw : undefined),
} as const satisfies QuestionTypeModule<McqParts>;

function correctIssue({ options, correctAnswer }: McqParts['draft']): string | null {
  const isAmongOptions = typeof correctAnswer === 'string' && trimmed(options).has(correctAnswer.trim());
  return isAmongOptions && !isBlank(correctAnswer) ? null : messages.mcqCorrectRequired;
}
