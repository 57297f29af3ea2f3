import type { LiveQuiz } from '../../../../shared/supervision/schema';
import type { WatchedStudent } from './live-state';

/** For tests: a running quiz of ten questions with these students by name. */
export const aWatchedQuiz = (
  students: Readonly<Record<string, Partial<WatchedStudent>>>,
  about: Partial<LiveQuiz> = {},
): LiveQuiz => ({
  quizId: 'quiz1',
  title: 'Cells',
  shareId: 'ABCDEFGH',
  serverNow: 600_000,
  pausedSince: null,
  acceptingResponses: true,
  allowTabChange: false,
  students: Object.entries(students).map(([studentName, each]) =>
    aWatchedStudent({ attemptId: studentName, studentName, ...each }),
  ),
  absent: [],
  clock: [],
  messages: [],
  late: [],
  ...about,
});

/** For tests: an ordinary student in the middle of a ten-question quiz. */
export const aWatchedStudent = (about: Partial<WatchedStudent> = {}): WatchedStudent => ({
  attemptId: 'asha',
  studentName: 'Asha Kumar',
  studentEmail: 'asha@school.example',
  startedAt: 0,
  deadline: 1_800_000,
  timeFactorPercent: 100,
  submittedAt: null,
  submittedBy: null,
  receipt: null,
  isReleased: false,
  questionNumber: 4,
  questionCount: 10,
  answeredCount: 3,
  answeredNumbers: [1, 2, 3],
  atNumber: 4,
  notAskedNumbers: [],
  connection: 'saved',
  lastSeenAt: 600_000,
  focusLostCount: 0,
  tabChangeLimit: 3,
  reloadCount: 0,
  isAway: false,
  ...about,
});
