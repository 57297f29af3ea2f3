import { byName } from '../../../../shared/by-name';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { needsAttention, stateOf, type WatchedStudent } from './live-state';

/** The orders of a class with their sort keys, ascending. */
const BY = {
  look: (student, isPaused) => rankOf(student, isPaused),
  name: () => 0,
  answered: (student) => student.answeredCount,
  time: (student) => (student.submittedAt === null ? student.deadline : Number.POSITIVE_INFINITY),
  tabs: (student) => -student.focusLostCount,
} satisfies Record<string, (student: WatchedStudent, isPaused: boolean) => number>;

export type LiveOrder = keyof typeof BY;
export const LIVE_ORDERS: readonly LiveOrder[] = ['look', 'name', 'answered', 'time', 'tabs'];

/** Students who may need the teacher first, finished ones last. */
function rankOf(student: WatchedStudent, isPaused: boolean): number {
  const state = stateOf(student, isPaused);
  if (state === 'offline') return 0;
  if (state === 'away') return 1;
  if (needsAttention(student, isPaused)) return 2;
  return { saving: 3, paused: 3, writing: 3, closed: 4, submitted: 5 }[state];
}

/** The students in an order, ties by name, so that rows do not move without a reason. */
export function inOrder(
  { students, pausedSince }: Pick<LiveQuiz, 'students' | 'pausedSince'>,
  order: LiveOrder,
): WatchedStudent[] {
  const valueIn = (student: WatchedStudent) => BY[order](student, pausedSince !== null);
  // Infinity minus infinity is NaN.
  const compare = (left: number, right: number) => (left === right ? 0 : left - right);
  return students.toSorted((left, right) => compare(valueIn(left), valueIn(right)) || byName(left, right));
}
