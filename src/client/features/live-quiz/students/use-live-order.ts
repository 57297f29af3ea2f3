import { useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { heldOrder, isSameOrder } from '../../../ui/held-order';
import { needsAttention, type WatchedStudent } from './live-state';
import { type LiveSorting, sortLive } from './sort-live';

interface OrderOptions {
  sorting: LiveSorting;
  onlyAttention: boolean;
  /** Rows stay where they are, new ones come at the end: one of them is about to be used. */
  hold: boolean;
  /** Raised by each press on the sorting or the filter: that moves rows also while they are held. */
  version: number;
}

/** The students as the list shows them, sorted as the head says, also after news; and whether they are in order. */
export function useLiveOrder(
  quiz: LiveQuiz,
  { sorting, onlyAttention, hold, version }: OrderOptions,
): { students: WatchedStudent[]; isInOrder: boolean } {
  const isPaused = quiz.pausedSince !== null;
  const wanted = quiz.students.filter((student) => !onlyAttention || needsAttention(student, isPaused));
  const now = sortLive(wanted, sorting, isPaused).map(({ attemptId }) => attemptId);
  const [last, setLast] = useState({ version, ids: now });

  const byId = new Map(quiz.students.map((student) => [student.attemptId, student]));
  const isHeld = hold && last.version === version;
  const ids = isHeld ? heldOrder(last.ids, now, new Set(byId.keys())) : now;
  if (last.version !== version || last.ids.join() !== ids.join()) setLast({ version, ids });
  const students = ids.flatMap((id) => byId.get(id) ?? []);
  return { students, isInOrder: isSameOrder(students, sortLive(students, sorting, isPaused)) };
}
