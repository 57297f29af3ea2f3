import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { aWatchedStudent } from './a-watched-student';
import type { WatchedStudent } from './live-state';

/** For tests: a running quiz of ten questions with these students, by name. */
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
