import { matchDraftOf, partnersOf, sparesOf } from '../../../shared/question-types/match/draft';
import type { Editing } from '../editing-module';

export interface PairLine {
  readonly left: string;
  readonly right: string;
}

/** The pairs and the spare right sides as they stand on the screen. */
export interface MatchForm {
  readonly type: 'match';
  readonly pairs: readonly PairLine[];
  readonly spare: readonly { readonly text: string }[];
  /** The right sides in the order in which they are stored: that says nothing, and stays. */
  readonly rightBefore: readonly string[];
  readonly partialCredit: boolean;
}

/** What a new question has room for. */
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
  // Rows in which nothing stands are only room to write.
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
} satisfies Editing<'match', MatchForm>;

const isWritten = (text: string): boolean => text.trim() !== '';
const roomFor = (count: number): PairLine[] => Array.from({ length: count }, () => ({ left: '', right: '' }));
