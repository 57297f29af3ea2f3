import type { Teacher } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import { collectNow } from '../attempts/collect';
import { getAgain } from '../quizzes/access';
import { changeQuiz, closeResponses, setEvaluationStatus } from '../quizzes/change';
import type { QuizRecord } from '../quizzes/find';

/**
 * Moves a quiz to the trash for 30 days after collecting its running attempts; only its students' own attempts stay visible. A
 * running evaluation stops. Resolves after the commit.
 */
export async function removeQuiz(
  deps: CloseDeps & Pick<Deps, 'db'>,
  { teacher, quiz: seen }: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'> },
): Promise<{ message: string }> {
  await closeOverdueAttempts(deps);
  const { id: quizId } = seen;
  return deps.groupCommit(() => {
    const [now, actorId] = [deps.clock.now(), teacher.accountId];
    const quiz = getAgain(deps, seen);
    if (quiz.isPublished) closeResponses(deps, quizId);
    collectNow(deps, teacher, quiz);
    // After a restore nothing would resume it.
    if (quiz.evaluationStatus === 'in-progress') setEvaluationStatus(deps, quizId, 'pending');
    changeQuiz(deps, quiz, { deletedAt: now, releaseAt: null, releaseRefusal: null });
    recordAudit(deps.db, { at: now, actorId, action: 'quiz-deletion', subject: quizId });
    return { message: messages.quizDeleted };
  });
}
