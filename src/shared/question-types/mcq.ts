import * as z from 'zod';
import { messages } from '../messages';
import { asTypedIn, choice, isBlank, optionsIssue, previewOptions, trimmed } from './choice';
import { feedbackOnThese, feedbackSchema } from './feedback';
import { emptyListed, type ListedDraft, NO_RANGE, noRange } from './listed-draft';
import type { PartsBy, QuestionTypeModule } from './question-type-module';

const type = 'mcq';

export const mcqSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    options: z.array(z.string()),
    correctAnswer: z.string(),
    ...noRange(),
    feedback: feedbackSchema(),
  }),
  asked: z.object({ type: z.literal(type), options: z.array(z.string()), ...noRange() }),
});

type McqParts = PartsBy<typeof mcqSchemas, ListedDraft<typeof type>>;

/** A single choice: the very option, all marks or none. */
export const mcq = {
  ...choice(type, { noAnswer: '' }),
  check: (draft) => [
    ['options', optionsIssue(draft)],
    ['correctAnswer', correctIssue(draft)],
  ],
  toBody: ({ options, correctAnswer, feedback }) => ({
    ...{ type, options: [...options], correctAnswer: asTypedIn(options, String(correctAnswer)) },
    feedback: feedbackOnThese(feedback, options),
    ...NO_RANGE,
  }),
  toDraft: ({ options, correctAnswer, feedback }) => ({
    ...emptyListed(type, correctAnswer),
    ...{ options, feedback },
  }),
  toAsked: ({ options }) => ({ type, options, ...NO_RANGE }),
  toPreview: (draft) => ({ type, options: previewOptions(draft), ...NO_RANGE }),
  key: ({ correctAnswer }) => correctAnswer,
  keyText: ({ correctAnswer }) => correctAnswer,
  isListASet: false,
  readAnswer: ({ options }, raw) => (typeof raw === 'string' && options.includes(raw) ? raw : undefined),
} as const satisfies QuestionTypeModule<McqParts>;

function correctIssue({ options, correctAnswer }: McqParts['draft']): string | null {
  const isAmongOptions = typeof correctAnswer === 'string' && trimmed(options).has(correctAnswer.trim());
  return isAmongOptions && !isBlank(correctAnswer) ? null : messages.mcqCorrectRequired;
}
