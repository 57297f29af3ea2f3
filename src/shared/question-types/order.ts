import * as z from 'zod';
import type { Answer } from '../attempt/answer';
import { asTypedIn } from './choice';
import { checkOrder, emptyOrder, type OrderDraft, readOrder } from './order-draft';
import { marksForParts, partsShown } from './part-marks';
import { partsTexts } from './parts-texts';
import { placeName } from './place-name';
import type { AnswerChoice, PartsBy, QuestionTypeModule } from './question-type-module';
import { avoiding, seededOrder } from './seeded-order';

const type = 'order';

export const orderSchemas = () => ({
  body: z.object({
    ...{ type: z.literal(type), options: z.array(z.string()), correctAnswer: z.array(z.string()) },
    partialCredit: z.boolean().default(false),
  }),
  asked: z.object({
    ...{ type: z.literal(type), options: z.array(z.string()) },
    /** Only where part marks are given. */
    partialCredit: z.literal(true).optional(),
  }),
});

type OrderParts = PartsBy<typeof orderSchemas, OrderDraft>;
type Body = OrderParts['body'];

/** Options to put into their right order. */
export const order = {
  type,
  empty: () => emptyOrder,
  blank: () => ({ ...emptyOrder, partialCredit: true }),
  read: readOrder,
  toFields: ({ options, correctAnswer, partialCredit }) => ({
    ...{ options: JSON.stringify(options), correctAnswer: JSON.stringify(correctAnswer) },
    partialCredit: String(partialCredit),
  }),
  check: (draft) => checkOrder(draft),
  toBody: ({ options, correctAnswer, partialCredit }) => ({
    ...{ type, options: [...options], partialCredit },
    correctAnswer: correctAnswer.map((option) => asTypedIn(options, option)),
  }),
  toDraft: ({ options, correctAnswer, partialCredit }) => ({ type, options, correctAnswer, partialCredit }),
  toAsked: ({ options, partialCredit }) => ({ type, options, ...partsShown(partialCredit) }),
  toPreview({ correctAnswer, partialCredit }) {
    const named = correctAnswer.map((option, index) => option.trim() || `Option ${index + 1}`);
    const shown = [...new Set(named)];
    return { type, options: avoiding(shown, seededOrder(shown, type)), ...partsShown(partialCredit) };
  },
  frozenParts: ({ options }) => options,
  key: ({ correctAnswer, partialCredit }) => ({ correctAnswer, partialCredit }),
  formattedTexts: ({ options }) => options,
  keyText: ({ correctAnswer }) => correctAnswer.join(', '),
  shownOptions: () => undefined,
  withOptionsIn: (body, shuffle) => ({
    ...body,
    options: avoiding(body.correctAnswer, shuffle(body.options)),
  }),
  isAlwaysShuffled: true,
  isListASet: false,
  readAnswer({ options }, raw) {
    if (!Array.isArray(raw)) return undefined;
    if (raw.length === 0) return null;
    const ordered = [...new Set<unknown>(raw)].filter(
      (item): item is string => typeof item === 'string' && options.includes(item),
    );
    return ordered.length === raw.length && raw.length === options.length ? ordered : undefined;
  },
  marking: {
    kind: 'objective',
    mark: (question, answer) =>
      marksForParts(question, { right: rightSteps(question, answer), all: stepsOf(question) }),
    remark(body, answer) {
      const right = rightSteps(body, answer);
      return right === stepsOf(body) ? undefined : partsTexts.stepsRight(right, stepsOf(body));
    },
    chance: ({ options, partialCredit }) =>
      partialCredit ? 1 / Math.max(options.length, 1) : 1 / ordersOf(options.length),
    sameAs: (_, answer) => JSON.stringify(answer),
    optionCount: () => 0,
    choices,
  },
} as const satisfies QuestionTypeModule<OrderParts>;

/** From one option to the next. */
const stepsOf = ({ correctAnswer }: Body): number => Math.max(correctAnswer.length - 1, 0);

/** How many options of an answer are followed by the one that follows them in the right order. */
function rightSteps({ correctAnswer }: Body, answer: Answer): number {
  if (!Array.isArray(answer) || answer.length !== correctAnswer.length) return 0;
  const places = new Map(correctAnswer.map((option, at) => [option, at]));
  const found = answer.map((option) => places.get(option) ?? Number.NaN);
  return found.filter((place, at) => place + 1 === found[at + 1]).length;
}

/** The options that stand or should stand at a place, by the places. */
function choices({ options, correctAnswer }: Body, given: readonly Answer[]): AnswerChoice[] {
  return correctAnswer.flatMap((key, at) => {
    const chosen = new Set(given.map((answer) => (Array.isArray(answer) ? answer[at] : undefined)));
    const shown = options.filter((option) => option === key || chosen.has(option));
    return shown.map((option) => ({
      ...{ label: option, group: placeName(at + 1) },
      isKey: option === key,
      isChosenBy: (answer: Answer) => Array.isArray(answer) && answer[at] === option,
    }));
  });
}

/** How many orders there are. */
const ordersOf = (count: number): number => (count < 2 ? 1 : count * ordersOf(count - 1));
