import type { FocusLossSeen, LiveQuiz } from '../../../shared/supervision/schema';

const MINUTE_MS = 60_000;
type Student = LiveQuiz['students'][number];

const running = { submittedAt: null, submittedBy: null, receipt: null } as const;

/** What a class of eight is doing in the middle of a quiz; the first two have submitted, of whom the server closed one. */
const DOING: readonly ((now: number) => Partial<Student>)[] = [
  () => ({}),
  () => ({ submittedBy: 'server' }),
  () => ({ ...running, questionNumber: 4, answeredCount: 3, timeFactorPercent: 125 }),
  () => ({ ...running, questionNumber: 10, answeredCount: 9, connection: 'saving' }),
  (now) => ({ ...running, connection: 'offline', lastSeenAt: now - MINUTE_MS }),
  () => ({ ...running, questionNumber: 2, answeredCount: 1, focusLostCount: 1, isAway: true }),
  () => ({ ...running, questionNumber: 7, answeredCount: 6, focusLostCount: 2 }),
  () => ({ ...running, questionNumber: 1, answeredCount: 0, focusLostCount: 3 }),
];

/** The live view of a class whose papers are all in, as it was ten minutes after the start. */
export function inTheMiddle(quiz: LiveQuiz): LiveQuiz {
  const { serverNow: now, students } = quiz;
  const deadline = now + 20 * MINUTE_MS;
  const about = { startedAt: now - 10 * MINUTE_MS, studentName: null };
  return {
    ...quiz,
    students: students.map((student, at) => ({ ...student, deadline, ...DOING[at % DOING.length]?.(now) })),
    clock: [
      { ...about, kind: 'extra', addedMs: 5 * MINUTE_MS, studentCount: 1, studentName: 'Asha Kumar' },
      { ...about, kind: 'pause', addedMs: 3 * MINUTE_MS, studentCount: 8 },
      { ...about, kind: 'downtime', addedMs: 12_000, studentCount: 8 },
      { ...about, kind: 'reopened', addedMs: 0, studentCount: 1, studentName: 'Ben Okafor' },
    ],
    late: students.slice(0, 3).map(({ attemptId, studentName, studentEmail }, at) => ({
      ...{ attemptId, studentName, studentEmail, receivedAt: now - MINUTE_MS },
      decision: ([null, 'accepted', 'ignored'] as const)[at] ?? null,
      changes: [
        {
          questionNumber: 3,
          questionText: 'Which colour of light does chlorophyll reflect most?',
          stored: null,
          late: 'Green',
        },
      ],
    })),
  };
}

export const pausedInTheMiddle = (quiz: LiveQuiz): LiveQuiz => ({
  ...inTheMiddle(quiz),
  pausedSince: quiz.serverNow - MINUTE_MS,
});

/** A focus loss that most of the class shared, a reload, and a focus loss that is excused. */
export const someFocusLosses = (now: number): FocusLossSeen[] => [
  {
    leftAt: now - 5 * MINUTE_MS,
    returnedAt: now - 5 * MINUTE_MS + 4000,
    isReturnExact: true,
    isReload: false,
    questionNumber: 2,
    excusedAt: null,
    alike: { awayCount: 6, runningCount: 8, isShared: true },
  },
  {
    leftAt: now - 3 * MINUTE_MS,
    returnedAt: now - 3 * MINUTE_MS + 2000,
    isReturnExact: true,
    isReload: true,
    questionNumber: 2,
    excusedAt: null,
    alike: { awayCount: 1, runningCount: 8, isShared: false },
  },
  {
    leftAt: now - MINUTE_MS,
    returnedAt: null,
    isReturnExact: true,
    isReload: false,
    questionNumber: null,
    excusedAt: now,
    alike: { awayCount: 1, runningCount: 8, isShared: false },
  },
];
