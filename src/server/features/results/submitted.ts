import { byName } from '../../../shared/by-name';
import { sumMarks } from '../../../shared/marking/marks';
import type { Question } from '../../../shared/question/schema';
import { hidesNames } from '../../../shared/results/names-hidden';
import { runningEvaluations } from '../../db/evaluation-memory';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import { getNotAsked } from '../attempts/course';
import { getQuestions, getQuizById } from '../quizzes/find';
import { resultsStore } from './store';

/** A quiz (404) with its questions and submitted attempts at one moment; overdue attempts are closed first. */
export async function getSubmitted(deps: CloseDeps, quizId: string) {
  await closeOverdueAttempts(deps);
  const quiz = getQuizById(deps, quizId);
  const rows = resultsStore(deps.db).listSubmitted.all({ quizId, teacherId: quiz.teacherId });
  return {
    quiz,
    namesHidden: hidesNames(quiz, {
      isReleased: () => rows.some(({ releasedAt }) => releasedAt !== null),
      isToDecide: () => rows[0]?.isToDecide === 1,
    }),
    inProgress: runningEvaluations(deps.db).get(quizId),
    questions: getQuestions(deps, quizId),
    attempts: rows.sort(byName).map(({ versionId, seed, isToDecide: _, ...attempt }) => ({
      ...attempt,
      notAsked: getNotAsked(deps, { id: attempt.attemptId, versionId, seed }),
    })),
  };
}

/** The maximum score of an attempt: the marks of its questions. */
export const maxScoreOf = (
  { notAsked }: Pick<Submitted['attempts'][number], 'notAsked'>,
  questions: readonly Question[],
): number =>
  sumMarks(questions.flatMap(({ _id, maximumMarks }) => (notAsked.has(_id) ? [] : [maximumMarks])));

export type Submitted = Awaited<ReturnType<typeof getSubmitted>>;
