import { refuse } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import { whyNotEvaluate } from '../../../rules/quiz/can';
import { type CloseDeps, closeOverdueAttempts } from '../../attempts/close-overdue';
import { setEvaluationStatus } from '../../quizzes/change';
import { getQuizById, type QuizRecord } from '../../quizzes/find';
import { evaluateSoon, type RunDeps } from './run-evaluation';
import { evaluationStore } from './store';

/** Starts the evaluation of a quiz in the background; idempotent while it runs. Throws 409 without a submitted attempt. */
export async function startEvaluation(
  deps: RunDeps & CloseDeps & Pick<Deps, 'inTransaction'>,
  { quiz: { id: quizId } }: { quiz: Seen<QuizRecord, 'mark'> },
): Promise<{ message: string }> {
  await closeOverdueAttempts(deps);
  const message = deps.inTransaction(() => {
    const { evaluationStatus } = getQuizById(deps, quizId);
    const { submitted = 0, unevaluated = 0 } = evaluationStore(deps.db).countSubmitted.get({ quizId }) ?? {};
    refuse(whyNotEvaluate({ submittedCount: submitted }));
    if (evaluationStatus === 'completed' && unevaluated === 0) return messages.evaluationCompleted;
    setEvaluationStatus(deps, quizId, 'in-progress');
    return messages.evaluationStarted;
  });
  if (message === messages.evaluationStarted) evaluateSoon(deps, quizId);
  return { message };
}
