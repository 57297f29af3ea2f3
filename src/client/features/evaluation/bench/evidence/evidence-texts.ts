import { counted } from '../../../../../shared/counted';
import { SPOT_CHECK } from '../../../../../shared/marking/spot-check';
import type { EarlierMarks, QuizResults, Rescored } from '../../../../../shared/results/schema';

type Reliance = QuizResults['reliance'][string];

const hasMoved = ({ before, after }: Rescored['changes'][number]) => before !== after;

/** The basis of a question's suggestions in a few words. */
export const evidenceTexts = {
  label: 'What the suggestions rest on',
  earlier: ({ count, firstYear, lastYear }: EarlierMarks): string => {
    const years = firstYear === lastYear ? String(firstYear) : `${firstYear} to ${lastYear}`;
    return `Uses ${counted(count, 'earlier mark')} (${years})`;
  },
  earlierMore: 'Your marks on the same questions in other quizzes, for all questions of this quiz',
  switchFailed: 'This could not be changed. Please try again.',
  /** Whether sure suggestions count; `waiting` of this question's answers are in the quiz's open spot check. */
  reliance: ({ needs, checked, right }: Reliance, waiting: number): string => {
    if (needs === 'marks') return 'Mark three answers; then suggestions count';
    if (needs === 'nothing') return `Spot check of the quiz: ${right} of ${checked} agreed`;
    const next = waiting > 0 ? `, ${waiting} to look at here` : '';
    if (right < checked)
      return `Spot check of the quiz: ${right} of ${checked} agreed, so five others are drawn${next}`;
    if (checked === 0 && waiting === 0) return 'A spot check of the quiz follows once all else is decided';
    return `Spot check of the quiz: ${right} of ${SPOT_CHECK} agreed${next}`;
  },
  /** Undefined if no suggestion changed. */
  rescored: ({ changes, taught }: Pick<Rescored, 'changes' | 'taught'>): string | undefined => {
    const count = changes.filter(hasMoved).length;
    if (count === 0) return undefined;
    const after = taught.length > 0 ? 'after your last mark' : 'after the undone marks';
    return `${counted(count, 'suggestion')} changed ${after}`;
  },
} as const;
