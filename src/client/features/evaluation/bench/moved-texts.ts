import type { Rescored } from '../../../../shared/results/schema';

type Change = Rescored['changes'][number];
type NameOf = (studentId: string) => string;

const NAMED = 3;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const step = ({ before, after }: Change) => `${before} → ${after}`;
const hasMoved = ({ before, after }: Change) => before !== after;
const isCleared = ({ neededReview, needsReview }: Change) => neededReview && !needsReview;
const isDoubted = ({ neededReview, needsReview }: Change) => !neededReview && needsReview;

/** The words about what the teacher's marks changed among the suggestions of a question. */
export const movedTexts = {
  before:
    'The grader learns from your marks: after each one, the other suggestions for this question are worked out again. Marks that you gave or released never change.',
  line: ({ changes }: Pick<Rescored, 'changes'>, nameOf: NameOf): string => {
    const moved = changes.filter(hasMoved);
    const cleared = changes.filter(isCleared).length;
    const doubted = changes.filter(isDoubted).length;
    const named = moved.slice(0, NAMED).map((change) => `${nameOf(change.studentId)} ${step(change)}`);
    const more = moved.length - named.length;
    const parts = [
      moved.length === 0
        ? 'Your marks changed no other suggestion'
        : `Your marks changed ${counted(moved.length, 'other suggestion', 'other suggestions')}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      ...(cleared > 0 ? [`${counted(cleared, 'no longer needs', 'no longer need')} review`] : []),
      ...(doubted > 0 ? [`${counted(doubted, 'now needs', 'now need')} review`] : []),
    ];
    return `${parts.join('; ')}.`;
  },
  /** The same in a few words. */
  brief: ({ changes }: Pick<Rescored, 'changes'>): string => {
    const moved = changes.filter(hasMoved).length;
    return moved === 0
      ? 'Your marks changed no other suggestion.'
      : `Your marks changed ${counted(moved, 'other suggestion', 'other suggestions')}.`;
  },
  details: (count: number) => (count === 1 ? 'Show the change' : `Show all ${count} changes`),
  change: (change: Change): string => {
    const marks = hasMoved(change) ? step(change) : `stays ${change.after}`;
    if (isCleared(change)) return `${marks}, no longer needs review`;
    return isDoubted(change) ? `${marks}, now needs review` : marks;
  },
  why: (taught: Rescored['taught'], nameOf: NameOf): string => {
    const last = taught.at(-1);
    if (!last) return 'Your marks were undone, so these are the grader’s own suggestions again.';
    return `Why: answers like those you marked follow your marks, most recently ${last.marks} for ${nameOf(last.studentId)}. Marks that you gave or released never change.`;
  },
} as const;
