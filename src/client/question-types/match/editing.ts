import { matchDraftOf, partnersOf, sparesOf } from '../../../shared/question-types/match/draft';
import type { Editing } from '../editing-module';

export interface PairLine {
  readonly left: string;
  readonly right: string;
}

/** The fields of the pairs and the spare right sides. */
export interface MatchForm {
  readonly type: 'match';
  readonly pairs: readonly PairLine[];
  readonly spare: readonly { readonly text: string }[];
  /** The stored order of the right sides, which is preserved and meaningless. */
  readonly rightBefore: readonly string[];
  readonly partialCredit: boolean;
}

/** The rows of a new question. */
const ROOM = 3;

export const matchEditing = {
  toForm(draft): MatchForm {
    const partners = partnersOf(draft);
    const pairs = draft.left.map((left, at) => ({ left, right: partners[at] ?? '' }));
    return {
      type: 'match',
      pairs: pairs.length >= 2 ? pairs : [...pairs, ...roomFor(ROOM - pairs.length)],
      spare: sparesOf(draft).map((text) => ({ text })),
      rightBefore: draft.right,
      partialCredit: draft.partialCredit,
    };
  },
  // Empty rows are placeholders.
  toDraft: ({ pairs, spare, rightBefore, partialCredit }) => ({
    ...matchDraftOf(
      pairs.flatMap(({ left, right }) =>
        isWritten(left) || isWritten(right) ? [[left, right] as const] : [],
      ),
      spare.map(({ text }) => text),
      rightBefore,
    ),
    partialCredit,
  }),
  kept: (z) => ({
    pairs: z.array(z.object({ left: z.string(), right: z.string() })),
    spare: z.array(z.object({ text: z.string() })),
    ...{ rightBefore: z.array(z.string()), partialCredit: z.boolean() },
  }),
} satisfies Editing<'match', MatchForm>;

const isWritten = (text: string): boolean => text.trim() !== '';
const roomFor = (count: number): PairLine[] => Array.from({ length: count }, () => ({ left: '', right: '' }));
