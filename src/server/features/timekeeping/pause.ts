import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { standstill } from '../../rules/timing/ledger';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { addClockEntry } from './clock';
import { giveBackSilence } from './heartbeat';
import { clockStore, setPaused } from './store';

/**
 * Stops the clocks of all students taking the quiz, including those who start during the pause. Throws 409 if
 * unpublished or paused. Resolves after the commit.
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

/** Resumes a paused quiz: each running attempt gets the paused time back in one entry. Throws 409 if not paused. */
export function continueQuiz(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): { message: string } {
  if (quiz.pausedAt === null) throw new DomainError('conflict', messages.notPaused);
  endPause(deps, quiz, { actorId: teacher.accountId, now: deps.clock.now() });
  return { message: messages.quizContinued };
}

/** Gives each running attempt the paused time back, if the quiz is paused; call inside the act's transaction. */
export function endPause(
  { db }: Pick<Deps, 'db'>,
  { id: quizId, teacherId, pausedAt }: QuizRecord,
  { actorId, now }: { actorId: string; now: number },
): void {
  if (pausedAt === null) return;
  for (const attempt of clockStore(db).listOpenOnQuiz.all({ quizId })) {
    const entry = standstill(attempt, { from: pausedAt, now });
    if (entry) addClockEntry({ db }, attempt, { ...entry, kind: 'pause', actorId, now });
  }
  setPaused(db, { quizId, teacherId }, null);
  recordAudit(db, { at: now, actorId, action: 'continue', subject: quizId, before: { pausedAt } });
}
