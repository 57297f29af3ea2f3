import { useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { heldOrder } from '../../../ui/held-order';
import { needsAttention, type WatchedStudent } from './live-state';
import { type LiveSorting, sortLive } from './sort-live';

interface OrderOptions {
  sorting: LiveSorting;
  onlyAttention: boolean;
  /** Raised by each press on the sorting or the filter: only that may move a row. */
  version: number;
}

/** The students as the list shows them: rows stay where they are while news comes in, new ones come at the end. */
export function useLiveOrder(
  quiz: LiveQuiz,
  { sorting, onlyAttention, version }: OrderOptions,
): WatchedStudent[] {
  const isPaused = quiz.pausedSince !== null;
  const wanted = quiz.students.filter((student) => !onlyAttention || needsAttention(student, isPaused));
  const now = sortLive(wanted, sorting, isPaused).map(({ attemptId }) => attemptId);
  const [last, setLast] = useState({ version, ids: now });

  const byId = new Map(quiz.students.map((student) => [student.attemptId, student]));
  const ids = last.version === version ? heldOrder(last.ids, now, new Set(byId.keys())) : now;
  if (last.version !== version || last.ids.join() !== ids.join()) setLast({ version, ids });
  return ids.flatMap((id) => byId.get(id) ?? []);
}
