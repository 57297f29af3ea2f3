import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import type { QuizRow, TeacherDashboard } from '../../../shared/quiz/schema';
import { runningEvaluations } from '../../db/running-evaluations';
import type { Deps } from '../../deps';
import { findAssignedRow, listAssignedRows } from '../assignments/assigned-rows';
import { getPlan } from '../payments/get-plan';
import { draftsStore } from './drafts-store';
import { type QuizRecord, quizzesStore } from './store';
import { toQuizRow } from './views';

/** The teacher's name, plan and quizzes, newest first; the number of statements does not grow with the quizzes. */
export function getTeacherDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  { teacher }: { teacher: Teacher },
): TeacherDashboard {
  const store = quizzesStore(deps.db);
  const { name, email } = teacher;
  const teacherId = ownerOf(teacher);
  const totals = byQuiz(store.listAttemptTotals.all({ teacherId }));
  const marks = byQuiz(store.listMarkTotals.all({ teacherId }));
  const questions = Map.groupBy(store.listQuestionMarks.all({ teacherId }), ({ quizId }) => quizId);
  const drafts = byQuiz(draftsStore(deps.db).listCounts.all({ teacherId }));
  const inHand = runningEvaluations(deps.db);
  const assigned = listAssignedRows(deps, teacherId);
  const quizzes = store.listOwn.all({ teacherId }).map((quiz) =>
    toQuizRow(quiz, {
      totals: totals.get(quiz.id),
      marks: marks.get(quiz.id),
      questions: questions.get(quiz.id) ?? [],
      draftCount: drafts.get(quiz.id)?.count ?? 0,
      inHand: inHand.get(quiz.id),
      assigned: assigned.get(quiz.id),
    }),
  );
  return { name, email, ...getPlan(deps, teacherId), quizzes };
}

/** One quiz as it stands in that list. */
export function getQuizRow({ db }: Pick<Deps, 'db'>, { quiz }: { quiz: QuizRecord }): QuizRow {
  const [store, own] = [quizzesStore(db), { quizId: quiz.id, teacherId: quiz.teacherId }];
  return toQuizRow(quiz, {
    totals: store.attemptTotals.get(own),
    marks: store.markTotals.get(own),
    questions: store.questionMarks.all(own),
    draftCount: draftsStore(db).count.get(own)?.count ?? 0,
    inHand: runningEvaluations(db).get(quiz.id),
    assigned: findAssignedRow({ db }, own),
  });
}

const byQuiz = <Total extends { quizId: string }>(totals: readonly Total[]) =>
  new Map(totals.map((total) => [total.quizId, total]));
