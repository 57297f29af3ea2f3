import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { EvaluatedQuiz } from '../../../shared/results/schema';
import { readCurrentAnswers } from '../attempts/attempt-state';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import { getQuestionsSeen } from '../attempts/course';
import { readAppealsOf } from '../marking/appeals/appeals';
import { readComments } from '../marking/comments/read-comments';
import { correctionsInForce } from '../marking/evaluation/corrections';
import { getRubrics } from '../marking/rubrics/find';
import { givenItemsOf } from '../marking/rubrics/given-items';
import { getQuestions } from '../quizzes/find';
import { resultsStore } from './store';
import type { SubmittedAttempt } from './targets';
import { toEvaluatedQuiz } from './views';
import { whyWithheld } from './why-withheld';

/**
 * A student's own marked answers; correct answers only after the last submission, once no student may start
 * any more. Also for a deleted quiz. Throws 403 before the release.
 */
export async function getEvaluatedQuiz(
  deps: CloseDeps,
  { attempt }: { attempt: SubmittedAttempt },
): Promise<EvaluatedQuiz> {
  const { id: attemptId, quizId, releasedAt } = attempt;
  if (releasedAt === null) throw new DomainError('forbidden', refusals.resultsNotReleased);
  await closeOverdueAttempts(deps);
  const current = new Map(getQuestions(deps, quizId).map((question) => [question._id, question]));
  const store = resultsStore(deps.db);
  const rows = store.listResultsOfAttempt.all({ attemptId });
  const corrections = store.listCorrections.all({ quizId, attemptId, releasedAt });
  return toEvaluatedQuiz({
    questions: getQuestionsSeen(deps, attempt).flatMap((asked) => {
      const question = current.get(asked._id);
      return question ? [{ question, asked }] : [];
    }),
    answers: readCurrentAnswers(deps, attemptId),
    results: new Map(rows.map((row) => [row.questionId, row])),
    corrections: new Map(corrections.map((correction) => [correction.questionId, correction])),
    inForce: correctionsInForce(deps, quizId),
    comments: readComments(deps, attemptId),
    appeals: readAppealsOf(deps, attemptId),
    rubrics: getRubrics(deps, quizId),
    given: givenItemsOf(deps, attemptId),
    isKeyWithheld: whyWithheld(deps, quizId) !== null,
  });
}
