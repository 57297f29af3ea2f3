import * as z from 'zod';
import { seededOrder } from '../../seeded-order';
import { avoiding } from '../avoiding';
import { asTypedIn } from '../options';
import { partsShown } from '../part-marks';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { checkOrder, emptyOrder, type OrderDraft } from './draft';

const type = 'order';

export const orderSchemas = () => ({
  body: z.object({
    ...{ type: z.literal(type), options: z.array(z.string()), correctAnswer: z.array(z.string()) },
    partialCredit: z.boolean().default(false),
  }),
  asked: z.object({
    ...{ type: z.literal(type), options: z.array(z.string()) },
    /** Present only with part marks. */
    partialCredit: z.literal(true).optional(),
  }),
});

type OrderParts = PartsBy<typeof orderSchemas, OrderDraft>;

/** Options to put in the right order. */
export const order = {
  type,
  empty: () => emptyOrder,
  blank: () => ({ ...emptyOrder, partialCredit: true }),
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
    return {
      type,
      options: avoiding(shown, (turn) => seededOrder(shown, `${type} ${turn}`)),
      ...partsShown(partialCredit),
    };
  },
  frozenParts: ({ options }) => options,
  key: ({ correctAnswer, partialCredit }) => ({ correctAnswer, partialCredit }),
  formattedTexts: ({ options }) => options,
  keyText: ({ correctAnswer }) => correctAnswer.join(', '),
  withOptionsIn: (body, order) => ({
    ...body,
    options: avoiding(body.correctAnswer, (turn) => order(body.options, turn)),
  }),
  isAlwaysShuffled: true,
  readAnswer({ options }, raw) {
    if (!Array.isArray(raw)) return undefined;
    if (raw.length === 0) return null;
    const ordered = [...new Set<unknown>(raw)].filter(
      (item): item is string => typeof item === 'string' && options.includes(item),
    );
    return ordered.length === raw.length && raw.length === options.length ? ordered : undefined;
  },
} as const satisfies QuestionTypeModule<OrderParts>;
