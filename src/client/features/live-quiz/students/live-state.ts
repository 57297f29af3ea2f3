import type { LiveQuiz } from '../../../../shared/supervision/schema';

export type WatchedStudent = LiveQuiz['students'][number];

/** How a student is getting on; the first that holds is shown. */
export type LiveState = 'offline' | 'away' | 'saving' | 'paused' | 'writing' | 'submitted' | 'closed';

export function stateOf(student: WatchedStudent, isPaused: boolean): LiveState {
  if (student.submittedAt !== null) return student.submittedBy === 'server' ? 'closed' : 'submitted';
  if (student.connection === 'offline') return 'offline';
  if (isPaused) return 'paused';
  if (student.isAway) return 'away';
  return student.connection === 'saving' ? 'saving' : 'writing';
}

export type TabTone = 'none' | 'warn' | 'bad';

/** How serious the tab changes of a student are: the last one that is allowed counts as serious, too. */
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

/** The class in figures; the offline ones are not among those who write or wait. */
export function countStudents({ students, pausedSince }: Pick<LiveQuiz, 'students' | 'pausedSince'>) {
  const states = students.map((student) => stateOf(student, pausedSince !== null));
  const count = (...wanted: LiveState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    all: students.length,
    submitted: count('submitted', 'closed'),
    writing: count('writing', 'saving', 'away'),
    paused: count('paused'),
    offline: count('offline'),
  };
}
