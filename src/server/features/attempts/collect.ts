import type { Teacher } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { closeStarts } from '../assignments/start-ahead';
import { getAgain } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { endPause } from '../timekeeping/pause';
import { type CloseDeps, closeOverdueAttempts, handIn } from './close-overdue';
import { closingStore } from './store';

type CollectDeps = CloseDeps & Pick<Deps, 'db'>;

/**
 * Closes the responses of a quiz, except for students with a later time, ends a pause and submits every running attempt with its
 * stored answers. Later submits are stored as late. Idempotent. Resolves after the commit.
 */
export async function collectSubmissions(
  deps: CollectDeps,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): Promise<{ message: string; collected: number }> {
  await closeOverdueAttempts(deps);
  return deps.groupCommit(() => {
    const current = getAgain(deps, quiz);
    if (current.isPublished) closeStarts(deps, current, deps.clock.now());
    const collected = collectNow(deps, teacher, current);
    return { message: messages.submissionsCollected(collected), collected };
  });
}

/** Collects inside another act's transaction; returns the number of submissions. A draft has none and stays as it is. */
export function collectNow(
  deps: CollectDeps,
  { accountId: actorId }: Teacher,
  quiz: Seen<QuizRecord, 'mark'>,
): number {
  if (!quiz.isPublished) return 0;
  const now = deps.clock.now();
  endPause(deps, quiz, { actorId, now });
  const running = closingStore(deps.db).listRunningOnQuiz.all({ quizId: quiz.id });
  if (running.length === 0) return 0;
  handIn(deps, running, { submittedBy: 'teacher', now });
  const after = { attempts: running.map(({ attemptId }) => attemptId) };
  recordAudit(deps.db, { at: now, actorId, action: 'collect', subject: quiz.id, after });
  return running.length;
}
