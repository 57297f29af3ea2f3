import type { Teacher } from '../../../shared/actor';
import { refuse } from '../../../shared/errors';
import { releasedLetter } from '../../../shared/mail/attempt-letters';
import { messages } from '../../../shared/messages';
import { whyNotEvaluate, whyNotRelease } from '../../../shared/quiz/can';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/closing.service';
import { queueMail } from '../mail/service';
import { getOwnQuiz } from '../quizzes/find';
import { closeResponses, setEvaluationStatus } from '../quizzes/state';
import { evaluateSoon, type RunDeps } from './run-evaluation';
import { evaluationStore } from './store';

type EvaluationDeps = RunDeps & CloseDeps & Pick<Deps, 'inTransaction'>;

/**
 * Starts the evaluation of an own quiz (404) in the background; running already, it answers the same. Refuses without a
 * submitted attempt (409).
 */
export async function startEvaluation(
  deps: EvaluationDeps,
  teacher: Teacher,
  quizId: unknown,
): Promise<{ message: string }> {
  const { id } = getOwnQuiz(deps, teacher, quizId);
  await closeOverdueAttempts(deps);
  const message = deps.inTransaction(() => {
    const { evaluationStatus } = getOwnQuiz(deps, teacher, id);
    const { submitted, unevaluated } = countAttempts(deps, id);
    refuse(whyNotEvaluate({ submittedCount: submitted }));
    if (evaluationStatus === 'completed' && unevaluated === 0) return messages.evaluationCompleted;
    setEvaluationStatus(deps, id, 'in-progress');
    return messages.evaluationStarted;
  });
  if (message === messages.evaluationStarted) evaluateSoon(deps, id);
  return { message };
}

/**
 * Releases the marks of all evaluated attempts on an own quiz (404) to their students, who get mail, and closes responses;
 * again = the same answer. Who still works keeps working. Refuses before the evaluation is completed (409).
 */
export function releaseScores(deps: EvaluationDeps, teacher: Teacher, quizId: unknown): { message: string } {
  deps.inTransaction(() => {
    const { id, title, evaluationStatus } = getOwnQuiz(deps, teacher, quizId);
    refuse(whyNotRelease({ evaluationStatus, submittedCount: countAttempts(deps, id).submitted }));
    const store = evaluationStore(deps.db);
    const now = deps.clock.now();
    closeResponses(deps, id);
    const waiting = store.listUnreleased.all({ quizId: id });
    for (const attempt of waiting) {
      store.release.run({ attemptId: attempt.id, now });
      queueMail(deps, releasedLetter({ to: attempt.email, title, letterhead: deps.letterhead }));
    }
    if (waiting.length > 0) {
      const after = { attempts: waiting.map((attempt) => attempt.id) };
      recordAudit(deps.db, { at: now, actorId: teacher.accountId, action: 'release', subject: id, after });
    }
  });
  return { message: messages.scoresReleased };
}

function countAttempts({ db }: Pick<Deps, 'db'>, quizId: string) {
  const counts = evaluationStore(db).countSubmitted.get({ quizId });
  return { submitted: counts?.submitted ?? 0, unevaluated: counts?.unevaluated ?? 0 };
}
