import { ownText, type TextRecord } from '../../answer/text-record';
import { isBlank, trimmed } from '../options';
import { partsTexts } from '../parts-texts';
import type { FieldCheck } from '../question-type-module';

/** A left side and its right side. */
export type Pair = readonly [left: string, right: string];

/** Left sides, the right sides to choose from, and the pairs. */
export interface MatchDraft {
  readonly type: 'match';
  readonly left: readonly string[];
  /** Including spare right sides. */
  readonly right: readonly string[];
  /** Pairs in the order of the left sides if a record would lose some: for blank or repeated left sides. */
  readonly correctAnswer: TextRecord | readonly Pair[];
  readonly partialCredit: boolean;
}

export const emptyMatch: MatchDraft = {
  ...{ type: 'match', left: [], right: [] },
  ...{ correctAnswer: {}, partialCredit: false },
};

/** A draft of pairs and spare right sides. Unchanged right sides keep their order. */
export function matchDraftOf(
  pairs: readonly Pair[],
  spare: readonly string[],
  rightBefore: readonly string[] = [],
) {
  const left = pairs.map(([side]) => side);
  const used = [...new Set(pairs.flatMap(([, side]) => (isBlank(side) ? [] : [side])))];
  const right = [...used, ...spare.filter((side) => !isBlank(side))];
  const areSame = JSON.stringify([...right].sort()) === JSON.stringify([...rightBefore].sort());
  const isRecord = trimmed(left).size === left.length && !left.some(isBlank);
  return {
    ...{ type: 'match' as const, left, right: areSame ? rightBefore : right },
    correctAnswer: isRecord ? Object.fromEntries(pairs.filter(([, side]) => !isBlank(side))) : pairs,
  };
}

/** The right side of each left side, in order; undefined if there is none. */
export function partnersOf({ left, correctAnswer }: Pick<MatchDraft, 'left' | 'correctAnswer'>) {
  if (!isPairs(correctAnswer)) return left.map((side) => ownText(correctAnswer, side));
  return left.map((side, at) => {
    const [here, partner] = correctAnswer[at] ?? [];
    return here === side ? partner : correctAnswer.find(([other]) => other === side)?.[1];
  });
}

export function sparesOf(draft: Pick<MatchDraft, 'left' | 'right' | 'correctAnswer'>): string[] {
  const used = trimmed(partnersOf(draft).map((partner) => partner ?? ''));
  return draft.right.filter((side) => !used.has(side.trim()));
}

const isPairs = (key: MatchDraft['correctAnswer']): key is readonly Pair[] => Array.isArray(key);

/** The issues of pairs; sides are compared trimmed. */
export const checkMatch = (draft: MatchDraft): FieldCheck[] => [
  ['left', leftIssue(draft)],
  ['right', rightIssue(draft)],
  ['correctAnswer', keyIssue(draft)],
];

function leftIssue({ left }: MatchDraft): string | null {
  if (left.some(isBlank)) return partsTexts.pairIncomplete;
  if (left.length < 2) return partsTexts.pairsTooFew;
  return trimmed(left).size < left.length ? partsTexts.leftSidesNotUnique : null;
}

function rightIssue({ right }: MatchDraft): string | null {
  if (right.some(isBlank)) return partsTexts.rightSideBlank;
  return trimmed(right).size < right.length ? partsTexts.rightSidesNotUnique : null;
}

function keyIssue(draft: MatchDraft): string | null {
  const [partners, known] = [partnersOf(draft), trimmed(draft.right)];
  if (partners.some((partner) => partner === undefined || isBlank(partner))) return partsTexts.pairIncomplete;
  if (partners.some((partner) => !known.has((partner ?? '').trim()))) return partsTexts.rightSideUnknown;
  const [named, left] = [namedIn(draft.correctAnswer), new Set(draft.left)];
  return named.every((side) => left.has(side)) ? null : partsTexts.leftSideUnknown;
}

const namedIn = (key: MatchDraft['correctAnswer']): string[] =>
  isPairs(key) ? key.map(([left]) => left) : Object.keys(key);
