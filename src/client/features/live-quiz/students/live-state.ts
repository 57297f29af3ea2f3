import type { LiveQuiz } from '../../../../shared/supervision/schema';

export type WatchedStudent = LiveQuiz['students'][number];

/** A student's state; the first that applies. */
export type LiveState = 'offline' | 'away' | 'saving' | 'paused' | 'writing' | 'submitted' | 'closed';

export function stateOf(student: WatchedStudent, isPaused: boolean): LiveState {
  if (student.submittedAt !== null) return student.submittedBy === 'server' ? 'closed' : 'submitted';
  if (student.connection === 'offline') return 'offline';
  if (isPaused) return 'paused';
  if (student.isAway) return 'away';
  return student.connection === 'saving' ? 'saving' : 'writing';
}

export type TabTone = 'none' | 'warn' | 'bad';

/** The severity of tab changes: the last allowed one is serious too. */
export function tabChangeTone({
  focusLostCount,
  tabChangeLimit,
}: Pick<WatchedStudent, 'focusLostCount' | 'tabChangeLimit'>): TabTone {
  if (focusLostCount === 0) return 'none';
  return focusLostCount >= tabChangeLimit ? 'bad' : 'warn';
}

/** Whether the teacher should look: offline, away, or one tab change before the last. */
export function needsAttention(student: WatchedStudent, isPaused: boolean): boolean {
  const state = stateOf(student, isPaused);
  if (state === 'submitted' || state === 'closed') return false;
  const isNearLimit = student.focusLostCount > 0 && student.focusLostCount >= student.tabChangeLimit - 1;
  return state === 'offline' || state === 'away' || isNearLimit;
}

/** The class in figures; offline students are not counted as writing or waiting. */
export function countStudents({
  students,
  absent,
  pausedSince,
}: Pick<LiveQuiz, 'students' | 'absent' | 'pausedSince'>) {
  const states = students.map((student) => stateOf(student, pausedSince !== null));
  const count = (...wanted: LiveState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    all: students.length,
    absent: absent.length,
    submitted: count('submitted', 'closed'),
    writing: count('writing', 'saving', 'away'),
    paused: count('paused'),
    offline: count('offline'),
  };
}
