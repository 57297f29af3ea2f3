import type { Teacher } from '../../../shared/actor';
import type { QuizRow, TeacherDashboard } from '../../../shared/quiz/schema';
import { runningEvaluations } from '../../db/evaluation-memory';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { findAssignedRow, listAssignedRows } from '../assignments/assigned-rows';
import { countDecisions } from '../marking/evaluation/reliance';
import { getPlan } from '../payments/plan';
import { listSharedQuizzes, readAccess, type SeenQuiz } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { findAttemptTotals, listAttemptTotals } from '../quizzes/totals';
import { deskStore } from './store';
import { mayAskDecisions, toQuizRow } from './views';

/** The teacher's name, plan and quizzes, newest first, then shared ones; the number of statements is constant. */
export function getTeacherDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  { teacher }: { teacher: Teacher },
): TeacherDashboard {
  const { name, email } = teacher;
  const teacherId = ownerOf(teacher);
  const own = deskStore(deps.db)
    .listOwn.all({ teacherId })
    .map((quiz): SeenQuiz => ({ quiz, access: { right: 'own', owner: null } }));
  const seen = [...own, ...listSharedQuizzes(deps, teacher)];
  return { name, email, ...getPlan(deps, teacherId), quizzes: toRows(deps, seen) };
}

/** Rows of any number of quizzes in seven statements. */
function toRows({ db }: Pick<Deps, 'db'>, seen: readonly SeenQuiz[]): QuizRow[] {
  const store = deskStore(db);
  const quizIds = JSON.stringify(seen.map(({ quiz }) => quiz.id));
  const totals = byQuiz(listAttemptTotals({ db }, quizIds));
  const marks = byQuiz(store.listMarkTotals.all({ quizIds }));
  const asking = seen.flatMap(({ quiz: { id } }) => (mayAskDecisions(marks.get(id)) ? id : []));
  const decisions = countDecisions({ db }, asking);
  const questions = Map.groupBy(store.listQuestionMarks.all({ quizIds }), ({ quizId }) => quizId);
  const drafts = byQuiz(store.listDraftCounts.all({ quizIds }));
  const inProgress = runningEvaluations(db);
  const assigned = listAssignedRows({ db }, quizIds);
  return seen.map(({ quiz, access }) =>
    toQuizRow(quiz, {
      totals: totals.get(quiz.id),
      marks: marks.get(quiz.id),
      toReview: decisions.get(quiz.id),
      questions: questions.get(quiz.id) ?? [],
      draftCount: drafts.get(quiz.id)?.count ?? 0,
      inProgress: inProgress.get(quiz.id),
      assigned: assigned.get(quiz.id),
      access,
    }),
  );
}

export function getQuizRow(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz }: { teacher: Teacher; quiz: QuizRecord },
): QuizRow {
  const { db } = deps;
  const [store, own] = [deskStore(db), { quizId: quiz.id, teacherId: quiz.teacherId }];
  const marks = store.markTotals.get(own);
  return toQuizRow(quiz, {
    totals: findAttemptTotals(deps, quiz),
    marks,
    toReview: mayAskDecisions(marks) ? countDecisions(deps, [quiz.id]).get(quiz.id) : 0,
    questions: store.questionMarks.all(own),
    draftCount: store.draftCount.get(own)?.count ?? 0,
    inProgress: runningEvaluations(db).get(quiz.id),
    assigned: findAssignedRow({ db }, own),
    access: readAccess(deps, teacher, quiz),
  });
}

const byQuiz = <Total extends { quizId: string }>(totals: readonly Total[]) =>
  new Map(totals.map((total) => [total.quizId, total]));
