import * as z from 'zod';
import { numberKeyText, RELATIVE_TOLERANCE } from '../../number-answer/number-key';
import { keptText } from '../kept-text';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { checkNumber, emptyNumber, type NumberDraft, numberKeyOf } from './draft';

const type = 'number';

export const numberSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    correctAnswer: z.object({
      value: z.number(),
      /** In the unit of the value, or relative to it: "5%". */
      tolerance: z.union([z.number().nonnegative(), z.string().regex(RELATIVE_TOLERANCE)]).exactOptional(),
      unit: z.string().min(1).exactOptional(),
    }),
    /** Whether the right value with a missing or wrong unit earns half the marks. */
    partialCredit: z.boolean().default(false),
  }),
  /** Students see that a unit is needed, not which. */
  asked: z.object({ type: z.literal(type), asksUnit: z.boolean() }),
});

type NumberParts = PartsBy<typeof numberSchemas, NumberDraft>;

/** A number with or without a unit, in any notation; within a tolerance, and in any equivalent unit. */
export const number = {
  type,
  empty: emptyNumber,
  blank: () => ({ ...emptyNumber(), partialCredit: true }),
  toFields: ({ correctAnswer, partialCredit }) => ({
    correctAnswer: JSON.stringify(correctAnswer),
    partialCredit: String(partialCredit),
  }),
  check: checkNumber,
  toBody(draft) {
    const { value = 0, tolerance, unit } = numberKeyOf(draft) ?? {};
    return {
      type,
      correctAnswer: {
        value,
        ...(tolerance !== undefined && { tolerance }),
        ...(unit !== undefined && { unit }),
      },
      partialCredit: draft.partialCredit,
    };
  },
  toDraft: ({ correctAnswer: { value, tolerance = null, unit = '' }, partialCredit }) => ({
    ...{ type, correctAnswer: { value, tolerance, unit }, partialCredit },
  }),
  toAsked: ({ correctAnswer: { unit } }) => ({ type, asksUnit: unit !== undefined }),
  toPreview: (draft) => ({ type, asksUnit: numberKeyOf(draft)?.unit !== undefined }),
  frozenParts: () => null,
  key: ({ correctAnswer, partialCredit }) => ({ correctAnswer, partialCredit }),
  keyText: ({ correctAnswer }) => numberKeyText(correctAnswer),
  formattedTexts: () => [],
  readAnswer(_, raw) {
    if (typeof raw === 'number') return String(raw);
    return typeof raw === 'string' ? keptText(raw) : undefined;
  },
} as const satisfies QuestionTypeModule<NumberParts>;
