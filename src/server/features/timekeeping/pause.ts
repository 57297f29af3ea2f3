import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { giveBackSilence } from './heartbeat';
import { setPaused } from './store';

/**
 * Stops the clocks of everybody taking the quiz, and of those who start during the pause. Throws 409 if unpublished or paused.
 * Resolves after the commit.
 */
export async function pauseQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'log'>,
  { teacher, quiz: { id: quizId } }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): Promise<{ message: string; pausedSince: number }> {
  await giveBackSilence(deps);
  return deps.groupCommit(() => {
    const { isPublished, pausedAt, teacherId } = getQuizById(deps, quizId);
    if (!isPublished) throw new DomainError('conflict', messages.notPublished);
    if (pausedAt !== null) throw new DomainError('conflict', messages.alreadyPaused);
    const now = deps.clock.now();
    setPaused(deps.db, { quizId, teacherId }, now);
    recordAudit(deps.db, { at: now, actorId: teacher.accountId, action: 'pause', subject: quizId });
    return { message: messages.quizPaused, pausedSince: now };
  });
}
