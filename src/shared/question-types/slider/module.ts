import * as z from 'zod';
import { SLIDER_DEFAULTS } from '../../constants';
import { messages } from '../../messages';
import { typedNumber } from '../../number-answer/typed-number';
import { emptyListed, type ListedDraft, listedFields, listOf, noOptions } from '../listed-draft';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { isOnStep } from './steps';

const type = 'slider';
const range = () => ({ min: z.number(), max: z.number(), step: z.number() });

export const sliderSchemas = () => ({
  body: z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.array(z.number()), ...range() }),
  asked: z.object({ type: z.literal(type), ...noOptions(), ...range() }),
});

type SliderParts = PartsBy<typeof sliderSchemas, ListedDraft<typeof type>>;

/** A number on a scale: any accepted one earns all marks, others none. */
export const slider = {
  type,
  empty: () => emptyListed(type, []),
  blank: () => ({ ...emptyListed(type, []), ...SLIDER_DEFAULTS }),
  toFields: (draft) => listedFields(draft),
  check: (draft) => [
    ['slider', rangeIssue(draft)],
    ['correctAnswer', answersIssue(draft)],
  ],
  toBody: ({ correctAnswer, min, max, step }) => ({
    ...{ type, options: [], correctAnswer: [...new Set(listOf(correctAnswer).map(Number))] },
    ...{ min: min ?? 0, max: max ?? 0, step: step ?? 0 },
  }),
  toDraft: ({ correctAnswer, min, max, step }) => ({
    ...emptyListed(type, correctAnswer),
    ...{ min, max, step },
  }),
  toAsked: ({ min, max, step }) => ({ type, options: [], min, max, step }),
  toPreview({ min, max, step }) {
    const from = finiteOr(min, SLIDER_DEFAULTS.min);
    const by = finiteOr(step, SLIDER_DEFAULTS.step);
    const to = Math.max(finiteOr(max, SLIDER_DEFAULTS.max), from);
    return { type, options: [], min: from, max: to, step: by > 0 ? by : SLIDER_DEFAULTS.step };
  },
  frozenParts: ({ min, max, step }) => [min, max, step],
  key: ({ correctAnswer }) => correctAnswer,
  keyText: ({ correctAnswer }) => correctAnswer.join(', '),
  formattedTexts: () => [],
  /** A number typed beside the slider may arrive as text. */
  readAnswer(_, raw) {
    const number = typeof raw === 'string' ? typedNumber(raw) : raw;
    if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
    return number === 0 ? 0 : number; // -0
  },
} as const satisfies QuestionTypeModule<SliderParts>;

const isGiven = (number: number | null): number is number => number !== null && Number.isFinite(number);
const finiteOr = (number: number | null, otherwise: number) => (isGiven(number) ? number : otherwise);

function rangeIssue({ min, max, step }: ListedDraft<typeof type>): string | null {
  if (!isGiven(min) || !isGiven(max) || !isGiven(step)) return messages.sliderRangeRequired;
  if (max <= min) return messages.sliderMaxNotAboveMin;
  return step > 0 ? null : messages.sliderStepNotPositive;
}

function answersIssue(draft: ListedDraft<typeof type>): string | null {
  const { correctAnswer, min, max, step } = draft;
  if (typeof correctAnswer === 'string' || correctAnswer.length === 0) return messages.sliderAnswerRequired;
  const answers = correctAnswer.filter((answer) => typeof answer === 'number' && Number.isFinite(answer));
  if (answers.length < correctAnswer.length) return messages.sliderAnswersNotNumbers;
  if (rangeIssue(draft) !== null || min === null || max === null || step === null) return null;
  const numbers = answers.map(Number);
  if (numbers.some((answer) => answer < min || answer > max)) return messages.sliderAnswersOutOfRange;
  const offStep = numbers.find((answer) => !isOnStep(answer, min, step));
  return offStep === undefined ? null : messages.sliderAnswerOffStep(offStep, min);
}
