import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import { runningEvaluations } from '../../db/evaluation-memory';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { readAccess } from './access';
import { getDrafts, getQuestions, getQuizById, type QuizRecord } from './find';
import { getOrder } from './order';
import { findAttemptTotals } from './totals';
import { toQuiz } from './views';

type QuizReadDeps = Pick<Deps, 'db' | 'clock'>;

/** A quiz with its questions and the teacher's right. */
export const getQuiz = (
  deps: QuizReadDeps,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
): Quiz => readQuiz(deps, teacher, quiz);

/** Re-reads the quiz after a write (404 if deleted). */
export const getChangedQuiz = (deps: QuizReadDeps, teacher: Teacher, quizId: string): Quiz =>
  readQuiz(deps, teacher, getQuizById(deps, quizId));

function readQuiz(deps: QuizReadDeps, teacher: Teacher, quiz: QuizRecord): Quiz {
  const { id: quizId } = quiz;
  return toQuiz(quiz, {
    access: readAccess(deps, teacher, quiz),
    totals: findAttemptTotals(deps, quiz),
    inProgress: runningEvaluations(deps.db).get(quizId),
    questions: getQuestions(deps, quizId),
    drafts: getDrafts(deps, quizId),
    order: getOrder(deps, quizId),
  });
}
