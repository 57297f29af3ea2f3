import type { Teacher } from '../../../shared/actor';
import type { TeacherDashboard } from '../../../shared/quiz/schema';
import { runningEvaluations } from '../../db/running-evaluations';
import type { Deps } from '../../deps';
import { getPlan } from '../payments/get-plan';
import { quizzesStore } from './store';
import { toQuizRow } from './views';

/** The teacher's name, plan and quizzes, newest first; the number of statements does not grow with the quizzes. */
export function getTeacherDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  { teacher }: { teacher: Teacher },
): TeacherDashboard {
  const { listOwn, listAttemptTotals, listOwnQuestionIds } = quizzesStore(deps.db);
  const { accountId: teacherId, name, email } = teacher;
  const totals = new Map(listAttemptTotals.all({ teacherId }).map((total) => [total.quizId, total]));
  const questions = Map.groupBy(listOwnQuestionIds.all({ teacherId }), ({ quizId }) => quizId);
  const inHand = runningEvaluations(deps.db);
  const quizzes = listOwn.all({ teacherId }).map((quiz) =>
    toQuizRow(
      quiz,
      totals.get(quiz.id),
      (questions.get(quiz.id) ?? []).map(({ id }) => id),
      inHand.get(quiz.id),
    ),
  );
  return { name, email, ...getPlan(deps, teacher), quizzes };
}
