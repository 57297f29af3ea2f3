import { useState } from 'react';
import type { StudentResult } from '../../../../shared/results/schema';
import { heldOrder, isSameOrder } from '../../../ui/held-order';
import { reviewCountOf } from '../review';
import { type Sorting, sortStudents } from './sort-students';

interface OrderOptions {
  sorting: Sorting;
  onlyToReview: boolean;
  /** Rows stay where they are: while marks come in, and while the answers of one of them are open. */
  hold: boolean;
}

/** The students as the list shows them: filtered and sorted, without moving under the teacher's hand; and whether they are in order. */
export function useStudentOrder(
  students: readonly StudentResult[],
  { sorting, onlyToReview, hold }: OrderOptions,
): { students: StudentResult[]; isInOrder: boolean } {
  const view = `${sorting.column} ${sorting.descending} ${onlyToReview}`;
  const now = sortStudents(
    onlyToReview ? students.filter((student) => reviewCountOf(student) > 0) : students,
    sorting,
  ).map(({ studentId }) => studentId);
  const [last, setLast] = useState({ view, ids: now });

  const byId = new Map(students.map((student) => [student.studentId, student]));
  const isHeld = hold && last.view === view;
  const ids = isHeld ? heldOrder(last.ids, now, new Set(byId.keys())) : now;
  if (last.view !== view || last.ids.join() !== ids.join()) setLast({ view, ids });

  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  return { students: shown, isInOrder: isSameOrder(shown, sortStudents(shown, sorting)) };
}
