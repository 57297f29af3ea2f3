import type { Student } from '../../../shared/actor';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { type CloseDeps, closeOverdueAttempts } from './close-overdue';
import { dashboardStore } from './dashboard-store';
import { toStudentDashboard } from './views';

/**
 * The student's submitted attempts, newest first, and those that run; marks only of released ones. The number of
 * statements does not grow with the attempts.
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
    maxScores: new Map(store.listMaxima.all(own).map(({ quizId, maxScore }) => [quizId, maxScore])),
  });
}
