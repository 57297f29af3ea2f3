import { byName } from '../../../../shared/by-name';
import type { StudentResult } from '../../../../shared/results/schema';
import { reviewCountOf } from '../review';

export const COLUMNS = ['student', 'score', 'percentage', 'focus', 'status'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  readonly column: Column;
  readonly descending: boolean;
}

/** What waits for the teacher comes first. */
function statusRank(student: StudentResult): number {
  if (reviewCountOf(student) > 0) return 0;
  if (!student.isEvaluated) return 1;
  return student.scoresReleased ? 3 : 2;
}

const VALUES: Readonly<Record<Exclude<Column, 'student'>, (student: StudentResult) => number | null>> = {
  score: ({ score }) => score,
  percentage: ({ percentage }) => percentage,
  focus: ({ focusLostCount }) => focusLostCount,
  status: statusRank,
};

/** The students in the order wanted; equal ones by name, those without a value last in either direction. */
export function sortStudents(
  students: readonly StudentResult[],
  { column, descending }: Sorting,
): StudentResult[] {
  const direction = descending ? -1 : 1;
  if (column === 'student') return students.toSorted((a, b) => direction * byName(a, b));
  const figureOf = VALUES[column];
  return students.toSorted((a, b) => {
    const [left, right] = [figureOf(a), figureOf(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || byName(a, b);
    }
    return direction * (left - right) || byName(a, b);
  });
}

/** The sorting after a press on a column's head: the same column turns round, figures start with the largest. */
export function nextSorting(sorting: Sorting, column: Column): Sorting {
  if (sorting.column === column) return { column, descending: !sorting.descending };
  return { column, descending: column !== 'student' && column !== 'status' };
}
