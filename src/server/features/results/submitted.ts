import type { Teacher } from '../../../shared/actor';
import { byName } from '../../../shared/by-name';
import { runningEvaluations } from '../../db/running-evaluations';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import { getOwnQuiz, getQuestions } from '../quizzes/find';
import { resultsStore } from './store';

/** An own quiz (404) with its questions and submitted attempts at one moment, after those whose time is over were closed. */
export async function getSubmitted(deps: CloseDeps, teacher: Teacher, quizId: string) {
  await closeOverdueAttempts(deps);
  return {
    quiz: getOwnQuiz(deps, teacher, quizId),
    inHand: runningEvaluations(deps.db).get(quizId),
    questions: getQuestions(deps, quizId),
    attempts: resultsStore(deps.db).listSubmitted.all({ quizId, teacherId: teacher.accountId }).sort(byName),
  };
}

export type Submitted = Awaited<ReturnType<typeof getSubmitted>>;
