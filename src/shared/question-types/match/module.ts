import * as z from 'zod';
import { ownText, textRecord } from '../../answer/text-record';
import { isPlainObject } from '../../parse';
import { seededOrder } from '../../seeded-order';
import { asTypedIn } from '../options';
import { partsShown } from '../part-marks';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { checkMatch, emptyMatch, type MatchDraft, partnersOf } from './draft';

const type = 'match';

export const matchSchemas = () => ({
  body: z.object({
    ...{ type: z.literal(type), left: z.array(z.string()), right: z.array(z.string()) },
    correctAnswer: textRecord(),
    partialCredit: z.boolean().default(false),
  }),
  asked: z.object({
    ...{ type: z.literal(type), left: z.array(z.string()), right: z.array(z.string()) },
    /** Present only with part marks. */
    partialCredit: z.literal(true).optional(),
  }),
});

type MatchParts = PartsBy<typeof matchSchemas, MatchDraft>;

/** Left sides, each with its right side; right sides may be spare or shared. */
export const match = {
  type,
  empty: () => emptyMatch,
  blank: () => ({ ...emptyMatch, partialCredit: true }),
  toFields: ({ left, right, correctAnswer, partialCredit }) => ({
    ...{ left: JSON.stringify(left), right: JSON.stringify(right) },
    ...{ correctAnswer: JSON.stringify(correctAnswer), partialCredit: String(partialCredit) },
  }),
  check: (draft) => checkMatch(draft),
  toBody(draft) {
    const { left, right, partialCredit } = draft;
    const partners = partnersOf(draft).map((partner) => asTypedIn(right, partner ?? ''));
    const correctAnswer = Object.fromEntries(left.map((side, at) => [side, partners[at] ?? '']));
    return { type, left: [...left], right: [...right], correctAnswer, partialCredit };
  },
  toDraft: ({ left, right, correctAnswer, partialCredit }) => ({
    ...{ type, left, right, correctAnswer, partialCredit },
  }),
  toAsked: ({ left, right, partialCredit }) => ({ type, left, right, ...partsShown(partialCredit) }),
  toPreview: ({ left, right, partialCredit }) => ({
    ...{ type, left: previewSides(left), right: seededOrder(previewSides(right), type) },
    ...partsShown(partialCredit),
  }),
  frozenParts: ({ left, right }) => ({ left, right }),
  key: ({ left, correctAnswer, partialCredit }) => ({
    pairs: left.map((side) => ownText(correctAnswer, side)),
    partialCredit,
  }),
  formattedTexts: ({ left, right }) => [...left, ...right],
  keyText: ({ left, correctAnswer }) =>
    left.map((side) => pairText(side, ownText(correctAnswer, side) ?? '')).join('; '),
  withOptionsIn: (body, order) => ({ ...body, right: order(body.right) }),
  isAlwaysShuffled: true,
  readAnswer({ left, right }, raw) {
    if (!isPlainObject(raw)) return undefined;
    const given = Object.entries(raw).filter(([, side]) => side !== '' && side !== null);
    if (given.length === 0) return null;
    const sides = new Map(given);
    const pairs = left.flatMap((side) => {
      const chosen = sides.get(side);
      return typeof chosen === 'string' && right.includes(chosen) ? [[side, chosen] as const] : [];
    });
    return pairs.length === given.length ? Object.fromEntries(pairs) : undefined;
  },
} as const satisfies QuestionTypeModule<MatchParts>;

/** A pair as readable text. */
const pairText = (left: string, right: string): string => `${left} → ${right}`;

const previewSides = (sides: readonly string[]): string[] => [
  ...new Set(sides.map((side, index) => side.trim() || `Side ${index + 1}`)),
];
