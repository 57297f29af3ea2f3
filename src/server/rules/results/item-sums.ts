import type { Taker } from '../../../shared/results/strength';
import { FEWEST_STUDENTS } from '../../../shared/results/wrong-key';

/**
 * Sufficient sums for a question's figures, and for a family's together. x is the share of its marks, y that of all other
 * questions, over students with others.
 */
export interface ItemSums {
  readonly students: number;
  readonly shares: number;
  readonly pairs: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

export const NO_SUMS: ItemSums = { students: 0, shares: 0, pairs: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };

/** The sums over a question's students. */
export const sumsOf = (takers: readonly Pick<Taker, 'share' | 'rest'>[]): ItemSums =>
  takers.reduce((sums, { share: x, rest: y }) => {
    const own = { ...NO_SUMS, students: 1, shares: x };
    return addSums(sums, y === null ? own : { ...own, pairs: 1, x, y, xx: x * x, yy: y * y, xy: x * y });
  }, NO_SUMS);

export const addSums = (one: ItemSums, other: ItemSums): ItemSums => ({
  students: one.students + other.students,
  shares: one.shares + other.shares,
  pairs: one.pairs + other.pairs,
  x: one.x + other.x,
  y: one.y + other.y,
  xx: one.xx + other.xx,
  yy: one.yy + other.yy,
  xy: one.xy + other.xy,
});

/** Facility (0 to 1) and discrimination (-1 to 1) as in `analyseItems`; null without data. */
export function figuresOf({ students, shares, pairs, x, y, xx, yy, xy }: ItemSums): {
  students: number;
  facility: number | null;
  discrimination: number | null;
} {
  const facility = students === 0 ? null : shares / students;
  if (pairs < FEWEST_STUDENTS) return { students, facility, discrimination: null };
  const [varianceX, varianceY] = [xx - (x * x) / pairs, yy - (y * y) / pairs];
  // Below this, variance is floating-point error.
  if (varianceX < 1e-9 || varianceY < 1e-9) return { students, facility, discrimination: null };
  const value = (xy - (x * y) / pairs) / Math.sqrt(varianceX * varianceY);
  return { students, facility, discrimination: Math.min(1, Math.max(-1, value)) };
}
