import type { Student } from '../../../shared/actor';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { type CloseDeps, closeOverdueAttempts } from './closing.service';
import { attemptsRepo } from './repo';
import { toStudentDashboard } from './views';

/**
 * The student's submitted attempts, newest first, and those that run; marks only of released ones. The number of
 * statements does not grow with the attempts.
 */
export async function getStudentDashboard(deps: CloseDeps, student: Student): Promise<StudentDashboard> {
  const repo = attemptsRepo(deps.db);
  const own = { studentId: student.accountId };
  const now = deps.clock.now();
  const isOverdue = repo.listOfStudent
    .all(own)
    .some(({ attempt }) => attempt.submittedAt === null && now > attempt.closesAt);
  if (isOverdue) await closeOverdueAttempts(deps);
  const results = repo.listReleasedResultsOfStudent.all(own);
  return toStudentDashboard({
    student: { name: student.name, email: student.email },
    attempts: repo.listOfStudent.all(own),
    now: deps.clock.now(),
    answers: Map.groupBy(repo.listAnswersOfStudent.all(own), ({ attemptId }) => attemptId),
    results: Map.groupBy(results, ({ attemptId }) => attemptId),
    maxScores: new Map(repo.listMaximaOfStudent.all(own).map(({ quizId, maxScore }) => [quizId, maxScore])),
  });
}
