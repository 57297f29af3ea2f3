import * as z from 'zod';
import type { Answer } from '../attempt/answer';
import { SLIDER_DEFAULTS } from '../constants';
import { messages } from '../messages';
import {
  emptyListed,
  type ListedDraft,
  listedFields,
  listOf,
  noOptions,
  readAnswerList,
  readListed,
} from './listed-draft';
import type { AnswerChoice, PartsBy, QuestionTypeModule } from './question-type-module';
import { readNumber, readText } from './sent-fields';
import { isOnStep, snapToStep } from './slider-steps';

const type = 'slider';
const range = () => ({ min: z.number(), max: z.number(), step: z.number() });

export const sliderSchemas = () => ({
  body: z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.array(z.number()), ...range() }),
  asked: z.object({ type: z.literal(type), ...noOptions(), ...range() }),
});

type SliderParts = PartsBy<typeof sliderSchemas, ListedDraft<typeof type>>;
type Body = SliderParts['body'];

/** A number on a scale: any of the accepted ones, all marks or none. */
export const slider = {
  type,
  empty: () => emptyListed(type, []),
  blank: () => ({ ...emptyListed(type, []), ...SLIDER_DEFAULTS }),
  read: (sent, before) => readListed(sent, before, (value) => readAnswerList(value).map(readAccepted)),
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
  shownOptions: () => undefined,
  withOptionsIn: (body) => body,
  isAlwaysShuffled: false,
  isListASet: false,
  /** A number typed beside the slider may arrive as text. */
  readAnswer(_, raw) {
    const isNumeric = typeof raw === 'number' || (typeof raw === 'string' && raw.trim() !== '');
    const number = isNumeric ? Number(raw) : Number.NaN;
    if (!Number.isFinite(number)) return undefined;
    return number === 0 ? 0 : number; // -0
  },
  marking: {
    kind: 'objective',
    mark(question, answer) {
      const isCorrect = isAccepted(question, answer);
      return { isCorrect, score: isCorrect ? question.maximumMarks : 0 };
    },
    chance: () => 0,
    sameAs: (body, answer) =>
      typeof answer === 'number' ? String(snapToStep(answer, body)) : JSON.stringify(answer),
    optionCount: () => 0,
    choices,
  },
} as const satisfies QuestionTypeModule<SliderParts>;

/** A number, or what was typed in its place, so that an unfinished question shows it again. */
function readAccepted(item: unknown): string | number {
  const number = readNumber(item) ?? Number.NaN;
  if (Number.isFinite(number)) return number;
  return readText('correctAnswer', typeof item === 'string' ? item : '');
}

function isAccepted({ correctAnswer, step }: Body, answer: Answer): boolean {
  if (typeof answer !== 'number') return false;
  // A browser may send 0.30000000000000004 for 0.3: far less than a step is the same number.
  const tolerance = step * 1e-6;
  return correctAnswer.some((accepted) => Math.abs(accepted - answer) <= tolerance);
}

/** The values chosen, and those that are right, from small to large. */
function choices(body: Body, given: readonly Answer[]): AnswerChoice<Body>[] {
  const chosen = given.flatMap((answer) => (typeof answer === 'number' ? [snapToStep(answer, body)] : []));
  const values = [...new Set([...body.correctAnswer, ...chosen])].sort((left, right) => left - right);
  return values.map((value) => {
    const isKey = isAccepted(body, value);
    return {
      ...{ label: String(value), isKey },
      isChosenBy: (answer) => typeof answer === 'number' && snapToStep(answer, body) === value,
      ...(!isKey && { accepting: () => ({ ...body, correctAnswer: [...body.correctAnswer, value] }) }),
    };
  });
}

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
