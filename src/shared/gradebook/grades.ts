import type { GradeScale } from './grade-scale';

/** Floating-point error at a half. */
const ROUNDING = 1e-9;

/** A mean as a whole percentage for screens and grades; halves round up. */
export const wholePercent = (percent: number): number => Math.floor(percent + 0.5 + ROUNDING);

/** The grade of a percentage, by its whole percent; a lower bound belongs to its grade. Null without scale or percentage. */
export function gradeOf(scale: GradeScale | null, percent: number | null): string | null {
  if (scale === null || percent === null) return null;
  const whole = wholePercent(percent);
  return scale.find(({ fromPercent }) => whole >= fromPercent)?.label ?? null;
}

const scaleOf = (...grades: readonly (readonly [label: string, fromPercent: number])[]): GradeScale =>
  grades.map(([label, fromPercent]) => ({ label, fromPercent }));

/** Scales to start from. */
export const GRADE_PRESETS = {
  oneToSix: scaleOf(['1', 92], ['2', 81], ['3', 67], ['4', 50], ['5', 30], ['6', 0]),
  aToF: scaleOf(['A', 90], ['B', 80], ['C', 70], ['D', 60], ['F', 0]),
  /** With the hyphen that school systems read, not a minus sign. */
  aPlusToF: scaleOf(
    ...([
      ['A+', 97],
      ['A', 93],
      ['A-', 90],
      ['B+', 87],
      ['B', 83],
      ['B-', 80],
      ['C+', 77],
    ] as const),
    ...([
      ['C', 73],
      ['C-', 70],
      ['D+', 67],
      ['D', 63],
      ['D-', 60],
      ['F', 0],
    ] as const),
  ),
} as const;
