import type { FocusLossSeen, LiveQuiz } from '../../../shared/supervision/schema';

const MINUTE_MS = 60_000;
type Student = LiveQuiz['students'][number];

/** A student on a question, with all earlier ones answered. */
const at = (number: number): Partial<Student> => ({
  ...{ questionNumber: number, atNumber: number, answeredCount: number - 1 },
  answeredNumbers: Array.from({ length: number - 1 }, (_, index) => index + 1),
});

const running = { submittedAt: null, submittedBy: null, receipt: null } as const;

/** A class of eight in the middle of a quiz; the first two have submitted, one of them through the server. */
const DOING: readonly ((now: number) => Partial<Student>)[] = [
  () => ({}),
  () => ({ submittedBy: 'server' }),
  () => ({ ...running, ...at(4), timeFactorPercent: 125 }),
  () => ({ ...running, ...at(10), connection: 'saving' }),
  (now) => ({ ...running, connection: 'offline', lastSeenAt: now - MINUTE_MS }),
  () => ({ ...running, ...at(2), focusLostCount: 1, isAway: true }),
  () => ({ ...running, ...at(7), focusLostCount: 2 }),
  () => ({ ...running, ...at(1), focusLostCount: 3 }),
];

/** Turns the live view of a finished class into that of ten minutes after the start. */
export function inTheMiddle(quiz: LiveQuiz): LiveQuiz {
  const { serverNow: now, students } = quiz;
  const deadline = now + 20 * MINUTE_MS;
  const about = { startedAt: now - 10 * MINUTE_MS, studentName: null, attemptId: null };
  return {
    ...quiz,
    students: students.map((student, at) => ({ ...student, deadline, ...DOING[at % DOING.length]?.(now) })),
    clock: [
      { ...about, kind: 'extra', addedMs: 5 * MINUTE_MS, studentCount: 1, studentName: 'Asha Kumar' },
      { ...about, kind: 'pause', addedMs: 3 * MINUTE_MS, studentCount: 8 },
      { ...about, kind: 'downtime', addedMs: 12_000, studentCount: 8 },
      { ...about, kind: 'reopened', addedMs: 0, studentCount: 1, studentName: 'Ben Okafor' },
    ],
    messages: [
      {
        ...{ number: 2, text: 'Please sit apart.', sentAt: now - MINUTE_MS },
        ...{ studentName: 'Goran Novak', attemptId: 'goran', studentCount: 1, deliveredCount: 0 },
      },
      {
        ...{ number: 1, text: 'Question 3: choose all that apply.', sentAt: now - 2 * MINUTE_MS },
        ...{ studentName: null, attemptId: null, studentCount: 8, deliveredCount: 7 },
      },
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

/** A focus loss shared by most of the class, a reload, and an excused focus loss. */
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
