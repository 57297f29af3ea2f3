import type { Student } from '../../../shared/actor';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { sumMarks } from '../../../shared/marking/marks';
import { termsOf } from '../../rules/assignment/terms';
import { listAvailable } from '../assignments/list-available';
import { readOwnStart } from '../assignments/own-start';
import { type CloseDeps, closeOverdueAttempts } from './close-overdue';
import { getNotAsked } from './course';
import { dashboardStore } from './dashboard-store';
import { toStudentDashboard } from './views';

/**
 * The student's submitted attempts, newest first, running ones, and assigned quizzes not yet started; marks of released ones
 * only. The number of statements grows only with the running attempts.
 */
export async function getStudentDashboard(
  deps: CloseDeps,
  { student }: { student: Student },
): Promise<StudentDashboard> {
  const store = dashboardStore(deps.db);
  const own = { studentId: student.accountId };
  const now = deps.clock.now();
  const isOverdue = store.listAttempts
    .all(own)
    .some(({ attempt }) => attempt.submittedAt === null && now > attempt.closesAt);
  if (isOverdue) await closeOverdueAttempts(deps);
  const results = store.listReleasedResults.all(own);
  return toStudentDashboard({
    student: { name: student.name, email: student.email },
    attempts: store.listAttempts.all(own),
    now: deps.clock.now(),
    answers: Map.groupBy(store.listAnswers.all(own), ({ attemptId }) => attemptId),
    results: Map.groupBy(results, ({ attemptId }) => attemptId),
    maxScores: maxScoresOf(deps, student),
    classNames: new Map(store.listClassNames.all(own).map(({ quizId, className }) => [quizId, className])),
    isTimerHidden: (attempt) => {
      const { ground } = readOwnStart(deps, { quizId: attempt.quizId, student, attempt, now });
      return termsOf(ground).hideTimer;
    },
    available: listAvailable(deps, { student }),
  });
}

/** The maximum score of each attempt from the current marks of its questions. */
function maxScoresOf(
  deps: Pick<CloseDeps, 'db' | 'arrangements'>,
  { accountId: studentId }: Student,
): Map<string, number> {
  const rows = dashboardStore(deps.db).listMaxima.all({ studentId });
  const byAttempt = Map.groupBy(rows, ({ attemptId }) => attemptId);
  return new Map(
    [...byAttempt].map(([attemptId, questions]) => {
      const notAsked = questions[0] ? getNotAsked(deps, { ...questions[0], id: attemptId }) : new Set();
      const asked = questions.filter(({ questionId }) => !notAsked.has(questionId));
      return [attemptId, sumMarks(asked.map(({ maximumMarks }) => maximumMarks))];
    }),
  );
}
